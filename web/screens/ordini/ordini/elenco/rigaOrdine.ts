import { graphql, readInlineData } from 'relay-runtime'
import type { rigaOrdine_ordine$data, rigaOrdine_ordine$key } from './__generated__/rigaOrdine_ordine.graphql.ts'

/** An order as its list shows it; what is withheld from the user is null. */
export type RigaOrdine = rigaOrdine_ordine$data

const fragment = graphql`
  fragment rigaOrdine_ordine on Ordine @inline {
    id
    pk
    versione
    numeroCommessa
    progetto
    riferimento
    data
    dataConsegna
    settimanaApprontamento
    dataPosa
    stato {
      pk
      nome
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
export function leggiRiga(ordine: rigaOrdine_ordine$key): RigaOrdine {
  return readInlineData(fragment, ordine)
}
