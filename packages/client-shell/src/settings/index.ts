export * from './settings.ts'
export { setSettings, speakOnce, theSettings, useSettings, useSettingsOnPage } from './use-settings.ts'
