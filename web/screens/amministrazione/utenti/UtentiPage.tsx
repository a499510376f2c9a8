import PersonAdd from '@mui/icons-material/PersonAddAltOutlined'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { Pagina } from '../../../ui/Pagina.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { Tabella } from '../../../ui/tabella/Tabella.tsx'
import { scriviUrl } from '../../../ui/urlState.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { UtentiPageQuery } from './__generated__/UtentiPageQuery.graphql.ts'
import { colonneUtenti, type RigaUtente, SchedaUtente } from './elenco/colonne.tsx'
import { FiltriUtenti } from './elenco/FiltriUtenti.tsx'
import { ordinamenti, PER_PAGINA, statoElenco } from './statoElenco.ts'

const query = graphql`
  query UtentiPageQuery($filtro: FiltroUsers, $pagina: Int!, $perPagina: Int!, $ordinamento: [String!]) {
    users(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          id
          pk
          username
          nome
          email
          isSuperuser
          isStaff
          isActive
          ultimoAccesso
          operatore {
            pk
          }
          agente {
            codice
          }
          appAccount {
            pk
          }
        }
      }
    }
  }
`

/** List of users: filters, table, a new one. */
export default function UtentiPage() {
  const { riferimento, inAttesa } = useRouteQuery<UtentiPageQuery>()
  const { users } = usePreloadedQuery<UtentiPageQuery>(query, riferimento)
  const elenco = useUrlState(statoElenco)
  const { valori, attivi, imposta, azzera } = elenco
  const { search } = useLocation()
  const naviga = useNavigate()
  const righe = useMemo(() => users.edges.map(({ node }) => node), [users.edges])

  if (valori.pagina > users.numeroPagine && !inAttesa) {
    const corretta = scriviUrl(statoElenco, new URLSearchParams(search), { pagina: users.numeroPagine })
    return <Navigate to={`/?${corretta}`} replace />
  }
  return (
    <Pagina
      titolo="Utenti"
      conteggio={users.totalCount}
      inAttesa={inAttesa}
      piena
      azioni={
        <Button variant="contained" startIcon={<PersonAdd />} component={Link} to="/create">
          Nuovo utente
        </Button>
      }
      filtri={<FiltriUtenti elenco={elenco} />}
    >
      <Tabella<RigaUtente>
        nome="utenti"
        etichetta="Utenti"
        righe={righe}
        idRiga={({ pk }) => pk}
        colonne={colonneUtenti}
        totale={users.totalCount}
        pagina={valori.pagina}
        perPagina={PER_PAGINA}
        onPagina={(pagina) => imposta({ pagina })}
        ordinamenti={ordinamenti}
        ordinamento={valori.ordina}
        onOrdinamento={(ordina) => imposta({ ordina })}
        inAttesa={inAttesa}
        onApri={({ pk }) => naviga(`/${pk}`)}
        href={({ pk }) => `#/${pk}`}
        scheda={(riga) => <SchedaUtente riga={riga} />}
        vuoto={
          <EmptyState
            titolo="Nessun utente"
            testo="Nessun utente corrisponde ai filtri."
            azione={attivi.length > 0 && <Button onClick={() => azzera()}>Azzera filtri</Button>}
          />
        }
      />
    </Pagina>
  )
}
