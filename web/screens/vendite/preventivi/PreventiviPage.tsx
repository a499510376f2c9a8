import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { visuallyHidden } from '@mui/utils'
import type { GridRowId } from '@mui/x-data-grid'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type { PreventiviPageLivePreventiviSubscription } from '#generated/PreventiviPageLivePreventiviSubscription.graphql.ts'
import type { PreventiviPageQuery } from '#generated/PreventiviPageQuery.graphql.ts'
import { Viste } from '#kits/views/Viste.tsx'
import { type LiveReaction, useLiveList } from '#relay/live/useLiveList.ts'
import { useLiveListe } from '#relay/live/useLiveListe.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { findProvincia } from '#shared/places.ts'
import { useViewer } from '#shell/viewer.ts'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { useFlash } from '#ui/table/useFlash.ts'
import { BulkActions } from './bulk/BulkActions.tsx'
import { PreventiviFilters } from './filters/PreventiviFilters.tsx'
import { type PreventiviListView, preventivoReaction } from './list/arrivals.ts'
import { hiddenPreventiviColumns, PreventivoStatusChip, preventiviColumns } from './list/columns.tsx'
import { EmailSigns } from './list/EmailSigns.tsx'
import { PreventiviStateTabs, useRecountPreventivi } from './list/PreventiviStates.tsx'
import { type PreventivoRow, readPreventivoRow } from './list/row.ts'
import { serramentiSummary } from './list/summary.ts'
import { usePreventiviChoices } from './preventiviChoices.ts'
import { preventiviUrlState } from './preventiviUrlState.ts'
import { FROM_LIST, rememberPreventiviList } from './returnToList.ts'

const query = graphql`
  query PreventiviPageQuery($filtro: FiltroPreventivi, $pagina: Int!, $ordinamento: [OrdinamentoPreventivi!]) @preloadable {
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

const livePreventiviSubscription = graphql`
  subscription PreventiviPageLivePreventiviSubscription($dopo: String) {
    changed(topics: [PREVENTIVO], dopo: $dopo) {
      evento
      requestId
      pk
      row: nodo {
        ...row_preventivo @alias(as: "riga")
      }
    }
  }
