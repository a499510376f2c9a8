import Add from '@mui/icons-material/Add'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { visuallyHidden } from '@mui/utils'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Link, useLocation } from 'react-router'
import { graphql } from 'relay-runtime'
import { formatCount } from '../../../../../server/shared/formats/formats.ts'
import { useOpened } from '../../../../relay/opened/useOpened.ts'
import { useRouteQuery } from '../../../../relay/RouteWithData.tsx'
import { useViewer } from '../../../../shell/viewer.ts'
import { exportUrl } from '../../../../ui/export/addresses.ts'
import { ExportButton } from '../../../../ui/export/ExportButton.tsx'
import { ListPage } from '../../../../ui/list/ListPage.tsx'
import { useList } from '../../../../ui/list/useList.ts'
import { useFlash } from '../../../../ui/table/useFlash.ts'
import { useScrollMemory } from '../../../../ui/table/useScrollMemory.ts'
import { useLiveListe } from '../../../amministrazione/liste/useLiveListe.ts'
import { Viste } from '../../viste/Viste.tsx'
import { useDeleteOrdine } from '../actions/useDeleteOrdine.ts'
import type { MailOrdineDialogQuery } from '../mail/__generated__/MailOrdineDialogQuery.graphql.ts'
import mailQuery from '../mail/__generated__/MailOrdineDialogQuery.graphql.ts'
import { rememberOrdiniList } from '../returnToList.ts'
import type { OrdiniPageQuery } from './__generated__/OrdiniPageQuery.graphql.ts'
import { ordiniColumnTitles } from './columnTitles.ts'
import { ColumnFilter, type OpenColumnFilter } from './filters/ColumnFilter.tsx'
import { ordiniFilterChips } from './filters/filterChips.ts'
import { OrdiniFilters } from './filters/OrdiniFilters.tsx'
import { OrdineCard } from './OrdineCard.tsx'
import { type OpenOrdineDialog, OrdineRowDialogs } from './OrdineRowDialogs.tsx'
import { useOrdiniChoices } from './ordiniChoices.ts'
import { ordiniUrlState } from './ordiniUrlState.ts'
import { readOrdineRow } from './row.ts'
import { useLiveOrdini } from './useLiveOrdini.ts'
import { useOrdiniColumns } from './useOrdiniColumns.ts'

