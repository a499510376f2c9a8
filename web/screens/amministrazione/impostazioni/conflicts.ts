import type { ConflictSide } from '#forms/ConflictDialog.tsx'
import { type SettingKey, settings } from '#platform/settings/rules.ts'
import { aziendaEntries } from './azienda.ts'
import { areEqual } from './groups.ts'

/** A setting that somebody else saved while it was being changed here. */
export interface SupersededSetting {
  chiave: SettingKey
  mia: unknown
  loro: unknown
  /** To save with after having chosen. */
  versione: number
  autore: string
}

type PlainObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as the dialog shows it. */
function settingInWords(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  return value === null || value === undefined ? '' : String(value)
}

/** The lines of the dialog for a setting: one, or one for each field of the company that differs. */
export function conflictRows({ chiave, mia, loro }: SupersededSetting) {
  const label = settings[chiave].label
  if (!isObject(mia) || !isObject(loro)) {
    return [{ nome: chiave as string, etichetta: label, mia: settingInWords(mia), loro: settingInWords(loro) }]
  }
  return aziendaEntries
    .filter(({ nome }) => !areEqual(mia[nome], loro[nome]))
    .map((item) => ({
      nome: `${chiave}.${item.nome}`,
      etichetta: `${label}: ${item.etichetta}`,
      mia: settingInWords(mia[item.nome]),
      loro: settingInWords(loro[item.nome]),
    }))
}

/** The merged value: chosen parts, and those that are equal in both versions. */
export function withChoices(
  { chiave, mia, loro }: SupersededSetting,
  choices: Readonly<Record<string, ConflictSide>>,
): unknown {
  if (!isObject(mia) || !isObject(loro)) return choices[chiave] === 'loro' ? loro : mia
  const chosen = (name: string) => (choices[`${chiave}.${name}`] === 'loro' ? loro[name] : mia[name])
  return Object.fromEntries(Object.keys(mia).map((name) => [name, chosen(name)]))
}
