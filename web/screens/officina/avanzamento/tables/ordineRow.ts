import { graphql, readInlineData } from 'relay-runtime'
import type { ordineRow_ordine$data, ordineRow_ordine$key } from '#generated/ordineRow_ordine.graphql.ts'

const fragment = graphql`
  fragment ordineRow_ordine on AvanzamentoOrdine @inline {
    pk
    numeroCommessa
    nomeCliente
    progetto
    codiceSistema
    dataConsegna
    tipoAgente
    netto
    totaleValoreMateriali
    totaleValoreManodopera
    totaleValoreEconomico
    percentualeAvanzamento
    percentualeAvanzamentoAvMateriali
    completo
    valoriMateriali {
      materiale
      valoreEconomicoMateriale
      valoreEconomicoMaterialeAvanzamento
      totalePercentualeMateriali
      ordiniFornitori {
        ordineFornitore
        nome
        dataArrivo
        valorePercentuale
      }
      ordiniFornitoriNonArrivati {
        ordineFornitore
        nome
        stato
      }
    }
    warnings {
      tipologia
      motivo
    }
  }
`

/** An order in the tables of progress. */
export type AvanzamentoRow = Omit<ordineRow_ordine$data, ' $fragmentType'>
export type MaterialeAvanzamentoRow = AvanzamentoRow['valoriMateriali'][number]

/** The orders of a page. */
export const readOrdineRows = (nodes: readonly ordineRow_ordine$key[]): AvanzamentoRow[] =>
  nodes.map((node) => readInlineData(fragment, node))
