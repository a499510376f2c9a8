import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Link, Navigate, useLocation, useNavigate, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { formatoConta, formatoData } from '../../../../server/shared/formats/formats.ts'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { Pagina } from '../../../ui/Pagina.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { BarraFiltri } from '../../../ui/tabella/BarraFiltri.tsx'
import { Tabella } from '../../../ui/tabella/Tabella.tsx'
import { scriviUrl } from '../../../ui/urlState.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { PianificazioniPageQuery } from './__generated__/PianificazioniPageQuery.graphql.ts'
import { colonnePianificazioni, inParole, type RigaPianificazione } from './colonne.tsx'
import { ordinamenti, PER_PAGINA, statoElenco } from './statoElenco.ts'
import { useEliminaPianificazione } from './useEliminaPianificazione.ts'

const query = graphql`
  query PianificazioniPageQuery($filtro: FiltroAnalisi, $pagina: Int!, $perPagina: Int!, $ordinamento: [String!]) {
    analisiPostazioni(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          id
          pk
          nome
          creataIl
          creataDa
          numeroOrdini
          totali
        }
      }
    }
  }
`

/** Saved bench plannings, newest first. */
export default function PianificazioniPage() {
  const { riferimento, inAttesa } = useRouteQuery<PianificazioniPageQuery>()
  const { analisiPostazioni } = usePreloadedQuery<PianificazioniPageQuery>(query, riferimento)
  const { valori, imposta } = useUrlState(statoElenco)
  const { search } = useLocation()
  const naviga = useNavigate()
  const { revalidate } = useRevalidator()
  const elimina = useEliminaPianificazione(() => void revalidate())
  const colonne = useMemo(() => colonnePianificazioni(elimina), [elimina])
  const righe = useMemo(() => analisiPostazioni.edges.map(({ node }) => node), [analisiPostazioni.edges])

  if (valori.pagina > analisiPostazioni.numeroPagine && !inAttesa) {
    const corretta = scriviUrl(statoElenco, new URLSearchParams(search), { pagina: analisiPostazioni.numeroPagine })
    return <Navigate to={`/fasi-schedulate/pianificazioni?${corretta}`} replace />
  }
  return (
    <Pagina
      titolo="Pianificazioni dei banchi"
      conteggio={analisiPostazioni.totalCount}
      inAttesa={inAttesa}
      piena
      indietro={
        <Tooltip title="Fasi schedulate">
          <IconButton component={Link} to="/fasi-schedulate" aria-label="Fasi schedulate">
            <ArrowBack />
          </IconButton>
        </Tooltip>
      }
      filtri={
        <BarraFiltri
          cerca={{
            valore: valori.search,
            onCambia: (cercate) => imposta({ search: cercate, pagina: 1 }, { sostituisci: true }),
          }}
        />
      }
    >
      <Tabella<RigaPianificazione>
        nome="pianificazioni"
        etichetta="Pianificazioni dei banchi"
        righe={righe}
        idRiga={({ pk }) => pk}
        colonne={colonne}
        totale={analisiPostazioni.totalCount}
        pagina={valori.pagina}
        perPagina={PER_PAGINA}
        onPagina={(pagina) => imposta({ pagina })}
        ordinamenti={ordinamenti}
        ordinamento={valori.ordina}
        onOrdinamento={(ordina) => imposta({ ordina, pagina: 1 })}
        inAttesa={inAttesa}
        onApri={({ pk }) => naviga(`/fasi-schedulate/pianificazioni/${pk}`)}
        href={({ pk }) => `#/fasi-schedulate/pianificazioni/${pk}`}
        scheda={(riga) => <SchedaPianificazione riga={riga} />}
        vuoto={
          valori.search ? (
            <EmptyState
              titolo="Nessuna pianificazione trovata"
              testo="Prova con altre parole: si cerca nel nome e nei numeri degli ordini."
              azione={
                <Button variant="outlined" onClick={() => imposta({ search: '', pagina: 1 })}>
                  Azzera filtri
                </Button>
              }
            />
          ) : (
            <EmptyState
              titolo="Nessuna pianificazione"
              testo="Si fanno dalle fasi schedulate ai banchi, con «Pianifica»."
              azione={
                <Button variant="contained" component={Link} to="/fasi-schedulate">
                  Fasi schedulate
                </Button>
              }
            />
          )
        }
      />
    </Pagina>
  )
}

/** A planning of the list on a phone. */
function SchedaPianificazione({ riga }: { riga: RigaPianificazione }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{riga.nome}</Typography>
      <Typography variant="body2" color="textSecondary">
        {formatoData(riga.creataIl)}
        {riga.creataDa && ` · ${riga.creataDa}`} · {formatoConta(riga.numeroOrdini, 'ordine', 'ordini')}
      </Typography>
      <Typography variant="body2">{inParole(riga)}</Typography>
    </Box>
  )
}
