import { graphql, readInlineData } from 'relay-runtime'
import type { row_ordineFornitore$data, row_ordineFornitore$key } from '#generated/row_ordineFornitore.graphql.ts'

/** A supplier order as the list shows it and its form begins. */
export type FornituraRow = row_ordineFornitore$data

const fragment = graphql`
  fragment row_ordineFornitore on OrdineFornitore @inline {
    id
    pk
    versione
    tipologia
    fornitorePk
    fornitore {
      nome
    }
    stato {
      pk
      nome
    }
    statoNome
    statoColore
    valorePercentuale
    numeroDocumento
    dataOrdine
    dataConsegna
    dataArrivo
    dataInserimento
    emailSentAt
    emailPdf
    testoEmail
    testoPdf
    immaginePdf
    rigaOrdinePk
    puoInviareMail
    motivoMail
    descrizioneMail
    note
    domanda1
    domanda2
    domanda3
    domanda1Legno
    domanda2Legno
    rilievo
    co
    magazzino
    rivendita
    costoMateriale
    venditaMateriale
    righeCount
    arrivato
    mancanti
    raccoltaPk
    ordinePk
    ordine {
      numeroCommessa
      progetto
      riferimento
      dataConsegna
      nomeCliente
      agente {
        user {
          nome
        }
      }
    }
  }
`

/** Reads the row out of what spreads its fragment. */
export function readFornituraRow(ordineFornitore: row_ordineFornitore$key): FornituraRow {
  return readInlineData(fragment, ordineFornitore)
}

/** A supplier order as people call it: `legno da Rossi per 26/0012`. */
export const fornituraRowName = ({ tipologia, fornitore, ordine }: FornituraRow) =>
  `${tipologia} da ${fornitore.nome} per ${ordine.numeroCommessa}`
