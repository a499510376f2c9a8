import { object } from 'yup'
import { type SettingKey, settingKeys, settings } from '../../../../server/platform/settings/rules.ts'

/** The settings that are lists of words, wherever else they are shown. */
const ALTRE_LISTE = 'Altre liste'

export type SettingGroupName = (typeof settings)[SettingKey]['gruppo'] | typeof ALTRE_LISTE

/** Values of some settings, by their key. */
export type SettingFormValues = Partial<Record<SettingKey, unknown>>

export interface SettingGroup {
  nome: SettingGroupName
  chiavi: readonly SettingKey[]
}

/** The headings of the page with their settings, in the order of the server's table. */
export const settingGroups: readonly SettingGroup[] = [
  ...new Set(settingKeys.map((chiave) => settings[chiave].gruppo)),
].map((nome) => ({ nome, chiavi: settingKeys.filter((chiave) => settings[chiave].gruppo === nome) }))

/** Customer types, system codes and the like: settings that the screen of the lists has too. */
export const listSettings: SettingGroup = {
  nome: ALTRE_LISTE,
  chiavi: settingKeys.filter((chiave) => settings[chiave].controllo === 'elenco'),
}

/** The rules of a group's form: those of the server, setting by setting. */
export function groupSchema(chiavi: readonly SettingKey[]) {
  return object(Object.fromEntries(chiavi.map((chiave) => [chiave, settings[chiave].schema])))
}

/** Whether two values of a setting are the same. */
export function areEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The settings that a save has to send. */
export function changedSettings(
  chiavi: readonly SettingKey[],
  salvati: SettingFormValues,
  scritti: SettingFormValues,
): SettingKey[] {
  return chiavi.filter((chiave) => !areEqual(salvati[chiave], scritti[chiave]))
}

/** A path of the mutation's input (`valore.cap`) as the form calls it (`azienda.cap`). */
export function formFieldOf(chiave: SettingKey, field: string | null): string {
  return field?.startsWith('valore') ? `${chiave}${field.slice('valore'.length)}` : chiave
}
