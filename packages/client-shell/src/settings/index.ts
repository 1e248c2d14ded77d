export * from './settings.ts'
export { setSettings, theSettings, useSettings, useSettingsOnPage } from './use-settings.ts'
