import type { ImportName } from '../../../../server/platform/imports/rules.ts'
import { errorMessage, NetworkError, ServerError } from '../../../relay/errors.ts'
import { UploadFailed } from '../../../relay/sendFile.ts'
import type { MutationOutcome } from '../../../relay/useOperation.ts'
import type { ShownImportOutcome } from './outcome.ts'

/** What the server answered: an outcome, or why not. */
export type ImportAnswerState = { esito: ShownImportOutcome; errori: [] } | { esito: null; errori: string[] }

const FAILURE = "Errore durante l'importanzione" // sic
const FAILURES: Partial<Record<ImportName, string>> = {
  righe: "Errore durante l'importazione",
  tempi: "Errore durante l'importanzione dei tempi.", // sic
}

/** What is said of an import that failed when the server says nothing of it. */
export const importFailure = (nome: ImportName): string => FAILURES[nome] ?? FAILURE

/**
 * Why an import could not be asked: what the server said, or that it failed, with what else is known.
 * @param fault of the request or of the upload
 */
export function importFault(nome: ImportName, fault: unknown): string[] {
  const failure = importFailure(nome)
  if (fault instanceof UploadFailed) return [failure, fault.message]
  if (fault instanceof NetworkError) return [failure, errorMessage(fault)]
  if (fault instanceof ServerError) return fault.requestId ? [failure, errorMessage(fault)] : [failure]
  const said = errorMessage(fault)
  return [said === errorMessage(null) ? failure : said]
}

/** The outcome in what a mutation answered, or its messages. */
export function importAnswerOf<Dati>(
  nome: ImportName,
  risposta: MutationOutcome<Dati>,
  read: (dati: Dati) => ShownImportOutcome | null,
): ImportAnswerState {
  if (!risposta.ok) {
    const { errori, guasto } = risposta
    return { esito: null, errori: guasto ? importFault(nome, guasto) : errori.map(({ message }) => message) }
  }
  const esito = read(risposta.dati)
  return esito ? { esito, errori: [] } : { esito: null, errori: [importFailure(nome)] }
}
