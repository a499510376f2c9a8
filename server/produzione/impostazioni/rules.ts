import type { SettingsOf } from '#platform/settings/rules.ts'
import { integerRule } from '#shared/fields/fields.ts'

export interface ProduzioneSettings {
  costo_orario_macchine: number
  costo_orario_banchi: number
  maggiorazione_straordinari: number
}

/** What hours cost, for scenarios. */
export const produzioneSettings: SettingsOf<ProduzioneSettings> = {
  costo_orario_macchine: {
    label: 'Costo di un’ora alle macchine',
    help: 'In euro, per gli scenari dello schedulatore; con 0 il costo non si dice.',
    gruppo: 'Gestione',
    controllo: 'numero',
    pubblica: false,
    predefinito: 0,
    schema: integerRule().min(0).max(1000),
  },
  costo_orario_banchi: {
    label: 'Costo di un’ora ai banchi',
    help: 'In euro, per gli scenari dello schedulatore; con 0 il costo non si dice.',
    gruppo: 'Gestione',
    controllo: 'numero',
    pubblica: false,
    predefinito: 0,
    schema: integerRule().min(0).max(1000),
  },
  maggiorazione_straordinari: {
    label: 'Maggiorazione degli straordinari',
    help: 'Quanto costa in più un’ora di sabato, in percento.',
    gruppo: 'Gestione',
    controllo: 'numero',
    pubblica: false,
    predefinito: 30,
    schema: integerRule().min(0).max(300),
  },
}
