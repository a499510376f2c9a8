import { object } from 'yup'
import { type SettingKey, settingKeys, settings } from '#platform/settings/rules.ts'
import { containsWords } from '#ui/table/containsWords.ts'

/** The settings that are lists of words, wherever else they are shown. */
const OTHER_LISTE = 'Altre liste'

export type SettingGroupName = (typeof settings)[SettingKey]['gruppo'] | typeof OTHER_LISTE

/** Values of some settings, by their key. */
export type SettingFormValues = Partial<Record<SettingKey, unknown>>

export interface SettingGroup {
  nome: SettingGroupName
  chiavi: readonly SettingKey[]
}

interface SettingSection {
  /** Missing where a group has one only. */
  nome?: string
  chiavi: readonly SettingKey[]
}

const SECTIONS: Partial<Record<SettingGroupName, readonly Required<SettingSection>[]>> = {
  'Richiesta di preventivo': [
    { nome: 'Scelte del visitatore', chiavi: ['tipi_cliente', 'tipi_intervento', 'piani'] },
    { nome: 'Recapiti e testi', chiavi: ['telefono_commerciale', 'sito', 'informativa_privacy'] },
  ],
  Gestione: [
    { nome: 'Preventivi e ordini', chiavi: ['page_size_preventivi', 'codici_sistema'] },
    { nome: 'Materiali', chiavi: ['domande_arrivo', 'domande_legno', 'quote_materiali'] },
    { nome: 'Officina', chiavi: ['giorni_attivita_indietro', 'stato_fase_da_officina', 'stati_ordine_chiusi'] },
    {
      nome: 'Orario e costi',
      chiavi: ['ora_apertura', 'costo_orario_macchine', 'costo_orario_banchi', 'maggiorazione_straordinari'],
    },
    { nome: 'Accesso', chiavi: ['secondo_fattore_ruoli'] },
  ],
}

/** A group's settings by what they are about; those of no section stand first, without a heading. */
export function sectionsOf({ nome, chiavi }: SettingGroup): readonly SettingSection[] {
  const named = SECTIONS[nome] ?? []
  const others = chiavi.filter((key) => !named.some((section) => section.chiavi.includes(key)))
  return others.length > 0 ? [{ chiavi: others }, ...named] : named
}

const slug = (words: string) => words.toLowerCase().replaceAll(' ', '-')

/** Where a group stands on its page. */
export const groupId = (group: SettingGroupName): string => `gruppo-${slug(group)}`

/** Where a section of a group stands. */
export const sectionId = (group: SettingGroupName, section: string): string => `${groupId(group)}-${slug(section)}`

/** The settings of a group that a search finds, by their words, their heading's and those that they hold. */
export function foundSettings(group: SettingGroup, values: SettingFormValues, search: string): ReadonlySet<SettingKey> {
  const found = sectionsOf(group).flatMap(({ nome = '', chiavi }) =>
    chiavi.filter((key) => {
      const { label, help } = settings[key]
      return containsWords(`${group.nome} ${nome} ${label} ${help} ${JSON.stringify(values[key] ?? '')}`, search.trim())
    }),
  )
  return new Set(found)
}

/** The headings of the page with their settings, in the order of the server's table. */
export const settingGroups: readonly SettingGroup[] = [...new Set(settingKeys.map((key) => settings[key].gruppo))].map(
  (name) => ({ nome: name, chiavi: settingKeys.filter((key) => settings[key].gruppo === name) }),
)

/** Customer types, system codes and the like: settings that the screen of the lists has too. */
export const listSettings: SettingGroup = {
  nome: OTHER_LISTE,
  chiavi: settingKeys.filter((key) => settings[key].controllo === 'elenco'),
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
