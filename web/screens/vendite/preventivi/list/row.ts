import { graphql, readInlineData } from 'relay-runtime'
import type { row_preventivo$data, row_preventivo$key } from '#generated/row_preventivo.graphql.ts'

/** A quote as its list shows it. */
export type PreventivoRow = row_preventivo$data

const fragment = graphql`
  fragment row_preventivo on Preventivo @inline {
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
      colore
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
export function readPreventivoRow(preventivo: row_preventivo$key): PreventivoRow {
  return readInlineData(fragment, preventivo)
}
