/** What a setting is edited with. */
export const SETTING_CONTROLS = [
  'elenco',
  'testo',
  'testo_lungo',
  'numero',
  'ora',
  'azienda',
  'si_no',
  'ruoli',
] as const

export type SettingControl = (typeof SETTING_CONTROLS)[number]
