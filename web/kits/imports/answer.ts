import { errorMessage, NetworkError, ServerError } from '#relay/errors.ts'
import { UploadFailed } from '#relay/sendFile.ts'
import type { MutationOutcome } from '#relay/useOperation.ts'
import type { ShownImportOutcome } from './outcome.ts'

/** What the server answered: an outcome, or why not. */
export type ImportAnswerState = { outcome: ShownImportOutcome; errors: [] } | { outcome: null; errors: string[] }

const FAILURE = "Errore durante l'importanzione" // sic
const FAILURES: Readonly<Record<string, string>> = {
  righe: "Errore durante l'importazione",
  tempi: "Errore durante l'importanzione dei tempi.", // sic
}

/** What is said of an import that failed when the server says nothing of it. */
export const importFailure = (name: string): string => FAILURES[name] ?? FAILURE

/**
 * Why an import could not be asked: what the server said, or that it failed, with what else is known.
 * @param fault of the request or of the upload
 */
export function importFault(name: string, fault: unknown): string[] {
  const failure = importFailure(name)
  if (fault instanceof UploadFailed) return [failure, fault.message]
  if (fault instanceof NetworkError) return [failure, errorMessage(fault)]
  if (fault instanceof ServerError) return fault.requestId ? [failure, errorMessage(fault)] : [failure]
  const said = errorMessage(fault)
  return [said === errorMessage(null) ? failure : said]
}

/** The outcome in what a mutation answered, or its messages. */
export function importAnswerOf<Data>(
  name: string,
  answer: MutationOutcome<Data>,
  read: (data: Data) => ShownImportOutcome | null,
): ImportAnswerState {
  if (!answer.ok) {
    const { errors, fault } = answer
    return { outcome: null, errors: fault ? importFault(name, fault) : errors.map(({ message }) => message) }
  }
  const outcome = read(answer.data)
  return outcome ? { outcome, errors: [] } : { outcome: null, errors: [importFailure(name)] }
}
