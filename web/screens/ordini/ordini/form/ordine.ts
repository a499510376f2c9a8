import { graphql, readInlineData } from 'relay-runtime'
import type { ordine_modulo$data, ordine_modulo$key } from '#generated/ordine_modulo.graphql.ts'
import { type Whole, whole } from '#relay/reading/whole.ts'

/** All that the form shows of an order. Prices and agent are null to users who may not see them. */
const fragment = graphql`
  fragment ordine_modulo on Ordine @inline {
    pk
    versione
    numeroCommessa
    data
    dataConsegna
    dataPosa
    progetto
    riferimento
    statoPk
    stato {
      pk
      nome
    }
    cliente {
      pk
      nome
      codice
    }
    tipoCliente
    codiceSistema
    agente {
      pk
      user {
        nome
      }
    }
    areaConsegna
    senzaMisure
    note
    messaInPosa
    indirizzoPosa
    cittaPosa
    provinciaPosa
    pianoPosa
    accessoPosa
    contattoPosa
    telefonoPosa
    nonSchedulabile
    autoSchedulazione
    righe {
      pk
      tipoSerramentoPk
      codiceSerramentoPk
      codiceSerramento {
        pk
        categoria
        forma
        codice
      }
      rivendita
      codiceRivendita
      numero
      listino
      scontoArticolo
      scontoCorrettivo
      netto
      altezza
      larghezza
      ante
      forma
      descrizione
      famiglia {
        pk
        nome
      }
      tipoApertura {
        pk
        nome
      }
      opzioni {
        opzione {
          pk
          nome
        }
        valore {
          pk
          nome
        }
      }
      accessori {
        pk
        nome
      }
      specchiature {
        x
        y
        larghezza
        altezza
        ante
        tipoSerramentoPk
        tipoApertura {
          pk
          nome
          senso
        }
      }
    }
  }
`

const CERTAIN = [
  'autoSchedulazione',
  'codiceSistema',
  'nonSchedulabile',
  'righe',
  'versione',
  'messaInPosa',
  'indirizzoPosa',
  'cittaPosa',
  'provinciaPosa',
  'pianoPosa',
  'contattoPosa',
  'telefonoPosa',
] as const

export type OrdineInForm = Whole<ordine_modulo$data, (typeof CERTAIN)[number]>
type OrdineKey = ordine_modulo$key

/** The order behind a key, wherever it was read: a page, an answer of the server. */
export function readOrdine(key: OrdineKey): OrdineInForm {
  return whole(readInlineData<OrdineKey>(fragment, key), ...CERTAIN)
}
