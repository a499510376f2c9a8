import { graphql, readInlineData } from 'relay-runtime'
import type { esito_importazione$data, esito_importazione$key } from './__generated__/esito_importazione.graphql.ts'

const fragment = graphql`
  fragment esito_importazione on EsitoImportazione @inline {
    job
    inseriti
    aggiornati
    invariati
    importati {
      pk
      numeroCommessa
    }
    esistenti {
      pk
      numeroCommessa
    }
    nonSchedulati {
      pk
      numeroCommessa
      motivo
    }
    totaleRighe
    righe {
      file
      riga
      azione
      celle
    }
    rilievi {
      file
      riga
      colonna
      messaggio
      testo
    }
    totaleRilievi
    avvisi
    ignote
  }
`

/** What an import did, or would do. */
export type Esito = esito_importazione$data

export const leggiEsito = (riferimento: esito_importazione$key): Esito => readInlineData(fragment, riferimento)

/** The numbers of a finished import, whether it was a request or a job. */
export type Conteggi = Pick<
  Esito,
  'inseriti' | 'aggiornati' | 'invariati' | 'importati' | 'esistenti' | 'nonSchedulati'
>
