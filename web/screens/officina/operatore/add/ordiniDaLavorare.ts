import { graphql, readInlineData } from 'relay-runtime'
import type { ordiniDaLavorare_ordine$key } from '#generated/ordiniDaLavorare_ordine.graphql.ts'
import type { ordiniDaLavorareQuery } from '#generated/ordiniDaLavorareQuery.graphql.ts'
import type { ordiniDaLavorareSecondeQuery } from '#generated/ordiniDaLavorareSecondeQuery.graphql.ts'
import { countPezzi, type TipoPezzo } from '#officina/lavorazioni/rules.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { whole } from '#relay/reading/whole.ts'
import { containsWords } from '#shared/containsWords.ts'
import type { PickedOrdine } from './OrdineChoice.tsx'

/** An operation that may be begun. */
export interface LavorazioneChoice {
  readonly pk: number
  readonly nome: string
}

/** Finds the orders with pieces left of an operation. */
export type SearchOrdini = (lavorazione: number, text: string) => Promise<readonly PickedOrdine[]>

const fragment = graphql`
  fragment ordiniDaLavorare_ordine on LavoroRimasto @inline {
    ordine {
      pk
      numeroCommessa
      nomeCliente
      riferimento
      dataConsegna
    }
    pezziTotali
    pezziEseguiti
    aperta
  }
`

const query = graphql`
  query ordiniDaLavorareQuery($lavorazione: Int!, $search: String) {
    ordiniDaLavorare(lavorazionePk: $lavorazione, search: $search) {
      ...ordiniDaLavorare_ordine
    }
  }
`

const secondeQuery = graphql`
  query ordiniDaLavorareSecondeQuery($ordine: Int!, $lavorazione: Int!) {
    lavorazioniSecondarie(ordinePk: $ordine, lavorazionePk: $lavorazione) {
      pk
      nome
    }
  }
`

/** An order as it is chosen. @param tipo kind of the pieces of the operation; null where they are of several */
export function readChosenOrdine(key: ordiniDaLavorare_ordine$key, tipo: TipoPezzo | null): PickedOrdine {
  const { pezziTotali, pezziEseguiti, aperta, ...read } = readInlineData<ordiniDaLavorare_ordine$key>(fragment, key)
  const { nomeCliente, dataConsegna, ...ordine } = whole(read, 'ordine').ordine
  const avanzamento = tipo && `${pezziEseguiti}/${countPezzi(pezziTotali, tipo)}`
  return {
    ...ordine,
    cliente: nomeCliente,
    dataConsegna: dataConsegna ?? null,
    avanzamento: avanzamento ?? '',
    opened: aperta ?? null,
  }
}

interface Planned {
  readonly pk: number
  readonly numeroCommessa: string
  readonly nomeCliente: string
  readonly riferimento: string
}

/** An order of the planning of a bench as it is chosen, where it is not among the nearest. */
export const plannedOrdine = ({ pk, numeroCommessa, nomeCliente, riferimento }: Planned): PickedOrdine => ({
  pk,
  numeroCommessa,
  riferimento,
  cliente: nomeCliente,
  dataConsegna: null,
  avanzamento: '',
  opened: null,
})

/**
 * Asks the server; without network, looks among those that the page has read.
 * @param read those of any operation
 */
export function ordiniSearch(
  tipoOf: (lavorazione: number) => TipoPezzo | null,
  read: readonly PickedOrdine[],
): SearchOrdini {
  return async (lavorazione, text) => {
    try {
      const { ordiniDaLavorare } = await fetchFresh<ordiniDaLavorareQuery>(query, { lavorazione, search: text || null })
      return ordiniDaLavorare.map((ordine) => readChosenOrdine(ordine, tipoOf(lavorazione)))
    } catch (error) {
      if (read.length === 0) throw error
      // Which of them is open for which operation is not known here.
      return read
        .filter((ordine) => containsWords(`${ordine.numeroCommessa} ${ordine.cliente} ${ordine.riferimento}`, text))
        .map((ordine) => ({ ...ordine, opened: null, avanzamento: '' }))
    }
  }
}

/** The operations that can be done in the same session. */
export async function searchSeconde(ordine: number, lavorazione: number): Promise<readonly LavorazioneChoice[]> {
  const { lavorazioniSecondarie } = await fetchFresh<ordiniDaLavorareSecondeQuery>(secondeQuery, {
    ordine,
    lavorazione,
  })
  return lavorazioniSecondarie ?? []
}
