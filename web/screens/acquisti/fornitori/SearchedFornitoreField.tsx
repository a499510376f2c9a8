import { useState } from 'react'
import { graphql } from 'relay-runtime'
import type { FormFieldProps } from '#forms/FormField.tsx'
import { RemoteField } from '#forms/RemoteField.tsx'
import type { SearchedFornitoreFieldQuery } from '#generated/SearchedFornitoreFieldQuery.graphql.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import type { RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import type { OptionsPage } from '#ui/useRemoteSearch.ts'

const query = graphql`
  query SearchedFornitoreFieldQuery($testo: String!, $pagina: Int!) {
    fornitori(filtro: { search: $testo }, pagina: $pagina, perPagina: 25) {
      nodes {
        pk
        nome
        tipologia
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`

/** One page of the suppliers by name or code, each with its first material. */
async function searchFornitori(text: string, page: number, signal: AbortSignal): Promise<OptionsPage<RemoteOption>> {
  const { fornitori } = await fetchFresh<SearchedFornitoreFieldQuery>(query, { testo: text, pagina: page }, signal)
  return {
    results: fornitori.nodes.map(({ pk, nome, tipologia }) => ({ id: pk, text: `${nome} (${tipologia})` })),
    others: fornitori.pageInfo.hasNextPage,
  }
}

interface Props extends FormFieldProps {
  /** What the one is called that the form began with, by its number. */
  nameOf: (pk: number) => string
}

/** A supplier, found by the server while the user writes: however many there are. */
export function SearchedFornitoreField({ nameOf, ...field }: Props) {
  const [chosen, setChosen] = useState<RemoteOption | null>(null)
  return (
    <RemoteField<RemoteOption>
      {...field}
      search={searchFornitori}
      textOf={(pk) => (chosen?.id === pk ? chosen.text : nameOf(pk))}
      onChoose={setChosen}
      none="Nessun fornitore trovato"
      loading="Caricamento fornitori..."
    />
  )
}
