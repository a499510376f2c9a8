import type { SettingKey } from '#amministrazione/impostazioni/rules.ts'
import type { PayloadError } from '#relay/answers/payloadError.ts'
import { RefusalError } from '#relay/errors.ts'
import type { MutationOutcome } from '#relay/useOperation.ts'
import type { SupersededSetting } from './conflicts.ts'
import { changedSettings, formFieldOf, type SettingFormValues } from './groups.ts'

/** A setting as the server has it. */
export interface SavedSetting {
  readonly chiave: string
  readonly valore: unknown
  /** 0 while the default holds. */
  readonly versione: number
  readonly modificataIl: string | null
  readonly modificataDa: string
}

export type SavedSettings = Partial<Record<SettingKey, SavedSetting>>

interface Input {
  chiave: SettingKey
  valore: unknown
  versione: number
}

/** Sends one setting. */
export type SendSetting = (input: Input) => Promise<MutationOutcome<SavedSetting | null>>

interface SaveOutcome {
  /** All the settings, the saved ones as the server has them now. */
  saved: SavedSettings
  /** Those that were not saved, whatever the reason. */
  falliti: readonly SettingKey[]
  /** With the names of the form's fields. */
  errors: readonly PayloadError[]
  superate: readonly SupersededSetting[]
}

export const savedSettingValues = (saved: SavedSettings): SettingFormValues =>
  Object.fromEntries(Object.entries(saved).map(([key, { valore }]) => [key, valore]))

/** Saves the settings that were changed, one after the other, each over the version that was read. */
export async function saveChanged(
  keys: readonly SettingKey[],
  start: SavedSettings,
  values: SettingFormValues,
  send: SendSetting,
): Promise<SaveOutcome> {
  let saved = start
  const failures: SettingKey[] = []
  const errors: PayloadError[] = []
  const superate: SupersededSetting[] = []
  for (const key of changedSettings(keys, savedSettingValues(start), values)) {
    const own = values[key]
    const outcome = await send({ chiave: key, valore: own, versione: start[key]?.versione ?? 0 })
    if (outcome.ok && outcome.data) {
      saved = { ...saved, [key]: outcome.data }
      continue
    }
    failures.push(key)
    if (outcome.ok) continue
    errors.push(...outcome.errors.map((error) => ({ ...error, field: formFieldOf(key, error.field) })))
    const conflict = readConflict(outcome.fault)
    if (conflict) superate.push({ key, mine: own, ...conflict })
  }
  return { saved, falliti: failures, errors, superate }
}

/** What the refusal of a stale write tells: who saved, what holds now; null for any other failure. */
function readConflict(fault: Error | null): Omit<SupersededSetting, 'key' | 'mine'> | null {
  if (!(fault instanceof RefusalError) || fault.code !== 'CONFLICT') return null
  const { autore, campi, versione } = fault.extensions as {
    autore: string
    campi: { valore: unknown }
    versione: number
  }
  return { author: autore, theirs: campi.valore, versione }
}

/** The settings with the versions of the others in place of those that were read: what one saves over by choice. */
export function overTheirs(saved: SavedSettings, superate: readonly SupersededSetting[]): SavedSettings {
  const theirs = superate.map(({ key, theirs: value, versione, author }) => [
    key,
    { chiave: key, valore: value, versione, modificataIl: null, modificataDa: author } satisfies SavedSetting,
  ])
  return { ...saved, ...Object.fromEntries(theirs) }
}
