import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useLocation, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type { PreventiviPageQuery } from '#generated/PreventiviPageQuery.graphql.ts'
import { Viste } from '#kits/views/Viste.tsx'
import { useLiveListe } from '#relay/live/useLiveListe.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatCount } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { useFlash } from '#ui/table/useFlash.ts'
import { useScrollMemory } from '#ui/table/useScrollMemory.ts'
import { BulkActions } from './bulk/BulkActions.tsx'
import { PreventiviFilters } from './filters/PreventiviFilters.tsx'
import { hiddenPreventiviColumns, preventiviColumns } from './list/columns.tsx'
import { PreventivoCard } from './list/PreventivoCard.tsx'
import { readPreventivoRow } from './list/row.ts'
import { useLivePreventivi } from './list/useLivePreventivi.ts'
import { usePreventiviSelection } from './list/usePreventiviSelection.ts'
import { usePreventiviChoices } from './preventiviChoices.ts'
import { preventiviUrlState } from './preventiviUrlState.ts'
import { FROM_LIST, rememberPreventiviList } from './returnToList.ts'

const query = graphql`
  query PreventiviPageQuery($filtro: FiltroPreventivi, $pagina: Int!, $ordinamento: [OrdinamentoPreventivi!]) {
    configurazione {
      pageSizePreventivi
    }
    preventivi(filtro: $filtro, pagina: $pagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...row_preventivo
        }
      }
    }
  }
`

/** Quotes: filters, table, bulk actions, live. */
export default function PreventiviPage() {
  const { reference, inAttesa } = useRouteQuery<PreventiviPageQuery>()
  const choices = usePreventiviChoices()
  const { preventivi, configurazione } = usePreloadedQuery<PreventiviPageQuery>(query, reference)
  const { adminPreventivi } = useViewer().permessi
  const list = useList({ url: preventiviUrlState, connection: preventivi, read: readPreventivoRow })
  const { set, values } = list.state
  const stato = adminPreventivi ? values : { ...values, agente: null }
  const { pagina, ordina, righe: _righe, ...filters } = stato
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => rememberPreventiviList(search), [search])

  const columns = useMemo(() => preventiviColumns(adminPreventivi), [adminPreventivi])
  const media = useMediaQuery('(min-width:1200px), print', { noSsr: true })
  const wide = useMediaQuery('(min-width:1540px)', { noSsr: true })
  const selection = usePreventiviSelection(list.rows, JSON.stringify(filters))
  const { contenitore, scorsa } = useScrollMemory()
  const { lampi, lampeggia } = useFlash()
  const [announcement, setAnnouncement] = useState('')
  const perPagina = configurazione.pageSizePreventivi
  const { fresh, dimentica, reread } = useLivePreventivi({
    sguardo: () => ({ stato, righe: list.rows, perPagina, scorsa: scorsa() }),
    onChanged(riga, reaction) {
      selection.update(riga)
      lampeggia(riga.pk)
      if (reaction === 'rileggi' && riga.versione === 1) setAnnouncement(`Nuovo preventivo di ${riga.nomeCognome}`)
    },
  })
  useLiveListe('STATI_PREVENTIVO')

  function showNew() {
    dimentica()
    if (pagina === 1 && ordina === '') {
      contenitore.current?.querySelector('.MuiDataGrid-virtualScroller, [role="list"]')?.scrollTo({ top: 0 })
      reread()
    } else set({ pagina: 1, ordina: '' })
  }

  return (
    <ListPage
      list={list}
      name="preventivi"
      title="Preventivi"
      waiting={inAttesa}
      columns={columns}
      table={{
        perPagina,
        nascoste: hiddenPreventiviColumns(wide ? 'larga' : media ? 'media' : 'stretta'),
        selection: adminPreventivi ? selection.keys : undefined,
        onSelection: adminPreventivi ? selection.set : undefined,
        onOpen: ({ pk }) => void navigate(`/${pk}`, { state: FROM_LIST }),
        href: ({ pk }) => `#/${pk}`,
      }}
      flashes={lampi}
      rowClass={({ eliminato }) => eliminato && 'riga-eliminata'}
      frame={{ ref: contenitore }}
      card={(riga) => <PreventivoCard riga={riga} withAgente={adminPreventivi} />}
      beside={
        <>
          <Viste elenco="preventivi" schema={preventiviUrlState.schema} />
          {fresh.size > 0 && (
            <Button variant="outlined" startIcon={<ArrowUpward />} onClick={showNew}>
              {formatCount(fresh.size, 'nuovo preventivo', 'nuovi preventivi')}
            </Button>
          )}
        </>
      }
      filters={
        <PreventiviFilters elenco={list.state} choices={choices} withAgente={adminPreventivi} total={list.total} />
      }
      empty={{
        title: 'Nessun preventivo',
        ...(adminPreventivi
          ? {
              text: 'Qui compaiono le richieste inviate dal sito, appena arrivano.',
              action: (
                <Button variant="outlined" href="/preventivo">
                  Apri il modulo «Fai un preventivo»
                </Button>
              ),
            }
          : { text: 'Qui compaiono i preventivi che ti vengono assegnati.' }),
      }}
      notFound={{
        title: 'Nessun preventivo corrisponde ai filtri',
        text: 'Prova con meno filtri o con altre parole.',
      }}
    >
      <Box role="status" sx={visuallyHidden}>
        {announcement || (fresh.size > 0 && formatCount(fresh.size, 'nuovo preventivo', 'nuovi preventivi'))}
      </Box>
      {adminPreventivi && (
        <BulkActions
          chosen={selection.chosen}
          choices={choices}
          onDone={selection.remove}
          onClearSelection={selection.svuota}
          onChanged={(tipo) => {
            if (stato[tipo] !== null) reread()
          }}
        />
      )}
    </ListPage>
  )
}
