import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Navigate, useLocation, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { tipologieDi } from '../../../../server/acquisti/fornitori/rules.ts'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { Pagina } from '../../../ui/Pagina.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { Tabella } from '../../../ui/tabella/Tabella.tsx'
import { scriviUrl } from '../../../ui/urlState.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { FornitoriPageQuery } from './__generated__/FornitoriPageQuery.graphql.ts'
import { colonneFornitori, type RigaFornitore } from './elenco/colonne.tsx'
import { FiltriFornitori } from './elenco/FiltriFornitori.tsx'
import { SchedaFornitore } from './elenco/SchedaFornitore.tsx'
import { FornitoreDialog } from './modulo/FornitoreDialog.tsx'
import { FILTRI, ordinamenti, PER_PAGINA, statoElenco } from './statoElenco.ts'
import { useCaricaImmagine } from './useCaricaImmagine.ts'
import { useEliminaFornitore } from './useEliminaFornitore.ts'

const query = graphql`
  query FornitoriPageQuery($filtro: FiltroFornitori, $pagina: Int!, $perPagina: Int!, $ordinamento: [String!]) {
    fornitori(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          id
          pk
          nome
          codice
          tipologia
          email
          tempo
          isDefault
          immagine
          testata
          testoPdf
          versione
        }
      }
    }
    materiali(perPagina: 1000) {
      edges {
        node {
          nome
        }
      }
    }
  }
`

/** Suppliers: search, add, edit, delete. */
export default function FornitoriPage() {
  const { riferimento, inAttesa } = useRouteQuery<FornitoriPageQuery>()
  const { fornitori, materiali } = usePreloadedQuery<FornitoriPageQuery>(query, riferimento)
  const elenco = useUrlState(statoElenco)
  const { valori, imposta, azzera } = elenco
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  const [aperto, setAperto] = useState<RigaFornitore | 'nuovo' | null>(null)
  const elimina = useEliminaFornitore(rileggi)
  const carica = useCaricaImmagine(rileggi)
  const righe = useMemo(() => fornitori.edges.map(({ node }) => node), [fornitori.edges])
  const colonne = useMemo(() => colonneFornitori({ modifica: setAperto, elimina }), [elimina])
  const tipologie = tipologieDi(materiali.edges.map(({ node }) => node.nome))

  // Rows were deleted, or the address is old: the last page there is takes its place.
  if (valori.pagina > fornitori.numeroPagine && !inAttesa) {
    const corretta = scriviUrl(statoElenco, new URLSearchParams(search), { pagina: fornitori.numeroPagine })
    return <Navigate to={`/fornitori?${corretta}`} replace />
  }
  const aggiungi = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAperto('nuovo')}>
      Aggiungi fornitore
    </Button>
  )
  return (
    <Pagina
      titolo="Fornitori"
      conteggio={fornitori.totalCount}
      inAttesa={inAttesa}
      piena
      azioni={aggiungi}
      filtri={<FiltriFornitori elenco={elenco} tipologie={tipologie} />}
    >
      <Tabella<RigaFornitore>
        nome="fornitori"
        etichetta="Fornitori"
        righe={righe}
        idRiga={({ pk }) => pk}
        colonne={colonne}
        totale={fornitori.totalCount}
        pagina={valori.pagina}
        perPagina={PER_PAGINA}
        onPagina={(pagina) => imposta({ pagina })}
        ordinamenti={ordinamenti}
        ordinamento={valori.ordina}
        onOrdinamento={(ordina) => imposta({ ordina })}
        inAttesa={inAttesa}
        onApri={setAperto}
        scheda={(riga) => <SchedaFornitore riga={riga} />}
        vuoto={
          FILTRI.some((nome) => valori[nome]) ? (
            <EmptyState
              titolo="Nessun fornitore trovato"
              testo="Prova con meno filtri o con altre parole."
              azione={
                <Button variant="outlined" onClick={() => azzera([...FILTRI])}>
                  Azzera filtri
                </Button>
              }
            />
          ) : (
            <EmptyState
              titolo="Nessun fornitore"
              testo="Qui compare chi fornisce i materiali: dai loro tempi dipendono le date degli ordini."
              azione={aggiungi}
            />
          )
        }
      />
      {aperto !== null && (
        <FornitoreDialog
          key={aperto === 'nuovo' ? 'nuovo' : aperto.pk}
          fornitore={aperto === 'nuovo' ? null : aperto}
          tipologie={tipologie}
          onElimina={elimina}
          onChiudi={() => setAperto(null)}
          onSalvato={(pk, immagine) => {
            setAperto(null)
            rileggi()
            if (immagine) carica(pk, immagine)
          }}
        />
      )}
    </Pagina>
  )
}
