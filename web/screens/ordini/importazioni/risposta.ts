import { messaggioErrore } from '../../../relay/errors.ts'
import type { Esito as EsitoOperazione } from '../../../relay/useOperazione.ts'
import type { Esito } from './esito.ts'
import type { Risposta } from './useImportazione.ts'

/**
 * The outcome in what a mutation answered, or its messages.
 * @param errore what to say when the answer has no message
 */
export function rispostaDi<Dati>(
  risposta: EsitoOperazione<Dati>,
  leggi: (dati: Dati) => Esito | null,
  errore = "Errore durante l'importanzione", // sic
): Risposta {
  if (!risposta.ok) {
    const { errori, guasto } = risposta
    return { esito: null, errori: guasto ? [messaggioErrore(guasto)] : errori.map(({ message }) => message) }
  }
  const esito = leggi(risposta.dati)
  return esito ? { esito, errori: [] } : { esito: null, errori: [errore] }
}
