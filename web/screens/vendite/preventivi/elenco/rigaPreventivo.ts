import { graphql, readInlineData } from 'relay-runtime'
import type {
  rigaPreventivo_preventivo$data,
  rigaPreventivo_preventivo$key,
} from './__generated__/rigaPreventivo_preventivo.graphql.ts'

/** A quote as its list shows it. */
export type RigaPreventivo = rigaPreventivo_preventivo$data

const fragment = graphql`
  fragment rigaPreventivo_preventivo on Preventivo @inline {
    id
    pk
    versione
    dataCreazione
    nomeCognome
    citta
    provincia
    regionePosa
    totaleQuantita
    eliminato
    emailInviataIl
    emailInviataAgenteIl
    pdf
    famiglia {
      nome
    }
    stato {
      pk
      stato
    }
    agente {
      pk
      user {
        nome
      }
    }
    serramenti {
      quantita
      tipoSerramento {
        nome
      }
    }
    mailCliente {
      stato
      descrizione
    }
    mailAgente {
      stato
      descrizione
    }
  }
`

/** Reads the row out of what spreads its fragment. */
export function leggiRiga(preventivo: rigaPreventivo_preventivo$key): RigaPreventivo {
  return readInlineData(fragment, preventivo)
}
