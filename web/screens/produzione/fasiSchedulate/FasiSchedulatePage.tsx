import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { FASE_PREDEFINITA } from '../../../../server/produzione/fasiSchedulate/rules.ts'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { pronto } from '../../../shell/menu.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { Pagina } from '../../../ui/Pagina.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { stileRighe } from '../../../ui/tabella/stileRighe.ts'
import { Tabella } from '../../../ui/tabella/Tabella.tsx'
import { useLampo } from '../../../ui/tabella/useLampo.ts'
import { scriviUrl } from '../../../ui/urlState.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { FasiSchedulatePageQuery } from './__generated__/FasiSchedulatePageQuery.graphql.ts'
import { colonneFasi } from './colonne.tsx'
import { FiltriFasi } from './FiltriFasi.tsx'
import { BottonePianifica } from './pianifica/BottonePianifica.tsx'
import type { RigaFase } from './rigaFase.ts'
import { SchedaFase } from './SchedaFase.tsx'
import { filtroServer, indirizzoCsv, nomiFiltri, ordinamenti, RIGHE_PAGINA, statoElenco } from './stato.ts'
import { TotaliFasi } from './TotaliFasi.tsx'
import { useFasiInDiretta } from './useFasiInDiretta.ts'

const query = graphql`
  query FasiSchedulatePageQuery(
    $filtro: FiltroFasiSchedulate
    $pagina: Int!
    $perPagina: Int!
    $ordinamento: [String!]
  ) {
    fasi {
      nome
      withFornitore
      infiniteCapacity
    }
    valoriStato {
      pk
      contesto
      nomeFase
      nome
    }
    materialiFasiSchedulate
    totaliFasiSchedulate(filtro: $filtro) {
      numeroSerramenti
      ante
      vetri
      pezziAnte
      pezziInglesine
      pezziArco
      durata
      netto
      capacitaLibera
    }
    fasiSchedulate(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          id
          pk
          nomeFase
          numeroSerramenti
          tipiSerramenti
          stato {
            pk
            nome
          }
          statiOrdiniFornitori
          numeroAnte
          numeroVetri
          numeroPezziAnte
          numeroPezziInglesine
          numeroPezziArco
          fornitore {
            nome
          }
          durata
          inizio
          fine
          schedulazione {
            ordine {
              pk
              numeroCommessa
              riferimento
              cliente {
                nome
              }
              dataConsegna
              netto
              senzaMisure
            }
          }
        }
      }
    }
  }
`

const righePagina = RIGHE_PAGINA.map(Number)
const MATERIALI = ['materiali', 'ordine_fornitore']