const query = graphql`
  query OrdiniPageQuery($filtro: FiltroOrdini, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoOrdini!]) {
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

/** Orders: filters, table, row actions, live. */
export default function OrdiniPage() {
  const { riferimento, inAttesa } = useRouteQuery<OrdiniPageQuery>()
  const scelte = useOrdiniChoices()
  const { ordini } = usePreloadedQuery<OrdiniPageQuery>(query, riferimento)
  const { permessi } = useViewer()
  const list = useList({ url: ordiniUrlState, connection: ordini, read: readOrdineRow })
  const { valori: stato, imposta } = list.state
  const { search } = useLocation()
  useEffect(() => rememberOrdiniList(search), [search])

  const { viewPricesOnOrders, viewAgenteOnOrders, adminOrders, viewOrders } = permessi
  const vede = useMemo(
    () => ({ prezzi: viewPricesOnOrders, agente: viewAgenteOnOrders, mail: adminOrders, interni: viewOrders }),
    [viewPricesOnOrders, viewAgenteOnOrders, adminOrders, viewOrders],
  )
  const titoli = useMemo(() => ordiniColumnTitles(vede, scelte.fasi), [vede, scelte.fasi])
  const primo = list.rows[0]?.cliente
  const chip = ordiniFilterChips(stato, scelte, vede, primo?.pk === stato.cliente ? (primo?.nome ?? null) : null)

  const [filtro, setFiltro] = useState<OpenColumnFilter | null>(null)
  const [aperto, setAperto] = useState<OpenOrdineDialog | null>(null)
  const mail = useOpened<MailOrdineDialogQuery>(mailQuery)
  const { open: openMail } = mail
  const apri = useCallback(
    (dialogo: OpenOrdineDialog) => {
      if (dialogo.dialogo === 'mail') openMail({ pk: dialogo.riga.pk })
      setAperto(dialogo)
    },
    [openMail],
  )
  const { contenitore, scorsa } = useScrollMemory()
  const { lampi, lampeggia } = useFlash()
  const [annuncio, setAnnuncio] = useState('')
  const { nuovi, dimentica, rileggi } = useLiveOrdini({
    sguardo: () => ({ stato, righe: list.rows, scorsa: scorsa() }),
    onCambiato(riga, reazione) {
      lampeggia(riga.pk)
      if (reazione === 'rileggi' && riga.versione === 1) setAnnuncio(`Nuovo ordine ${riga.numeroCommessa}`)
    },
  })
  useLiveListe()
  const elimina = useDeleteOrdine(rileggi)

  const { colonne, nascoste, visibili, mostrate, ricorda } = useOrdiniColumns({
    titoli,
    chip,
    scelte: stato.colonne,
    onFiltra: setFiltro,
    onOpen: apri,
    onDelete: elimina,
  })

  function mostraNuovi() {
    dimentica()
    imposta({ pagina: 1, ordina: '' })
    contenitore.current?.querySelector('.MuiDataGrid-virtualScroller, [role="list"]')?.scrollTo({ top: 0 })
    rileggi()
  }

  const aggiungi = permessi.addOrders && (
    <>
      <Button component={Link} to="/importa-ordini" variant="outlined" startIcon={<UploadFile />}>
        Importa ordini
      </Button>
      <Button component={Link} to="/aggiungi-ordine" variant="contained" startIcon={<Add />}>
        Aggiungi ordine
      </Button>
    </>
  )
  return (
    <ListPage
      list={list}
      name="ordini"
      title="Ordini"
      waiting={inAttesa}
      columns={colonne}
      to={({ pk }) => `/ordini/${pk}`}
      flashes={lampi}
      frame={{ ref: contenitore }}
      card={(riga) => <OrdineCard riga={riga} />}
      table={{
        nascoste,
        visibili,
        onVisibili(scelte) {
          ricorda(scelte)
          imposta({ colonne: scelte, pagina: stato.pagina }, { sostituisci: true })
        },
      }}
      beside={
        <>
          <Viste elenco="ordini" schema={ordiniUrlState.schema} />
          {nuovi.size > 0 && (
            <Button variant="outlined" startIcon={<ArrowUpward />} onClick={mostraNuovi}>
              {formatCount(nuovi.size, 'nuovo ordine', 'nuovi ordini')}
            </Button>
          )}
        </>
      }
      actions={
        <>
          <ExportButton
            nomi={['ordine', 'ordini']}
            disabled={list.total === 0}
            indirizzo={() => exportUrl('ordini.xlsx', ordiniUrlState, stato, mostrate)}
          />
          {aggiungi}
        </>
      }
      filters={<OrdiniFilters elenco={list.state} scelte={scelte} titoli={titoli} chip={chip} totale={list.total} />}
      empty={{
        titolo: 'Nessun ordine',
        testo: aggiungi
          ? 'Qui compaiono gli ordini, scritti a mano o importati.'
          : 'Qui compaiono gli ordini che puoi vedere.',
        azione: aggiungi,
      }}
      notFound={{
        titolo: 'Nessun ordine corrisponde ai filtri',
        testo: 'Prova con meno filtri o con altre parole.',
      }}
    >
      <Box role="status" sx={visuallyHidden}>
        {annuncio || (nuovi.size > 0 && formatCount(nuovi.size, 'nuovo ordine', 'nuovi ordini'))}
      </Box>
      {filtro && <ColumnFilter aperto={filtro} elenco={list.state} scelte={scelte} onClose={() => setFiltro(null)} />}
      <OrdineRowDialogs aperto={aperto} mail={mail} stati={scelte.stati} onClose={() => setAperto(null)} />
    </ListPage>
  )
}
