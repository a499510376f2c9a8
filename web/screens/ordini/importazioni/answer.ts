import { errorMessage } from '../../../relay/errors.ts'
import type { MutationOutcome } from '../../../relay/useOperation.ts'
import type { ShownImportOutcome } from './outcome.ts'
import type { ImportAnswerState } from './useImport.ts'

/**
 * The outcome in what a mutation answered, or its messages.
 * @param error what to say when the answer has no message
 */
export function importAnswerOf<Dati>(
  risposta: MutationOutcome<Dati>,
  read: (dati: Dati) => ShownImportOutcome | null,
  error = "Errore durante l'importanzione", // sic
): ImportAnswerState {
  if (!risposta.ok) {
    const { errori, guasto } = risposta
    return { esito: null, errori: guasto ? [errorMessage(guasto)] : errori.map(({ message }) => message) }
  }
  const esito = read(risposta.dati)
  return esito ? { esito, errori: [] } : { esito: null, errori: [error] }
}
