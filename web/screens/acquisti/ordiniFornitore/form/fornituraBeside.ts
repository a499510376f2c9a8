import { graphql } from 'relay-runtime'

/** What stands beside the form of a supplier order: lines of its order, attachments, states that it has had. */
export const fornituraBesideQuery = graphql`
  query fornituraBesideQuery($ordine: Int!, $conOrdine: Boolean!, $pk: Int!, $esiste: Boolean!) {
    ordine(pk: $ordine) @include(if: $conOrdine) {
      righe {
        pk
        posizione
        numero
        tipoSerramento {
          nome
        }
      }
    }
    ordineFornitore(pk: $pk) @include(if: $esiste) {
      pk
      ...AllegatiFornitura_ordineFornitore
      storicoStati {
        changedAt
        stato
      }
    }
  }
`

/** What it is asked with. @param ordine number of the order, null while none is chosen @param pk null for a new one */
export const fornituraBesideVariables = (ordine: number | null, pk: number | null) => ({
  ordine: ordine ?? 0,
  conOrdine: ordine !== null,
  pk: pk ?? 0,
  esiste: pk !== null,
})
