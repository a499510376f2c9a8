import { object } from 'yup'
import { type SettingKey, settingKeys, settings } from '#amministrazione/impostazioni/rules.ts'
import { containsWords } from '#shared/containsWords.ts'

/** The settings that are lists of words, wherever else they are shown. */
const OTHER_LISTE = 'Altre liste'

export type SettingGroupName = (typeof settings)[SettingKey]['gruppo'] | typeof OTHER_LISTE

/** Values of some settings, by their key. */
export type SettingFormValues = Partial<Record<SettingKey, unknown>>

export interface SettingGroup {
  name: SettingGroupName
  keys: readonly SettingKey[]
}

interface SettingSection {
  /** Missing where a group has one only. */
  name?: string
  keys: readonly SettingKey[]
}

const SECTIONS: Partial<Record<SettingGroupName, readonly Required<SettingSection>[]>> = {
  'Richiesta di preventivo': [
    { name: 'Scelte del visitatore', keys: ['tipi_cliente', 'tipi_intervento', 'piani'] },
    { name: 'Prezzi', keys: ['prezzi_preventivo', 'scarto_prezzi_preventivo'] },
    { name: 'Recapiti e testi', keys: ['telefono_commerciale', 'informativa_privacy', 'mesi_richieste'] },
  ],
  Posta: [
    { name: 'Mittente', keys: ['mittente_nome', 'mittente_email'] },
    { name: 'Avvisi', keys: ['avvisi_richieste', 'avvisi_firme', 'avvisi_messaggi', 'ricevuta_richieste'] },
  ],
  Gestione: [
    { name: 'Preventivi e ordini', keys: ['page_size_preventivi', 'codici_sistema'] },
    { name: 'Materiali', keys: ['domande_arrivo', 'domande_legno', 'giorni_prima_consegna', 'quote_materiali'] },
    { name: 'Officina', keys: ['giorni_attivita_indietro', 'stato_fase_da_officina', 'stati_ordine_chiusi'] },
    { name: 'Distinte di taglio', keys: ['lunghezze_barre', 'lama_mm', 'avanzo_minimo_mm'] },
    {
      name: 'Orario e costi',
      keys: [
        'ora_apertura',
        'ore_settimana',
        'costo_orario_macchine',
        'costo_orario_banchi',
        'maggiorazione_straordinari',
      ],
    },
    { name: 'Accesso', keys: ['secondo_fattore_ruoli', 'mesi_accessi'] },
    { name: 'Altri programmi', keys: ['giorni_eventi'] },
  ],
}

/** A group's settings by what they are about; those of no section stand first, without a heading. */
export function sectionsOf({ name, keys }: SettingGroup): readonly SettingSection[] {
  const named = SECTIONS[name] ?? []
  const others = keys.filter((key) => !named.some((section) => section.keys.includes(key)))
  return others.length > 0 ? [{ keys: others }, ...named] : named
}

const slug = (words: string) => words.toLowerCase().replaceAll(' ', '-')

/** Where a group stands on its page. */
export const groupId = (group: SettingGroupName): string => `gruppo-${slug(group)}`

/** Where a section of a group stands. */
export const sectionId = (group: SettingGroupName, section: string): string => `${groupId(group)}-${slug(section)}`

/** The settings of a group that a search finds, by their words, their heading's and those that they hold. */
export function foundSettings(group: SettingGroup, values: SettingFormValues, search: string): ReadonlySet<SettingKey> {
  const found = sectionsOf(group).flatMap(({ name = '', keys }) =>
    keys.filter((key) => {
      const { label, help } = settings[key]
      return containsWords(`${group.name} ${name} ${label} ${help} ${JSON.stringify(values[key] ?? '')}`, search.trim())
    }),
  )
  return new Set(found)
}

/** The headings of the page with their settings, in the order of the server's table. */
export const settingGroups: readonly SettingGroup[] = [...new Set(settingKeys.map((key) => settings[key].gruppo))].map(
  (name) => ({ name, keys: settingKeys.filter((key) => settings[key].gruppo === name) }),
)

/** Customer types, system codes and the like: settings that the screen of the lists has too. */
export const listSettings: SettingGroup = {
  name: OTHER_LISTE,
  keys: settingKeys.filter((key) => settings[key].controllo === 'elenco'),
}

/** The rules of a group's form: those of the server, setting by setting. */
export function groupSchema(keys: readonly SettingKey[]) {
  return object(Object.fromEntries(keys.map((key) => [key, settings[key].schema])))
}

/** Whether two values of a setting are the same. */
export function areEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The settings that a save has to send. */
export function changedSettings(
  keys: readonly SettingKey[],
  saved: SettingFormValues,
  written: SettingFormValues,
): SettingKey[] {
  return keys.filter((key) => !areEqual(saved[key], written[key]))
}

/** A path of the mutation's input (`valore.cap`) as the form calls it (`azienda.cap`). */
export function formFieldOf(key: SettingKey, field: string | null): string {
  return field?.startsWith('valore') ? `${key}${field.slice('valore'.length)}` : key
}
