import { type SettingKey, settings } from '#amministrazione/impostazioni/rules.ts'
import type { ConflictSide } from '#forms/ConflictDialog.tsx'
import { aziendaSchema } from '#platform/settings/rules.ts'
import { labelsOf } from '#shared/fields/fields.ts'
import { aziendaNames } from './azienda.ts'
import { areEqual } from './groups.ts'

/** A setting that somebody else saved while it was being changed here. */
export interface SupersededSetting {
  key: SettingKey
  mine: unknown
  theirs: unknown
  /** To save with after having chosen. */
  versione: number
  author: string
}

type PlainObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const aziendaLabels = labelsOf(aziendaSchema)

/** A value as the dialog shows it. */
function settingInWords(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  return value === null || value === undefined ? '' : String(value)
}

/** The lines of the dialog for a setting: one, or one for each field of the company that differs. */
export function conflictRows({ key, mine, theirs }: SupersededSetting) {
  const label = settings[key].label
  if (!isObject(mine) || !isObject(theirs)) {
    return [{ name: key as string, label, mine: settingInWords(mine), theirs: settingInWords(theirs) }]
  }
  return aziendaNames
    .filter((name) => !areEqual(mine[name], theirs[name]))
    .map((name) => ({
      name: `${key}.${name}`,
      label: `${label}: ${aziendaLabels[name]}`,
      mine: settingInWords(mine[name]),
      theirs: settingInWords(theirs[name]),
    }))
}

/** The merged value: chosen parts, and those that are equal in both versions. */
export function withChoices(
  { key, mine, theirs }: SupersededSetting,
  choices: Readonly<Record<string, ConflictSide>>,
): unknown {
  if (!isObject(mine) || !isObject(theirs)) return choices[key] === 'theirs' ? theirs : mine
  const chosen = (name: string) => (choices[`${key}.${name}`] === 'theirs' ? theirs[name] : mine[name])
  return Object.fromEntries(Object.keys(mine).map((name) => [name, chosen(name)]))
}
