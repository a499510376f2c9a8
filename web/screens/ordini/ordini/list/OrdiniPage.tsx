import ArrowUpward from '@mui/icons-material/ArrowUpward'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { graphql } from 'relay-runtime'
import mailQuery, { type MailOrdineDialogQuery } from '#generated/MailOrdineDialogQuery.graphql.ts'
import type { OrdiniPageQuery } from '#generated/OrdiniPageQuery.graphql.ts'
import type { OrdiniPageSubscription } from '#generated/OrdiniPageSubscription.graphql.ts'
import { Viste } from '#kits/views/Viste.tsx'
import { type LiveReaction, useLiveList } from '#relay/live/useLiveList.ts'
import { useLiveListe } from '#relay/live/useLiveListe.ts'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { formatCount, formatDate, formatEuro } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { exportUrl } from '#ui/export/addresses.ts'
import { ExportButton } from '#ui/export/ExportButton.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { AddButton } from '#ui/page/AddButton.tsx'
import { StatusChip, statusTone } from '#ui/StatusChip.tsx'
import { useFlash } from '#ui/table/useFlash.ts'
import { useDeleteOrdine } from '../actions/useDeleteOrdine.ts'
import { rememberOrdiniList } from '../returnToList.ts'
import { type OrdiniListView, ordineReaction } from './arrivals.ts'
import { ordiniColumnTitles } from './columnTitles.ts'
import { ColumnFilter, type OpenColumnFilter } from './filters/ColumnFilter.tsx'
import { ordiniFilterChips } from './filters/filterChips.ts'
import { OrdiniFilters } from './filters/OrdiniFilters.tsx'
import { groupOf } from './groupOf.ts'
import { type OpenOrdineDialog, OrdineRowDialogs } from './OrdineRowDialogs.tsx'
import { OrdiniStateTabs, OrdiniTotals, useRecountOrdini } from './OrdiniStates.tsx'
import { useOrdiniChoices } from './ordiniChoices.ts'
import { ordiniUrlState } from './ordiniUrlState.ts'
import { MargineCell, MissingCell } from './RowCells.tsx'
import { type OrdineRow, readOrdineRow } from './row.ts'
import { useOrdiniColumns } from './useOrdiniColumns.ts'

const query = graphql`
  query OrdiniPageQuery($filtro: FiltroOrdini, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoOrdini!]) @preloadable {
    ordini(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...row_ordine
        }
      }
    }
  }
`

const liveOrdiniSubscription = graphql`
  subscription OrdiniPageSubscription($dopo: String) {
    changed(topics: [ORDINE], dopo: $dopo) {
      evento
      requestId
      pk
      row: nodo {
        ...row_ordine @alias(as: "riga")
      }
    }
  }
`

interface LiveOrdiniOptions {
  /** What is on screen, asked when news come. */
  sguardo: () => OrdiniListView
  onChanged: (riga: OrdineRow, reaction: LiveReaction) => void
}

/** Keeps the list of orders as the server has it. */
function useLiveOrdini({ sguardo, onChanged }: LiveOrdiniOptions) {
  return useLiveList<OrdiniPageSubscription, OrdineRow>({
    subscription: liveOrdiniSubscription,
    read: readOrdineRow,
    reazione: (riga, propria) => ordineReaction(riga, sguardo(), propria),
    shown: (pk) => sguardo().righe.some((riga) => riga.pk === pk),
    onChanged,
  })
}

