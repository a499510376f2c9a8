import { graphql, readInlineData } from 'relay-runtime'
import type { row_ordine$data, row_ordine$key } from '#generated/row_ordine.graphql.ts'
import { type Whole, whole } from '#relay/reading/whole.ts'

const CERTAIN = [
  'versione',
  'ritardoMateriali',
  'tipoCliente',
  'codiceSistema',
  'nonSchedulabile',
  'etichettaSchedulazione',
] as const

/** An order as its list shows it; what is withheld from the user is null. */
export type OrdineRow = Whole<row_ordine$data, (typeof CERTAIN)[number]>

const fragment = graphql`
  fragment row_ordine on Ordine @inline {
    id
    pk
    versione
    numeroCommessa
    progetto
    riferimento
    data
    dataConsegna
    margine
    ritardoMateriali
    statoMargine
    settimanaApprontamento
    dataPosa
    stato {
      pk
      nome
      colore
    }
    cliente {
      pk
      nome
    }
    tipoCliente
    codiceSistema
    listino
    sconto
    netto
    agente {
      pk
      user {
        nome
      }
    }
    areaConsegna
    numeroSerramenti
    senzaMisure
    nonSchedulabile
    etichettaSchedulazione
    statoInvioMail
    etichettaMail
    dataInvioMail
    ordiniFornitoreMancanti {
      materiale
    }
    checkList {
      pk
      nome
      done
    }
    schedulazione {
      inizio
      fine
      fasi {
        nomeFase
        inizio
        fine
      }
    }
  }
`

/** Reads the row out of what spreads its fragment. */
export function readOrdineRow(ordine: row_ordine$key): OrdineRow {
  return whole(readInlineData(fragment, ordine), ...CERTAIN)
}
