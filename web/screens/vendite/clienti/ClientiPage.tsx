import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, Suspense, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Link, Navigate, useLocation, useNavigate, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { useViewer } from '../../../shell/viewer.ts'
import { Pagina } from '../../../ui/Pagina.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { Tabella } from '../../../ui/tabella/Tabella.tsx'
import { scriviUrl } from '../../../ui/urlState.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { ClientiPageQuery } from './__generated__/ClientiPageQuery.graphql.ts'
import { colonneClienti, colonneNascoste, type RigaCliente } from './elenco/colonne.tsx'
import { FiltriClienti } from './elenco/FiltriClienti.tsx'
import { SchedaCliente } from './elenco/SchedaCliente.tsx'
import { ordinamenti, PER_PAGINA, statoElenco } from './statoElenco.ts'
import { useElimina } from './useElimina.ts'

const ModuloDialog = lazy(() => import('./modulo/ModuloDialog.tsx'))

const query = graphql`
  query ClientiPageQuery($filtro: FiltroClienti, $pagina: Int!, $perPagina: Int!, $ordinamento: [String!]) {
    clienti(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          id
          pk
          nome
          codice
          tipoCliente
          piva
          citta
          provincia
          telefono
          email
          numeroOrdini
          puoEliminare
          agente {
            user {
              nome
            }
          }
        }
      }
    }
  }
`

/** Customer list. */
export default function ClientiPage() {
  const { riferimento, inAttesa } = useRouteQuery<ClientiPageQuery>()
  const { clienti } = usePreloadedQuery<ClientiPageQuery>(query, riferimento)
  const { adminClienti, viewInterniClienti, viewMessaggi } = useViewer().permessi
  const elenco = useUrlState(statoElenco)
  const { valori, imposta, azzera } = elenco
  const { search } = useLocation()
  const naviga = useNavigate()
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  /** The customer in the form: a number, or 'nuovo'. */
  const [modulo, setModulo] = useState<number | 'nuovo' | null>(null)
  const elimina = useElimina(rileggi)
  const media = useMediaQuery('(min-width:1200px)', { noSsr: true })
  const larga = useMediaQuery('(min-width:1640px)', { noSsr: true })
  const righe = useMemo(() => clienti.edges.map(({ node }) => node), [clienti.edges])
  const colonne = useMemo(
    () => colonneClienti(viewInterniClienti, adminClienti ? { modifica: ({ pk }) => setModulo(pk), elimina } : {}),
    [viewInterniClienti, adminClienti, elimina],
  )

  // Rows were deleted, or the address is old: the last page there is takes its place.
  if (valori.pagina > clienti.numeroPagine && !inAttesa) {
    const corretta = scriviUrl(statoElenco, new URLSearchParams(search), { pagina: clienti.numeroPagine })
    return <Navigate to={`/clienti?${corretta}`} replace />
  }
  const filtrato = valori.search !== '' || valori.tipo_cliente !== ''
  const aggiungi = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setModulo('nuovo')}>
      Aggiungi cliente
    </Button>
  )
  return (
    <Pagina
      titolo="Clienti"
      conteggio={clienti.totalCount}
      inAttesa={inAttesa}
      piena
      azioni={
        <>
          {viewMessaggi && (
            <Button variant="outlined" component={Link} to="/messaggi-ordini-emails">
              Messaggi e-mail
            </Button>
          )}
          {adminClienti && aggiungi}
        </>
      }
      filtri={<FiltriClienti elenco={elenco} />}
    >
      <Tabella<RigaCliente>
        nome="clienti"
        etichetta="Clienti"
        righe={righe}
        idRiga={({ pk }) => pk}
        colonne={colonne}
        nascoste={colonneNascoste(larga ? 'larga' : media ? 'media' : 'stretta')}
        totale={clienti.totalCount}
        pagina={valori.pagina}
        perPagina={PER_PAGINA}
        onPagina={(pagina) => imposta({ pagina })}
        ordinamenti={ordinamenti}
        ordinamento={valori.ordina}
        onOrdinamento={(ordina) => imposta({ ordina })}
        inAttesa={inAttesa}
        onApri={({ pk }) => naviga(`/clienti/${pk}`)}
        href={({ pk }) => `#/clienti/${pk}`}
        scheda={(riga) => <SchedaCliente riga={riga} />}
        vuoto={
          filtrato ? (
            <EmptyState
              titolo="Nessun cliente trovato"
              testo="Prova con meno filtri o con altre parole."
              azione={
                <Button variant="outlined" onClick={() => azzera(['search', 'tipo_cliente'])}>
                  Azzera filtri
                </Button>
              }
            />
          ) : (
            <EmptyState
              titolo="Nessun cliente"
              testo={adminClienti ? 'Qui compaiono i clienti con i loro ordini.' : 'Qui compaiono i tuoi clienti.'}
              azione={adminClienti ? aggiungi : undefined}
            />
          )
        }
      />
      {modulo !== null && (
        <Suspense fallback={null}>
          <ModuloDialog
            pk={modulo === 'nuovo' ? null : modulo}
            onChiudi={() => setModulo(null)}
            onSalvato={(pk) => {
              setModulo(null)
              if (modulo === 'nuovo') naviga(`/clienti/${pk}`)
              else rileggi()
            }}
          />
        </Suspense>
      )}
    </Pagina>
  )
}
