import { errorMessage } from '../errors.ts'
import type { MutationOutcome } from '../useOperation.ts'
import { errorsSentence } from './payloadErrors.ts'

/** Why a mutation was refused or failed, as one Italian sentence; null where it was done. */
export function refusalReason(outcome: MutationOutcome<unknown>): string | null {
  if (outcome.ok) return null
  return outcome.fault ? errorMessage(outcome.fault) : errorsSentence(outcome.errors)
}
