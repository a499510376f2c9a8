import Add from '@mui/icons-material/Add'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Link, useLocation } from 'react-router'
import { graphql } from 'relay-runtime'
import { formatoConta } from '../../../../../server/shared/formats/formats.ts'
import { useRouteQuery } from '../../../../relay/RottaConDati.tsx'
import { useViewer } from '../../../../shell/viewer.ts'
import { Esporta } from '../../../../ui/export/Esporta.tsx'
import { ListPage } from '../../../../ui/list/ListPage.tsx'
import { useList } from '../../../../ui/list/useList.ts'
import { useLampo } from '../../../../ui/tabella/useLampo.ts'
import { useScorrimento } from '../../../../ui/tabella/useScorrimento.ts'
import { Viste } from '../../viste/Viste.tsx'
import { useEliminaOrdine } from '../azioni/useEliminaOrdine.ts'
import { ricordaElenco } from '../ritorno.ts'
import type { OrdiniPageQuery } from './__generated__/OrdiniPageQuery.graphql.ts'
import { DialoghiRiga, type DialogoAperto } from './DialoghiRiga.tsx'
import { chipFiltri } from './filtri/chip.ts'
import { FiltriOrdini } from './filtri/FiltriOrdini.tsx'
import { type FiltroAperto, FiltroColonna } from './filtri/FiltroColonna.tsx'
import { indirizzoExcel, ordiniUrlState } from './ordiniUrlState.ts'
import { leggiRiga } from './rigaOrdine.ts'
import { SchedaOrdine } from './SchedaOrdine.tsx'
import { useScelteOrdini } from './scelteOrdini.ts'
import { titoliColonne } from './titoli.ts'
import { useColonneOrdini } from './useColonneOrdini.ts'
import { useOrdiniInDiretta } from './useOrdiniInDiretta.ts'

const query = graphql`
  query OrdiniPageQuery($filtro: FiltroOrdini, $pagina: Int!, $perPagina: Int!, $ordinamento: [String!]) {
    ordini(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...rigaOrdine_ordine
        }
      }
    }
  }
`

/** Orders: filters, table, row actions, live. */
export default function OrdiniPage() {
  const { riferimento, inAttesa } = useRouteQuery<OrdiniPageQuery>()
  // Before the list is waited for, so that both are on their way.
  const scelte = useScelteOrdini(riferimento.fetchKey)
  const { ordini } = usePreloadedQuery<OrdiniPageQuery>(query, riferimento)
  const { permessi } = useViewer()
  const list = useList({ url: ordiniUrlState, connection: ordini, read: leggiRiga })
  const { valori: stato, imposta } = list.state
  const { search } = useLocation()
  useEffect(() => ricordaElenco(search), [search])

  const { viewPricesOnOrders, viewAgenteOnOrders, adminOrders, viewOrders } = permessi
  const vede = useMemo(
    () => ({ prezzi: viewPricesOnOrders, agente: viewAgenteOnOrders, mail: adminOrders, interni: viewOrders }),
    [viewPricesOnOrders, viewAgenteOnOrders, adminOrders, viewOrders],
  )
  const titoli = useMemo(() => titoliColonne(vede, scelte.fasi), [vede, scelte.fasi])
  const primo = list.rows[0]?.cliente
  const chip = chipFiltri(stato, scelte, vede, primo?.pk === stato.cliente ? (primo?.nome ?? null) : null)

  const [filtro, setFiltro] = useState<FiltroAperto | null>(null)
  const [aperto, setAperto] = useState<DialogoAperto | null>(null)
  const { contenitore, scorsa } = useScorrimento()
  const { lampi, lampeggia } = useLampo()
  const [annuncio, setAnnuncio] = useState('')
  const { nuovi, dimentica, rileggi } = useOrdiniInDiretta({
    sguardo: () => ({ stato, righe: list.rows, scorsa: scorsa() }),
    onCambiato(riga, reazione) {
      lampeggia(riga.pk)
      if (reazione === 'rileggi' && riga.versione === 1) setAnnuncio(`Nuovo ordine ${riga.numeroCommessa}`)
    },
  })
  const elimina = useEliminaOrdine(rileggi)

  const { colonne, nascoste, visibili, mostrate, ricorda } = useColonneOrdini({
    titoli,
    chip,
    scelte: stato.colonne,
    onFiltra: setFiltro,
    onApri: setAperto,
    onElimina: elimina,
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
      card={(riga) => <SchedaOrdine riga={riga} />}
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
              {formatoConta(nuovi.size, 'nuovo ordine', 'nuovi ordini')}
            </Button>
          )}
        </>
      }
      actions={
        <>
          <Esporta
            nomi={['ordine', 'ordini']}
            disabled={list.total === 0}
            indirizzo={() => indirizzoExcel(stato, mostrate)}
          />
          {aggiungi}
        </>
      }
      filters={<FiltriOrdini elenco={list.state} scelte={scelte} titoli={titoli} chip={chip} totale={list.total} />}
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
        {annuncio || (nuovi.size > 0 && formatoConta(nuovi.size, 'nuovo ordine', 'nuovi ordini'))}
      </Box>
      {filtro && <FiltroColonna aperto={filtro} elenco={list.state} scelte={scelte} onChiudi={() => setFiltro(null)} />}
      <DialoghiRiga aperto={aperto} stati={scelte.stati} onChiudi={() => setAperto(null)} onSalvato={rileggi} />
    </ListPage>
  )
}
