import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { graphql } from 'relay-runtime'
import { ARRIVATO } from '#acquisti/ordiniFornitore/rules.ts'
import { fornitoreOrdiniFilters } from '#acquisti/portale/rules.ts'
import detailsQuery, { type PortaleOrdineDetailsQuery } from '#generated/PortaleOrdineDetailsQuery.graphql.ts'
import type { PortalePageQuery } from '#generated/PortalePageQuery.graphql.ts'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { stateInWords } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { type ListOf, useList } from '#ui/list/useList.ts'
import { useRereadOnReturn } from '#ui/list/useRereadOnReturn.ts'
import { FilterText } from '#ui/table/FilterText.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { arrivedRows } from '../ordiniFornitore/list/arrivedRows.ts'
import { PortaleOrdineDialog } from './PortaleOrdineDialog.tsx'
import {
  PortaleOrdineCard,
  type PortaleOrdineRow,
  portaleOrdineColumns,
  readPortaleOrdineRow,
} from './PortaleOrdineRow.tsx'
import { portaleUrlState } from './portaleUrlState.ts'

const query = graphql`
  query PortalePageQuery($filtro: FiltroFornitoreOrdini, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoFornitoreOrdini!]) @preloadable {
    fornitoreOrdini(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...PortaleOrdineRow_ordine
        }
      }
    }
    fornitoreStati {
      nome
    }
  }
`

interface PortaleFiltersProps {
  list: ListOf<typeof portaleUrlState>
  /** Names of the states. */
  stati: readonly string[]
}

const TEXTS = [fornitoreOrdiniFilters.ordineRiferimento.page, fornitoreOrdiniFilters.note.page]

/** Filters of the list: customer, state, and texts. */
function PortaleFilters({ list, stati }: PortaleFiltersProps) {
  const { values, set } = list.state
  const { stato } = values
  // On a phone the orders come first: what is asked less often waits behind a button.
  const phone = useIsPhone()
  const [more, setMore] = useState(false)
  const closed = phone && !more && TEXTS.every(({ url }) => values[url] === '')
  const choices = stato === '' || stati.includes(stato) ? stati : [...stati, stato]
  return (
    <ListFilters list={list} chips={{ stato: `Stato: ${stateInWords(stato)}` }}>
      <FilterSelect
        label="Stato"
        value={stato}
        onChange={(chosen) => set({ stato: chosen })}
        all="Tutti gli stati"
        choices={choices.map((one) => [one, stateInWords(one)])}
        width={160}
      />
      {closed && (
        <Button onClick={() => setMore(true)} sx={{ mr: 'auto' }}>
          Altri filtri
        </Button>
      )}
      {(closed ? [] : TEXTS).map(({ url, label = '' }) => (
        <Box key={url} sx={{ width: { xs: '100%', sm: 170 } }}>
          <FilterText label={label} value={values[url]} onChange={(text) => set({ [url]: text }, { replace: true })} />
        </Box>
      ))}
    </ListFilters>
  )
}

/** A supplier's own orders: filters, table or cards, and what it says of them. */
export default function PortalePage() {
  const route = useRouteQuery<PortalePageQuery>(query)
  const { fornitoreStati } = route.data
  const tipologia = useViewer().tipologiaFornitore ?? ''
  const details = useOpened<PortaleOrdineDetailsQuery>(detailsQuery)
  const list = useList({
    url: portaleUrlState,
    connection: useMorePages(route, 'fornitoreOrdini'),
    read: readPortaleOrdineRow,
    onOpen: (riga: PortaleOrdineRow | null) => riga && details.open({ pk: riga.pk }),
  })
  // Whoever has only a link follows no live events. What is being written stays as it is.
  useRereadOnReturn(() => list.opened === null && list.reread())
  const gathered = list.rows.some(({ raccolta }) => raccolta)
  const columns = useMemo(() => portaleOrdineColumns(tipologia, gathered), [tipologia, gathered])
  const stati = fornitoreStati.map(({ nome }) => nome)
  return (
    <ListPage
      list={list}
      name="portale"
      title="I miei ordini"
      columns={columns}
      card={(riga) => (
        <Box className={riga.statoNome === ARRIVATO ? 'scheda-arrivata' : undefined}>
          <PortaleOrdineCard riga={riga} />
        </Box>
      )}
      filters={<PortaleFilters list={list} stati={stati} />}
      rowClass={({ statoNome }) => statoNome === ARRIVATO && 'riga-arrivata'}
      looks={arrivedRows}
      empty={{ title: 'Nessun ordine', text: 'Qui compare quello che ti viene ordinato.' }}
      notFound={{ title: 'Nessun ordine trovato', text: 'Prova con meno filtri o con altre parole.' }}
      dialog={(riga) =>
        riga && (
          <PortaleOrdineDialog
            riga={riga}
            stati={stati}
            details={details}
            onSaved={() => list.saved({ created: false })}
            onClose={list.close}
          />
        )
      }
    />
  )
}