`

interface LivePreventiviOptions {
  /** What is on screen, asked when news come. */
  sguardo: () => PreventiviListView
  onChanged: (riga: PreventivoRow, reaction: LiveReaction) => void
}

/** Keeps the list of quotes as the server has it. */
function useLivePreventivi({ sguardo, onChanged }: LivePreventiviOptions) {
  return useLiveList<PreventiviPageLivePreventiviSubscription, PreventivoRow>({
    subscription: livePreventiviSubscription,
    read: readPreventivoRow,
    reazione: (riga, propria) => (propria ? 'niente' : preventivoReaction(riga, sguardo())),
    shown: (pk) => sguardo().righe.some((riga) => riga.pk === pk),
    onChanged,
  })
}

/**
 * The selected quotes, also those of other pages, each as it was last seen. Other filters empty the selection: nobody
 * acts on what the list no longer shows by choice.
 * @param righe on screen now
 * @param filters changes when the filters do
 */
function usePreventiviSelection(righe: readonly PreventivoRow[], filters: string) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, PreventivoRow>>(new Map())
  const [by, setForFilters] = useState(filters)
  if (by !== filters) {
    setForFilters(filters)
    setChosen(new Map())
  }
  const here = new Map(righe.map((riga) => [riga.pk, riga]))

  return {
    /** Number → the quote as it is now. */
    chosen: new Map([...chosen].map(([pk, riga]) => [pk, here.get(pk) ?? riga])),
    keys: new Set<GridRowId>(chosen.keys()),
    set(keys: ReadonlySet<GridRowId>) {
      setChosen((before) => {
        const chosenRighe = [...keys].map((key) => here.get(Number(key)) ?? before.get(Number(key)))
        return new Map(chosenRighe.filter((riga) => riga !== undefined).map((riga) => [riga.pk, riga]))
      })
    },
    /** Keeps a selected quote of another page as it is now. */
    update: (riga: PreventivoRow) =>
      setChosen((before) => (before.has(riga.pk) ? new Map(before).set(riga.pk, riga) : before)),
    remove: (pks: readonly number[]) => setChosen((before) => new Map([...before].filter(([pk]) => !pks.includes(pk)))),
    svuota: () => setChosen(new Map()),
  }
}

interface PreventivoCardProps {
  riga: PreventivoRow
  withAgente: boolean
}

const threeRighe = {
  fontWeight: 600,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const

/** A quote of the list on a phone. */
function PreventivoCard({ riga, withAgente }: PreventivoCardProps) {
  const sigla = findProvincia(riga.provincia)?.siglaAutomobilistica ?? riga.provincia
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography sx={threeRighe}>{riga.nomeCognome}</Typography>
        {(riga.stato || riga.eliminato) && <PreventivoStatusChip riga={riga} />}
      </Box>
      <Typography variant="body2" color="textSecondary">
        N. {riga.pk} · {formatDate(riga.dataCreazione)} · {riga.citta} ({sigla})
      </Typography>
      <Typography variant="body2">
        {formatCount(riga.totaleQuantita, 'serramento', 'serramenti')} {riga.famiglia.nome}:{' '}
        {serramentiSummary(riga.serramenti)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, minHeight: 20, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="textSecondary">
          {withAgente && (riga.agente?.user.nome ?? 'Nessun agente')}
        </Typography>
        <EmailSigns riga={riga} withAgente={withAgente} />
      </Box>
    </Box>
  )
}

/** Quotes: filters, table, bulk actions, live. */
export default function PreventiviPage() {
  const route = useRouteQuery<PreventiviPageQuery>(query)
  const choices = usePreventiviChoices()
  const { configurazione } = route.data
  const { adminPreventivi } = useViewer().permessi
  const connection = useMorePages(route, 'preventivi')
  const list = useList({ url: preventiviUrlState, connection, read: readPreventivoRow })
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
  const { lampi, lampeggia } = useFlash()
  const [announcement, setAnnouncement] = useState('')
  const recount = useRecountPreventivi(search)
  const perPagina = configurazione.pageSizePreventivi
  const { fresh, dimentica, reread } = useLivePreventivi({
    sguardo: () => ({ stato, righe: list.rows, perPagina, scorsa: list.scroll.isScrolled() }),
    onChanged(riga, reaction) {
      selection.update(riga)
      if (reaction === 'niente') recount()
      lampeggia(riga.pk)
      if (reaction === 'rileggi' && riga.versione === 1) setAnnouncement(`Nuovo preventivo di ${riga.nomeCognome}`)
    },
  })
  useLiveListe('STATI_PREVENTIVO')

  function showNew() {
    dimentica()
    if (pagina === 1 && ordina === '') {
      list.scroll.toTop()
      reread()
    } else set({ pagina: 1, ordina: '' })
  }

  return (
    <ListPage
      list={list}
      name="preventivi"
      title="Preventivi"
      columns={columns}
      table={{
        pageSize: perPagina,
        hidden: hiddenPreventiviColumns(wide ? 'larga' : media ? 'media' : 'stretta'),
        selection: adminPreventivi ? selection.keys : undefined,
        onSelection: adminPreventivi ? selection.set : undefined,
        onOpen: ({ pk }) => void navigate(`/${pk}`, { state: FROM_LIST }),
        href: ({ pk }) => `#/${pk}`,
      }}
      flashes={lampi}
      rowClass={({ eliminato }) => eliminato && 'riga-eliminata'}
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
      tabs={
        <PreventiviStateTabs
          search={search}
          stati={choices.stati}
          chosen={stato.stato}
          onChoose={(chosen) => set({ stato: chosen })}
        />
      }
      filters={<PreventiviFilters elenco={list.state} choices={choices} withAgente={adminPreventivi} />}
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
