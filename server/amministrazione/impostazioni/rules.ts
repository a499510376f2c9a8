// All the settings, for whoever administers them.
import { type AcquistiSettings, acquistiSettings } from '#acquisti/impostazioni/rules.ts'
import { type OfficinaSettings, officinaSettings } from '#officina/impostazioni/rules.ts'
import { type OrdiniSettings, ordiniSettings } from '#ordini/impostazioni/rules.ts'
import { type ProductSettings, productSettings, type SettingsOf, valuesOfSettings } from '#platform/settings/rules.ts'
import { type ProduzioneSettings, produzioneSettings } from '#produzione/impostazioni/rules.ts'
import { type VenditeSettings, venditeSettings } from '#vendite/impostazioni/rules.ts'

/** Every setting by its key, as the code reads them. */
export type SettingValues = ProductSettings &
  VenditeSettings &
  OrdiniSettings &
  AcquistiSettings &
  ProduzioneSettings &
  OfficinaSettings

export type SettingKey = keyof SettingValues

export const settings: SettingsOf<SettingValues> = {
  ...productSettings,
  ...venditeSettings,
  ...ordiniSettings,
  ...acquistiSettings,
  ...produzioneSettings,
  ...officinaSettings,
}

/** All of them as the page shows them: by heading, what is of one matter together. */
export const settingKeys: readonly SettingKey[] = [
  'catalogo_pubblicato',
  'tipi_cliente',
  'tipi_intervento',
  'piani',
  'telefono_commerciale',
  'informativa_privacy',
  'prezzi_preventivo',
  'scarto_prezzi_preventivo',
  'mesi_richieste',
  'azienda',
  'marchio',
  'colore',
  'sito',
  'condizioni_vendita',
  'page_size_preventivi',
  'codici_sistema',
  'ora_apertura',
  'ore_settimana',
  'mittente_nome',
  'mittente_email',
  'avvisi_richieste',
  'avvisi_firme',
  'avvisi_messaggi',
  'ricevuta_richieste',
  'testo_mail_fornitore',
  'domande_arrivo',
  'domande_legno',
  'giorni_prima_consegna',
  'giorni_attivita_indietro',
  'stato_fase_da_officina',
  'stati_ordine_chiusi',
  'validita_offerte',
  'iva_offerte',
  'condizioni_offerte',
  'pagamento_offerte',
  'libere_agenti_offerte',
  'promemoria_offerte',
  'consegna_offerte',
  'lunghezze_barre',
  'lama_mm',
  'avanzo_minimo_mm',
  'quote_materiali',
  'costo_orario_macchine',
  'costo_orario_banchi',
  'maggiorazione_straordinari',
  'secondo_fattore_ruoli',
  'mesi_accessi',
  'giorni_eventi',
]

/** All the settings: the stored rows over the defaults. */
export const settingValues = (rows: readonly { chiave: string; valore: unknown }[]): SettingValues =>
  valuesOfSettings(settings, rows)
