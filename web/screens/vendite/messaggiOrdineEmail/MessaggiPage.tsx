import Add from '@mui/icons-material/Add'
import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Link, Navigate, useLocation, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { useViewer } from '../../../shell/viewer.ts'
import { Pagina } from '../../../ui/Pagina.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { BarraFiltri } from '../../../ui/tabella/BarraFiltri.tsx'
import { Tabella } from '../../../ui/tabella/Tabella.tsx'
import { scriviUrl } from '../../../ui/urlState.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { MessaggiPageQuery } from './__generated__/MessaggiPageQuery.graphql.ts'
import { colonneMessaggi, type RigaMessaggio } from './colonne.tsx'
import { MessaggioDialog } from './MessaggioDialog.tsx'
import { ordinamenti, PER_PAGINA, statoElenco } from './statoElenco.ts'
import { testoSemplice } from './testoSemplice.ts'
import { useEliminaMessaggio } from './useEliminaMessaggio.ts'

const query = graphql`
  query MessaggiPageQuery(
    $filtro: FiltroMessaggiOrdineEmail
    $pagina: Int!
    $perPagina: Int!
    $ordinamento: [String!]
  ) {
    messaggiOrdineEmail(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          id
          pk
          titolo
          testo
          versione
        }
      }
    }
  }
`

/** E-mail message templates: search, add, edit, delete. */
export default function MessaggiPage() {
  const { riferimento, inAttesa } = useRouteQuery<MessaggiPageQuery>()
  const { messaggiOrdineEmail: messaggi } = usePreloadedQuery<MessaggiPageQuery>(query, riferimento)
  const { adminMessaggi, viewClienti } = useViewer().permessi
  const { valori, imposta, azzera } = useUrlState(statoElenco)
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  const [aperto, setAperto] = useState<RigaMessaggio | 'nuovo' | null>(null)
  const elimina = useEliminaMessaggio(rileggi)
  const righe = useMemo(() => messaggi.edges.map(({ node }) => node), [messaggi.edges])
  const colonne = useMemo(
    () => colonneMessaggi(adminMessaggi ? { modifica: setAperto, elimina } : null),
    [adminMessaggi, elimina],
  )

  if (valori.pagina > messaggi.numeroPagine && !inAttesa) {
    const corretta = scriviUrl(statoElenco, new URLSearchParams(search), { pagina: messaggi.numeroPagine })
    return <Navigate to={`/messaggi-ordini-emails?${corretta}`} replace />
  }
  const aggiungi = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAperto('nuovo')}>
      Aggiungi messaggio
    </Button>
  )
  return (
    <Pagina
      titolo="Messaggi e-mail"
      conteggio={messaggi.totalCount}
      inAttesa={inAttesa}
      piena
      indietro={
        viewClienti && (
          <Tooltip title="Lista clienti">
            <IconButton component={Link} to="/clienti" aria-label="Lista clienti">
              <ArrowBack />
            </IconButton>
          </Tooltip>
        )
      }
      azioni={adminMessaggi && aggiungi}
      filtri={
        <BarraFiltri
          cerca={{ valore: valori.search, onCambia: (testo) => imposta({ search: testo }, { sostituisci: true }) }}
        />
      }
    >
      <Tabella<RigaMessaggio>
        nome="messaggi"
        etichetta="Messaggi e-mail"
        righe={righe}
        idRiga={({ pk }) => pk}
        colonne={colonne}
        totale={messaggi.totalCount}
        pagina={valori.pagina}
        perPagina={PER_PAGINA}
        onPagina={(pagina) => imposta({ pagina })}
        ordinamenti={ordinamenti}
        ordinamento={valori.ordina}
        onOrdinamento={(ordina) => imposta({ ordina })}
        inAttesa={inAttesa}
        onApri={setAperto}
        scheda={(riga) => (
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{riga.titolo}</Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {testoSemplice(riga.testo)}
            </Typography>
          </Box>
        )}
        vuoto={
          valori.search ? (
            <EmptyState
              titolo="Nessun messaggio trovato"
              testo="Prova con altre parole."
              azione={
                <Button variant="outlined" onClick={() => azzera(['search'])}>
                  Azzera filtri
                </Button>
              }
            />
          ) : (
            <EmptyState
              titolo="Nessun messaggio da mostrare"
              testo="Qui compaiono i testi che si possono aggiungere alle e-mail degli ordini."
              azione={adminMessaggi ? aggiungi : undefined}
            />
          )
        }
      />
      {aperto !== null && (
        <MessaggioDialog
          key={aperto === 'nuovo' ? 'nuovo' : aperto.pk}
          messaggio={aperto === 'nuovo' ? null : aperto}
          modificabile={adminMessaggi}
          onElimina={elimina}
          onChiudi={() => setAperto(null)}
          onSalvato={() => {
            setAperto(null)
            rileggi()
          }}
        />
      )}
    </Pagina>
  )
}