/** Scheduled phases across all orders. */
export default function FasiSchedulatePage() {
  const { riferimento, inAttesa } = useRouteQuery<FasiSchedulatePageQuery>()
  const dati = usePreloadedQuery<FasiSchedulatePageQuery>(query, riferimento)
  const { fasiSchedulate, totaliFasiSchedulate: totali, valoriStato } = dati
  const { permessi } = useViewer()
  const elenco = useUrlState(statoElenco)
  const { valori: stato, imposta, azzera } = elenco
  const { search } = useLocation()
  const naviga = useNavigate()

  const fase = dati.fasi.find(({ nome }) => nome === stato.nome_fase)
  const stati = useMemo(() => {
    const suo = (voce: (typeof valoriStato)[number]) =>
      fase?.withFornitore ? voce.contesto === 'ordine_fornitore' : voce.nomeFase === fase?.nome
    return valoriStato.filter(suo)
  }, [valoriStato, fase])
  const { viewOrders, editOrder, viewPricesOnOrders, updateStatoFasiOrdine } = permessi
  const vede = useMemo(
    () => ({
      ordini: viewOrders,
      modifica: editOrder,
      prezzi: viewPricesOnOrders,
      // The state is of an order that the user sees.
      stato: updateStatoFasiOrdine && viewOrders,
    }),
    [viewOrders, editOrder, viewPricesOnOrders, updateStatoFasiOrdine],
  )
  const colonne = useMemo(() => colonneFasi({ fase, stati, vede }), [fase, stati, vede])
  const righe = useMemo(() => fasiSchedulate.edges.map(({ node }) => node), [fasiSchedulate.edges])
  const { lampi, lampeggia } = useLampo()
  useFasiInDiretta((ordine) => {
    for (const { pk, schedulazione } of righe) if (schedulazione.ordine.pk === ordine) lampeggia(pk)
  })
  // A card has links and a choice of its own, and so is no button.
  const aSchede = useMediaQuery('(max-width:699px)', { noSsr: true })
  const apre = permessi.scheduleOrder && pronto('/planner/#/schedulatore')
  const iniziale = (nome: (typeof nomiFiltri)[number]) => `${stato[nome]}` === `${statoElenco[nome].iniziale}`
  const filtrato = !nomiFiltri.every(iniziale)

  // The address is old: the last page there is takes its place.
  if (stato.pagina > fasiSchedulate.numeroPagine && !inAttesa) {
    const corretta = scriviUrl(statoElenco, new URLSearchParams(search), { pagina: fasiSchedulate.numeroPagine })
    return <Navigate to={`/fasi-schedulate?${corretta}`} replace />
  }
  const schedulatore = ({ schedulazione }: RigaFase) => `/schedulatore?id=${schedulazione.ordine.pk}`
  return (
    <Pagina
      titolo="Fasi schedulate"
      conteggio={fasiSchedulate.totalCount}
      inAttesa={inAttesa}
      piena
      azioni={
        <>
          <Button
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            component="a"
            href={indirizzoCsv(stato)}
            download
            disabled={fasiSchedulate.totalCount === 0}
          >
            Esporta
          </Button>
          {fase?.nome === FASE_PREDEFINITA && !fase.infiniteCapacity && (
            <BottonePianifica filtro={filtroServer(stato)} disabled={fasiSchedulate.totalCount === 0} />
          )}
        </>
      }
      filtri={
        <>
          <FiltriFasi
            elenco={elenco}
            fasi={dati.fasi.map(({ nome }) => nome)}
            stati={stati}
            materiali={dati.materialiFasiSchedulate}
            statiMateriali={valoriStato.filter(({ contesto }) => MATERIALI.includes(contesto))}
            filtrato={filtrato}
            totale={fasiSchedulate.totalCount}
          />
          <TotaliFasi totali={totali} finita={fase !== undefined && !fase.infiniteCapacity} />
        </>
      }
    >
      <Box sx={[{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }, stileRighe]}>
        <Tabella<RigaFase>
          nome="fasi-schedulate"
          etichetta="Fasi schedulate"
          righe={righe}
          idRiga={({ pk }) => pk}
          colonne={colonne}
          totale={fasiSchedulate.totalCount}
          pagina={stato.pagina}
          perPagina={Number(stato.righe)}
          onPagina={(pagina) => imposta({ pagina })}
          righePagina={righePagina}
          onPerPagina={(quante) => imposta({ righe: `${quante}` as (typeof RIGHE_PAGINA)[number], pagina: 1 })}
          ordinamenti={ordinamenti}
          ordinamento={stato.ordina}
          onOrdinamento={(ordina) => imposta({ ordina, pagina: 1 })}
          inAttesa={inAttesa}
          {...(apre && !aSchede
            ? {
                onApri: (riga: RigaFase) => naviga(schedulatore(riga)),
                href: (riga: RigaFase) => `#${schedulatore(riga)}`,
              }
            : {})}
          classeRiga={({ pk }) => (lampi.has(pk) ? 'riga-lampo' : '')}
          scheda={(riga) => (
            <Box className={lampi.has(riga.pk) ? 'scheda-lampo' : undefined}>
              <SchedaFase {...{ riga, fase, stati, vede }} schedulatore={apre ? schedulatore(riga) : undefined} />
            </Box>
          )}
          vuoto={
            <EmptyState
              titolo="Nessuna fase in questo periodo"
              testo="Prova con un altro periodo, un’altra fase o meno filtri."
              azione={
                filtrato && (
                  <Button variant="outlined" onClick={() => azzera(nomiFiltri)}>
                    Azzera filtri
                  </Button>
                )
              }
            />
          }
        />
      </Box>
    </Pagina>
  )
}
