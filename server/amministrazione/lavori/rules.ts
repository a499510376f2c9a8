import { number, object } from 'yup'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'

/** Which long work is meant. */
export const jobSchema = object({ pk: number().integer().required(REQUIRED_FIELD) })

const LATE: Readonly<Record<string, string>> = {
  COMPLETATO: 'È già terminato: non si può più annullare.',
  FALLITO: 'Non è riuscito e non ha scritto nulla: non c’è niente da annullare.',
}

/** Why a long work cannot be cancelled; null when it can, or was already. */
export function notCancellableReason({ stato, annullabile }: { stato: string; annullabile: boolean }): string | null {
  return LATE[stato] ?? (annullabile ? null : 'Questo lavoro non si può annullare.')
}
