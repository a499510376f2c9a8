import type { SettingKey } from '../../../../server/platform/settings/rules.ts'
import type { PayloadError } from '../../../relay/answers/payloadErrors.ts'
import { RefusalError } from '../../../relay/errors.ts'
import type { MutationOutcome } from '../../../relay/useOperation.ts'
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

/** Sends one setting; without errors and fault where the user gave up. */
export type SendSetting = (input: Input) => Promise<MutationOutcome<SavedSetting | null>>

interface SaveOutcome {
  /** All the settings, the saved ones as the server has them now. */
  salvate: SavedSettings
  /** Those that were not saved, whatever the reason. */
  falliti: readonly SettingKey[]
  /** With the names of the form's fields. */
  errori: readonly PayloadError[]
  superate: readonly SupersededSetting[]
}

export const savedSettingValues = (salvate: SavedSettings): SettingFormValues =>
  Object.fromEntries(Object.entries(salvate).map(([chiave, { valore }]) => [chiave, valore]))

/** Saves the settings that were changed, one after the other, each over the version that was read. */
export async function saveChanged(
  chiavi: readonly SettingKey[],
  partenza: SavedSettings,
  values: SettingFormValues,
  invia: SendSetting,
): Promise<SaveOutcome> {
  let salvate = partenza
  const falliti: SettingKey[] = []
  const errori: PayloadError[] = []
  const superate: SupersededSetting[] = []
  for (const chiave of changedSettings(chiavi, savedSettingValues(partenza), values)) {
    const mia = values[chiave]
    const esito = await invia({ chiave, valore: mia, versione: partenza[chiave]?.versione ?? 0 })
    if (esito.ok && esito.dati) {
      salvate = { ...salvate, [chiave]: esito.dati }
      continue
    }
    falliti.push(chiave)
    if (esito.ok) continue
    errori.push(...esito.errori.map((error) => ({ ...error, field: formFieldOf(chiave, error.field) })))
    const conflitto = leggiConflitto(esito.guasto)
    if (conflitto) superate.push({ chiave, mia, ...conflitto })
  }
  return { salvate, falliti, errori, superate }
}

/** What the refusal of a stale write tells: who saved, what holds now; null for any other failure. */
function leggiConflitto(fault: Error | null): Omit<SupersededSetting, 'chiave' | 'mia'> | null {
  if (!(fault instanceof RefusalError) || fault.code !== 'CONFLICT') return null
  const { autore, campi, versione } = fault.extensions as {
    autore: string
    campi: { valore: unknown }
    versione: number
  }
  return { autore, loro: campi.valore, versione }
}

/** The settings with the versions of the others in place of those that were read: what one saves over by choice. */
export function overTheirs(salvate: SavedSettings, superate: readonly SupersededSetting[]): SavedSettings {
  const theirs = superate.map(({ chiave, loro: valore, versione, autore }) => [
    chiave,
    { chiave, valore, versione, modificataIl: null, modificataDa: autore } satisfies SavedSetting,
  ])
  return { ...salvate, ...Object.fromEntries(theirs) }
}
