// The reference data: one request that browser and server keep.
import type { DrawingShape, OpeningSense } from '#shared/drawings/drawings.ts'
import { callPublicApi } from './callPublicApi.ts'
import type { WizardCatalogo } from './model.ts'
import { onSale } from './onSale.ts'

interface WithName {
  id: number
  nome: string
}

interface Misure {
  altezza_min: number
  altezza_max: number
  larghezza_min: number
  larghezza_max: number
}

/** What `/api/catalogo/` answers, as far as this page reads it. */
interface CatalogoAnswer {
  configurazione: {
    tipi_cliente: string[]
    tipi_intervento: string[]
    piani: string[]
    telefono: string
    sito: string
    informativa_privacy: string
    azienda: { ragione_sociale: string }
    pubblicato: boolean
    conferma_indirizzo: boolean
  }
  famiglie: (WithName & {
    descrizione: string
    tipologia: { nome: string }
    immagini: { immagine: string }[]
    opzioni: (WithName & { valori: (WithName & { html: string })[] })[]
  })[]
  tipi_serramento: (WithName & { [K in keyof Misure]: number | null } & {
    disegno: DrawingShape
    ante: number
    aperture: (WithName & { senso: OpeningSense })[]
    accessori: WithName[]
  })[]
  vincoli: (Misure & { id: number; famiglia: number; tipo_serramento: number })[]
}

/**
 * Reads the catalogue.
 * @throws NetworkError, RefusalError, ServerError
 */
export async function fetchCatalogo(): Promise<WizardCatalogo> {
  const { body } = await callPublicApi('/api/catalogo/')
  return catalogoFromAnswer(body as CatalogoAnswer)
}

/** An address of this site without its origin: the page may have been opened by another name of the server. */
const ownPath = (address: string) => address.replace(/^https?:\/\/[^/]+/, '')

/** The answer under the names of the shared rules. */
export function catalogoFromAnswer({
  configurazione,
  famiglie,
  tipi_serramento: tipi,
  vincoli,
}: CatalogoAnswer): WizardCatalogo {
  return onSale({
    tipiCliente: configurazione.tipi_cliente,
    tipiIntervento: configurazione.tipi_intervento,
    piani: configurazione.piani,
    telefonoCommerciale: configurazione.telefono,
    sito: configurazione.sito,
    informativaPrivacy: configurazione.informativa_privacy,
    azienda: configurazione.azienda.ragione_sociale,
    pubblicato: configurazione.pubblicato,
    confermaIndirizzo: configurazione.conferma_indirizzo,
    famiglie: famiglie.map(({ tipologia, immagini, ...famiglia }) => ({
      ...famiglia,
      tipologia: tipologia.nome,
      immagini: immagini.map(({ immagine }) => ownPath(immagine)),
    })),
    tipi: tipi.map(({ altezza_min, altezza_max, larghezza_min, larghezza_max, ...tipo }) => ({
      ...tipo,
      altezzaMin: altezza_min,
      altezzaMax: altezza_max,
      larghezzaMin: larghezza_min,
      larghezzaMax: larghezza_max,
    })),
    vincoli: vincoli.map(
      ({ altezza_min, altezza_max, larghezza_min, larghezza_max, tipo_serramento: tipoSerramento, ...vincolo }) => ({
        ...vincolo,
        tipoSerramento,
        altezzaMin: altezza_min,
        altezzaMax: altezza_max,
        larghezzaMin: larghezza_min,
        larghezzaMax: larghezza_max,
      }),
    ),
  })
}