/** An order of the list on a phone. */
function OrdineCard({ riga }: { riga: OrdineRow }) {
  const { schedulazione, stato } = riga
  const checkList = riga.checkList ?? []
  const missing = riga.ordiniFornitoreMancanti
  const where = [riga.riferimento, riga.progetto].filter(Boolean).join(' · ')
  const done = checkList.filter(({ done }) => done).length
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography noWrap sx={{ fontWeight: 600, minWidth: 0 }}>
          {riga.numeroCommessa} · {riga.cliente.nome}
        </Typography>
        {stato && <StatusChip word={stato.nome} tone={statusTone(stato.colore)} />}
      </Box>
      {(where !== '' || riga.netto != null) && (
        <Box sx={{ display: 'flex', columnGap: 1, justifyContent: 'space-between' }}>
          <Typography variant="body2" noWrap sx={{ minWidth: 0 }}>
            {where}
          </Typography>
          {riga.netto != null && (
            <Typography variant="body2" sx={{ fontWeight: 550, flexShrink: 0 }}>
              {formatEuro(riga.netto)}
            </Typography>
          )}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        {formatDate(riga.data)}
        {riga.dataConsegna && ` · approntamento ${formatDate(riga.dataConsegna)}`}
      </Typography>
      {schedulazione && (
        <Typography variant="body2" color="textSecondary">
          {riga.etichettaSchedulazione} {formatDate(schedulazione.inizio)} – {formatDate(schedulazione.fine)}
        </Typography>
      )}
      <Typography variant="body2" noWrap>
        {!schedulazione && `${riga.etichettaSchedulazione} · `}
        {formatCount(riga.numeroSerramenti, 'serramento', 'serramenti')}
        {checkList.length > 0 && ` · check list ${done}/${checkList.length}`}
        {riga.senzaMisure && ' · misure da definire'}
      </Typography>
      <MargineCell riga={riga} />
      {missing && missing.length > 0 && <MissingCell riga={riga} />}
    </Box>
  )
}

/** Orders: filters, table, row actions, live. */
export default function OrdiniPage() {
  const route = useRouteQuery<OrdiniPageQuery>(query)
  const choices = useOrdiniChoices()
  const { permessi } = useViewer()
  const connection = useMorePages(route, 'ordini')
  const list = useList({ url: ordiniUrlState, connection, read: readOrdineRow })
  const { values: stato, set } = list.state
  const { search } = useLocation()
  useEffect(() => rememberOrdiniList(search), [search])

  const { viewPricesOnOrders, viewAgenteOnOrders, adminOrders, viewOrders } = permessi
  const sees = useMemo(
    () => ({ prezzi: viewPricesOnOrders, agente: viewAgenteOnOrders, mail: adminOrders, interni: viewOrders }),
    [viewPricesOnOrders, viewAgenteOnOrders, adminOrders, viewOrders],
  )
  const titles = useMemo(() => ordiniColumnTitles(sees, choices.fasi), [sees, choices.fasi])
  const first = list.rows[0]?.cliente
  const chip = ordiniFilterChips(stato, choices, sees, first?.pk === stato.cliente ? (first?.nome ?? null) : null)

  const [filter, setFilter] = useState<OpenColumnFilter | null>(null)
  const [open, setOpen] = useState<OpenOrdineDialog | null>(null)
  const mail = useOpened<MailOrdineDialogQuery>(mailQuery)
  const { open: openMail } = mail
  const show = useCallback(
    (dialog: OpenOrdineDialog) => {
      if (dialog.dialog === 'mail') openMail({ pk: dialog.riga.pk })
      setOpen(dialog)
    },
    [openMail],
  )
  const { lampi, lampeggia } = useFlash()
  const [announcement, setAnnouncement] = useState('')
  const recount = useRecountOrdini(search)
  const { fresh, dimentica, reread } = useLiveOrdini({
    sguardo: () => ({ stato, righe: list.rows, scorsa: list.scroll.isScrolled() }),
    onChanged(riga, reaction) {
      lampeggia(riga.pk)
      if (reaction === 'niente') recount()
      if (reaction === 'rileggi' && riga.versione === 1) setAnnouncement(`Nuovo ordine ${riga.numeroCommessa}`)
    },
  })
  useLiveListe()
  const remove = useDeleteOrdine(reread)

  const { columns, hidden, visible, mostrate, ricorda } = useOrdiniColumns({
    titles,
    chip,
    choices: stato.colonne,
    onFilter: setFilter,
    onOpen: show,
    onDelete: remove,
    agenti: choices.agenti,
    stati: choices.stati,
  })

  function showNew() {
    dimentica()
    set({ pagina: 1, ordina: '' })
    list.scroll.toTop()
    reread()
  }

  const importButton = permessi.addOrders && (
    <Button component={Link} to="/importa-ordini" variant="outlined" startIcon={<UploadFile />}>
      Importa ordini
    </Button>
  )
  const addTo = '/aggiungi-ordine'
  return (
    <ListPage
      list={list}
      name="ordini"
      title="Ordini"
      columns={columns}
      to={({ pk }) => `/ordini/${pk}`}
      flashes={lampi}
      card={(riga) => <OrdineCard riga={riga} />}
      tabs={
        <OrdiniStateTabs
          search={search}
          stati={choices.stati}
          chosen={stato.stato}
          onChoose={(chosen) => set({ stato: chosen })}
        />
      }
      table={{
        hidden,
        visible,
        groupOf: groupOf(stato.gruppo),
        totals: <OrdiniTotals search={search} chosen={stato.stato} />,
        onVisible(choices) {
          ricorda(choices)
          set({ colonne: choices, pagina: stato.pagina }, { replace: true })
        },
      }}
      beside={
        <>
          <Viste elenco="ordini" schema={ordiniUrlState.schema} />
          {fresh.size > 0 && (
            <Button variant="outlined" startIcon={<ArrowUpward />} onClick={showNew}>
              {formatCount(fresh.size, 'nuovo ordine', 'nuovi ordini')}
            </Button>
          )}
        </>
      }
      actions={
        <>
          <ExportButton
            names={['ordine', 'ordini']}
            disabled={list.total === 0}
            indirizzo={() => exportUrl('ordini.xlsx', ordiniUrlState, stato, mostrate)}
          />
          {importButton}
        </>
      }
      add={permessi.addOrders && 'Aggiungi ordine'}
      addTo={addTo}
      filters={<OrdiniFilters elenco={list.state} choices={choices} titles={titles} chip={chip} total={list.total} />}
      empty={{
        title: 'Nessun ordine',
        text: permessi.addOrders
          ? 'Qui compaiono gli ordini, scritti a mano o importati.'
          : 'Qui compaiono gli ordini che puoi vedere.',
        action: permessi.addOrders && (
          <>
            {importButton}
            <AddButton whole to={addTo}>
              Aggiungi ordine
            </AddButton>
          </>
        ),
      }}
      notFound={{
        title: 'Nessun ordine corrisponde ai filtri',
        text: 'Prova con meno filtri o con altre parole.',
      }}
    >
      <Box role="status" sx={visuallyHidden}>
        {announcement || (fresh.size > 0 && formatCount(fresh.size, 'nuovo ordine', 'nuovi ordini'))}
      </Box>
      {filter && <ColumnFilter open={filter} elenco={list.state} choices={choices} onClose={() => setFilter(null)} />}
      <OrdineRowDialogs open={open} mail={mail} stati={choices.stati} onClose={() => setOpen(null)} />
    </ListPage>
  )
}
