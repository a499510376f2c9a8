import { graphql, readInlineData } from 'relay-runtime'
import { contaPezzi, type TipoPezzo } from '../../../../../server/officina/lavorazioni/rules.ts'
import { fetchFresh } from '../../../../relay/fetchFresh.ts'
import { containsWords } from '../../../../ui/table/containsWords.ts'
import type { searchOrdini_ordine$key } from './__generated__/searchOrdini_ordine.graphql.ts'
import type { searchOrdiniQuery } from './__generated__/searchOrdiniQuery.graphql.ts'
import type { searchOrdiniSecondeQuery } from './__generated__/searchOrdiniSecondeQuery.graphql.ts'
import type { LavorazioneScelta } from './NuovaAttivitaForm.tsx'
import type { OrdineScelto } from './OrdineChoice.tsx'

/** Finds the orders with pieces left of an operation. */
export type SearchOrdini = (lavorazione: number, text: string) => Promise<readonly OrdineScelto[]>

const fragment = graphql`
  fragment searchOrdini_ordine on OrdineDaLavorare @inline {
    pk
    numeroCommessa
    nomeCliente
    riferimento
    dataConsegna
    pezziTotali
    pezziEseguiti
    aperta
  }
`

const query = graphql`
  query searchOrdiniQuery($lavorazione: Int!, $search: String) {
    ordiniDaLavorare(lavorazione: $lavorazione, search: $search) {
      ...searchOrdini_ordine
    }
  }
`

const secondeQuery = graphql`
  query searchOrdiniSecondeQuery($ordine: Int!, $lavorazione: Int!) {
    lavorazioniSecondarie(ordine: $ordine, lavorazione: $lavorazione) {
      pk
      nome
    }
  }
`

/** An order as it is chosen. @param tipo kind of the pieces of the operation; null where they are of several */
export function readOrdineScelto(key: searchOrdini_ordine$key, tipo: TipoPezzo | null): OrdineScelto {
  const { nomeCliente, pezziTotali, pezziEseguiti, dataConsegna, aperta, ...ordine } =
    readInlineData<searchOrdini_ordine$key>(fragment, key)
  const avanzamento = tipo && `${pezziEseguiti}/${contaPezzi(pezziTotali, tipo)}`
  return {
    ...ordine,
    cliente: nomeCliente,
    dataConsegna: dataConsegna ?? null,
    avanzamento: avanzamento ?? '',
    aperta: aperta ?? null,
  }
}

/**
 * Asks the server; without network, looks among those that the page has read.
 * @param read those of any operation
 */
export function ordiniSearch(
  tipoOf: (lavorazione: number) => TipoPezzo | null,
  read: readonly OrdineScelto[],
): SearchOrdini {
  return async (lavorazione, text) => {
    try {
      const { ordiniDaLavorare } = await fetchFresh<searchOrdiniQuery>(query, { lavorazione, search: text || null })
      return ordiniDaLavorare.map((ordine) => readOrdineScelto(ordine, tipoOf(lavorazione)))
    } catch (error) {
      if (read.length === 0) throw error
      // Which of them is open for which operation is not known here.
      return read
        .filter((ordine) => containsWords(`${ordine.numeroCommessa} ${ordine.cliente} ${ordine.riferimento}`, text))
        .map((ordine) => ({ ...ordine, aperta: null, avanzamento: '' }))
    }
  }
}

/** The operations that can be done in the same session. */
export async function searchSeconde(ordine: number, lavorazione: number): Promise<readonly LavorazioneScelta[]> {
  const { lavorazioniSecondarie } = await fetchFresh<searchOrdiniSecondeQuery>(secondeQuery, { ordine, lavorazione })
  return lavorazioniSecondarie
}
