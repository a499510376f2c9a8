import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Navigate, useLocation, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { Pagina } from '../../../ui/Pagina.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { BarraFiltri } from '../../../ui/tabella/BarraFiltri.tsx'
import { Tabella } from '../../../ui/tabella/Tabella.tsx'
import { scriviUrl } from '../../../ui/urlState.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { MaterialiPageQuery } from './__generated__/MaterialiPageQuery.graphql.ts'
import { colonneMateriali, type RigaMateriale } from './colonne.tsx'
import { MaterialeDialog } from './modulo/MaterialeDialog.tsx'
import { ordinamenti, PER_PAGINA, statoElenco } from './statoElenco.ts'
import { useEliminaMateriale } from './useEliminaMateriale.ts'

const query = graphql`
  query MaterialiPageQuery($filtro: FiltroMateriali, $pagina: Int!, $perPagina: Int!, $ordinamento: [String!]) {
    materiali(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          id
          pk
          nome
          colonneList
          sort
          labels
          showReminderOrdineFornitore
          perSchedulazione
          puoEliminare
          versione
        }
      }
    }
  }
`

/** Materials: search, add, edit, delete. */
export default function MaterialiPage() {
  const { riferimento, inAttesa } = useRouteQuery<MaterialiPageQuery>()
  const { materiali } = usePreloadedQuery<MaterialiPageQuery>(query, riferimento)
  const { valori, imposta, azzera } = useUrlState(statoElenco)
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  const [aperto, setAperto] = useState<RigaMateriale | 'nuovo' | null>(null)
  const elimina = useEliminaMateriale(rileggi)
  const righe = useMemo(() => materiali.edges.map(({ node }) => node), [materiali.edges])
  const colonne = useMemo(() => colonneMateriali({ modifica: setAperto, elimina }), [elimina])

  if (valori.pagina > materiali.numeroPagine && !inAttesa) {
    const corretta = scriviUrl(statoElenco, new URLSearchParams(search), { pagina: materiali.numeroPagine })
    return <Navigate to={`/?${corretta}`} replace />
  }
  const aggiungi = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAperto('nuovo')}>
      Aggiungi materiale
    </Button>
  )
  return (
    <Pagina
      titolo="Materiali"
      conteggio={materiali.totalCount}
      inAttesa={inAttesa}
      piena
      azioni={aggiungi}
      filtri={
        <BarraFiltri
          cerca={{ valore: valori.search, onCambia: (testo) => imposta({ search: testo }, { sostituisci: true }) }}
        />
      }
    >
      <Tabella<RigaMateriale>
        nome="materiali"
        etichetta="Materiali"
        righe={righe}
        idRiga={({ pk }) => pk}
        colonne={colonne}
        totale={materiali.totalCount}
        pagina={valori.pagina}
        perPagina={PER_PAGINA}
        onPagina={(pagina) => imposta({ pagina })}
        ordinamenti={ordinamenti}
        ordinamento={valori.ordina}
        onOrdinamento={(ordina) => imposta({ ordina })}
        inAttesa={inAttesa}
        onApri={setAperto}
        scheda={(riga) => <SchedaMateriale riga={riga} />}
        vuoto={
          valori.search ? (
            <EmptyState
              titolo="Nessun materiale trovato"
              testo="Prova con altre parole."
              azione={
                <Button variant="outlined" onClick={() => azzera(['search'])}>
                  Azzera filtri
                </Button>
              }
            />
          ) : (
            <EmptyState
              titolo="Nessun materiale"
              testo="Qui compaiono i materiali che si ordinano ai fornitori, con le colonne dei loro ordini."
              azione={aggiungi}
            />
          )
        }
      />
      {aperto !== null && (
        <MaterialeDialog
          key={aperto === 'nuovo' ? 'nuovo' : aperto.pk}
          materiale={aperto === 'nuovo' ? null : aperto}
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

/** A material of the list on a phone. */
function SchedaMateriale({ riga }: { riga: RigaMateriale }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{riga.nome}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {riga.colonneList.join(', ') || 'Nessuna colonna'}
      </Typography>
      {riga.showReminderOrdineFornitore && <Typography variant="body2">Reminder Ordine Fornitore</Typography>}
    </Box>
  )
}
