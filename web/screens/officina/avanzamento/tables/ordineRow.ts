import { graphql, readInlineData } from 'relay-runtime'
import type { ordineRow_ordine$data, ordineRow_ordine$key } from '#generated/ordineRow_ordine.graphql.ts'
import { whole } from '#relay/reading/whole.ts'

const fragment = graphql`
  fragment ordineRow_ordine on AvanzamentoOrdine @inline {
    ordine {
      pk
      numeroCommessa
      nomeCliente
      progetto
      codiceSistema
      dataConsegna
      agente {
        tipo
      }
    }
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
        fornitore
        dataArrivo
        valorePercentuale
      }
      ordiniFornitoriNonArrivati {
        fornitore
        stato
      }
    }
    warnings {
      tipologia
      motivo
    }
  }
`

type Read = Omit<ordineRow_ordine$data, ' $fragmentType'>
export type MaterialeAvanzamentoRow = Read['valoriMateriali'][number]

/** An order in the tables of progress. */
export interface AvanzamentoRow extends Omit<Read, 'ordine'> {
  pk: number
  numeroCommessa: string
  nomeCliente: string
  progetto: string
  codiceSistema: string
  dataConsegna: string | null
  tipoAgente: string | null
}

/** The orders of a page. */
export const readOrdineRows = (nodes: readonly ordineRow_ordine$key[]): AvanzamentoRow[] =>
  nodes.map((node) => {
    const { ordine, ...figures } = whole(readInlineData(fragment, node), 'ordine')
    const { agente, dataConsegna, codiceSistema, ...names } = whole(ordine, 'codiceSistema')
    return {
      ...figures,
      ...names,
      codiceSistema,
      dataConsegna: dataConsegna ?? null,
      tipoAgente: agente?.tipo ?? null,
    }
  })
