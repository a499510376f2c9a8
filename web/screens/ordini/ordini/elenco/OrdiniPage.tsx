import Add from '@mui/icons-material/Add'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { formatoConta } from '../../../../../server/shared/formats/formats.ts'
import { useRouteQuery } from '../../../../relay/RottaConDati.tsx'
import { useViewer } from '../../../../shell/viewer.ts'
import { Esporta } from '../../../../ui/export/Esporta.tsx'
import { Pagina } from '../../../../ui/Pagina.tsx'
import { stileRighe } from '../../../../ui/tabella/stileRighe.ts'
import { Tabella } from '../../../../ui/tabella/Tabella.tsx'
import { useLampo } from '../../../../ui/tabella/useLampo.ts'
import { useScorrimento } from '../../../../ui/tabella/useScorrimento.ts'
import { scriviUrl } from '../../../../ui/urlState.ts'
import { useUrlState } from '../../../../ui/useUrlState.ts'
import { Viste } from '../../viste/Viste.tsx'
import { useEliminaOrdine } from '../azioni/useEliminaOrdine.ts'
import { ricordaElenco } from '../ritorno.ts'
import type { OrdiniPageQuery } from './__generated__/OrdiniPageQuery.graphql.ts'
import { senzaFiltri } from './arrivi.ts'
import { DialoghiRiga, type DialogoAperto } from './DialoghiRiga.tsx'
import { chipFiltri } from './filtri/chip.ts'
import { FiltriOrdini } from './filtri/FiltriOrdini.tsx'
import { type FiltroAperto, FiltroColonna } from './filtri/FiltroColonna.tsx'
import { leggiRiga, type RigaOrdine } from './rigaOrdine.ts'
import { SchedaOrdine } from './SchedaOrdine.tsx'
import { useScelteOrdini } from './scelteOrdini.ts'
import { indirizzoExcel, nomiFiltri, ordinamenti, RIGHE_PAGINA, statoElenco } from './statoElenco.ts'
import { titoliColonne } from './titoli.ts'
import { useColonneOrdini } from './useColonneOrdini.ts'
import { useOrdiniInDiretta } from './useOrdiniInDiretta.ts'
import { Vuoto } from './Vuoto.tsx'

const query = graphql`
  query OrdiniPageQuery($filtro: FiltroOrdini, $pagina: Int!, $perPagina: Int!, $ordinamento: [String!]) {
    ordini(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          id
          ...rigaOrdine_ordine
        }
      }
    }
  }
`

const righePagina = RIGHE_PAGINA.map(Number)

