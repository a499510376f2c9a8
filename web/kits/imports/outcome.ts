import { graphql, readInlineData } from 'relay-runtime'
import type { outcome_importazione$data, outcome_importazione$key } from '#generated/outcome_importazione.graphql.ts'

const fragment = graphql`
  fragment outcome_importazione on EsitoImportazione @inline {
    job
    inseriti
    aggiornati
    invariati
    tolti
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
    righeAggiunte
    toccati {
      pk
      numeroCommessa
    }
    importazione
    totaleRighe
    righe {
      file
      riga
      azione
      celle {
        colonna
        testo
      }
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
export type ShownImportOutcome = outcome_importazione$data

export const readOutcomeOfImport = (reference: outcome_importazione$key): ShownImportOutcome =>
  readInlineData(fragment, reference)

/** The numbers of a finished import, whether it was a request or a job. */
export type ImportCounts = Pick<
  ShownImportOutcome,
  | 'inseriti'
  | 'aggiornati'
  | 'invariati'
  | 'tolti'
  | 'importati'
  | 'esistenti'
  | 'nonSchedulati'
  | 'righeAggiunte'
  | 'toccati'
  | 'importazione'
>
