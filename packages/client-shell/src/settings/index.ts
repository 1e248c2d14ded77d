export * from './settings.ts'
export { setSettings, theSettings, useDark, useSettings, useSettingsOnPage } from './use-settings.ts'