/** Orders list: filters, table, row actions, live. */
export default function OrdiniPage() {
  const { riferimento, inAttesa } = useRouteQuery<OrdiniPageQuery>()
  // Before the list is waited for, so that both are on their way.
  const scelte = useScelteOrdini(riferimento.fetchKey)
  const { ordini } = usePreloadedQuery<OrdiniPageQuery>(query, riferimento)
  const { permessi } = useViewer()
  const elenco = useUrlState(statoElenco)
  const { valori: stato, imposta, azzera } = elenco
  const { search } = useLocation()
  const naviga = useNavigate()
  useEffect(() => ricordaElenco(search), [search])

  const { viewPricesOnOrders, viewAgenteOnOrders, adminOrders, viewOrders } = permessi
  const vede = useMemo(
    () => ({ prezzi: viewPricesOnOrders, agente: viewAgenteOnOrders, mail: adminOrders, interni: viewOrders }),
    [viewPricesOnOrders, viewAgenteOnOrders, adminOrders, viewOrders],
  )
  const righe = useMemo(() => ordini.edges.map(({ node }) => leggiRiga(node)), [ordini.edges])
  const titoli = useMemo(() => titoliColonne(vede, scelte.fasi), [vede, scelte.fasi])
  const primo = righe[0]?.cliente
  const chip = chipFiltri(stato, scelte, vede, primo?.pk === stato.cliente ? (primo?.nome ?? null) : null)

  const [filtro, setFiltro] = useState<FiltroAperto | null>(null)
  const [aperto, setAperto] = useState<DialogoAperto | null>(null)
  const { contenitore, scorsa } = useScorrimento()
  const { lampi, lampeggia } = useLampo()
  const [annuncio, setAnnuncio] = useState('')
  const { nuovi, dimentica, rileggi } = useOrdiniInDiretta({
    sguardo: () => ({ stato, righe, scorsa: scorsa() }),
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

  // Rows were deleted, or the address is old: the last page there is takes its place.
  if (stato.pagina > ordini.numeroPagine && !inAttesa) {
    const corretta = scriviUrl(statoElenco, new URLSearchParams(search), { pagina: ordini.numeroPagine })
    return <Navigate to={`/ordini?${corretta}`} replace />
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
    <Pagina
      titolo="Ordini"
      conteggio={ordini.totalCount}
      inAttesa={inAttesa}
      piena
      accanto={
        <>
          <Viste elenco="ordini" schema={statoElenco} />
          {nuovi.size > 0 && (
            <Button variant="outlined" startIcon={<ArrowUpward />} onClick={mostraNuovi}>
              {formatoConta(nuovi.size, 'nuovo ordine', 'nuovi ordini')}
            </Button>
          )}
        </>
      }
      azioni={
        <>
          <Esporta
            nomi={['ordine', 'ordini']}
            disabled={ordini.totalCount === 0}
            indirizzo={() => indirizzoExcel(stato, mostrate)}
          />
          {aggiungi}
        </>
      }
      filtri={<FiltriOrdini elenco={elenco} scelte={scelte} titoli={titoli} chip={chip} totale={ordini.totalCount} />}
    >
      <Box role="status" sx={visuallyHidden}>
        {annuncio || (nuovi.size > 0 && formatoConta(nuovi.size, 'nuovo ordine', 'nuovi ordini'))}
      </Box>
      <Box
        ref={contenitore}
        sx={[{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }, stileRighe]}
      >
        <Tabella<RigaOrdine>
          nome="ordini"
          etichetta="Ordini"
          righe={righe}
          idRiga={({ pk }) => pk}
          colonne={colonne}
          nascoste={nascoste}
          visibili={visibili}
          onVisibili={(scelte) => {
            ricorda(scelte)
            imposta({ colonne: scelte, pagina: stato.pagina }, { sostituisci: true })
          }}
          totale={ordini.totalCount}
          pagina={stato.pagina}
          perPagina={Number(stato.righe)}
          onPagina={(pagina) => imposta({ pagina })}
          righePagina={righePagina}
          onPerPagina={(quante) => imposta({ righe: `${quante}` as (typeof RIGHE_PAGINA)[number] })}
          ordinamenti={ordinamenti}
          ordinamento={stato.ordina}
          onOrdinamento={(ordina) => imposta({ ordina })}
          inAttesa={inAttesa}
          onApri={({ pk }) => naviga(`/ordini/${pk}`)}
          href={({ pk }) => `#/ordini/${pk}`}
          classeRiga={({ pk }) => (lampi.has(pk) ? 'riga-lampo' : '')}
          scheda={(riga) => (
            <Box className={lampi.has(riga.pk) ? 'scheda-lampo' : undefined}>
              <SchedaOrdine riga={riga} />
            </Box>
          )}
          vuoto={
            <Vuoto filtrato={!senzaFiltri(stato)} onAzzera={() => azzera(nomiFiltri)} azione={aggiungi || undefined} />
          }
        />
      </Box>
      {filtro && <FiltroColonna aperto={filtro} elenco={elenco} scelte={scelte} onChiudi={() => setFiltro(null)} />}
      <DialoghiRiga aperto={aperto} stati={scelte.stati} onChiudi={() => setAperto(null)} onSalvato={rileggi} />
    </Pagina>
  )
}
