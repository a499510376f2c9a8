import Add from '@mui/icons-material/Add'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Link, Navigate, useLocation, useNavigate, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { formatoData } from '../../../../server/shared/formats/formats.ts'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { Pagina } from '../../../ui/Pagina.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { Tabella } from '../../../ui/tabella/Tabella.tsx'
import { scriviUrl } from '../../../ui/urlState.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import { useCalendarioDiretto } from '../calendario/useCalendarioDiretto.ts'
import type { PersonalePageQuery } from './__generated__/PersonalePageQuery.graphql.ts'
import { colonnePersonale, type RigaPersona } from './colonne.tsx'
import { FILTRI, FiltriPersonale } from './FiltriPersonale.tsx'
import { PersonaDialog } from './PersonaDialog.tsx'
import { Reparto } from './Reparto.tsx'
import { ordinamenti, PER_PAGINA, statoElenco } from './statoElenco.ts'
import { useEliminaPersona } from './useEliminaPersona.ts'

const query = graphql`
  query PersonalePageQuery($filtro: FiltroPersonale, $pagina: Int!, $perPagina: Int!, $ordinamento: [String!]) {
    personale(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          id
          pk
          nome
          reparto
          dataInizio
          dataFine
          numeroAssenze
          versione
        }
      }
    }
  }
`

/** Staff list. */
export default function PersonalePage() {
  const { riferimento, inAttesa } = useRouteQuery<PersonalePageQuery>()
  const { personale } = usePreloadedQuery<PersonalePageQuery>(query, riferimento)
  const elenco = useUrlState(statoElenco)
  const { valori, imposta, azzera } = elenco
  const { search } = useLocation()
  const naviga = useNavigate()
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  const [aperta, setAperta] = useState<RigaPersona | 'nuova' | null>(null)
  const elimina = useEliminaPersona(rileggi)
  const righe = useMemo(() => personale.edges.map(({ node }) => node), [personale.edges])
  const colonne = useMemo(() => colonnePersonale({ modifica: setAperta, elimina }), [elimina])
  useCalendarioDiretto(rileggi)

  if (valori.pagina > personale.numeroPagine && !inAttesa) {
    const corretta = scriviUrl(statoElenco, new URLSearchParams(search), { pagina: personale.numeroPagine })
    return <Navigate to={`/personale?${corretta}`} replace />
  }
  const filtrato = FILTRI.some((nome) => valori[nome])
  const aggiungi = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAperta('nuova')}>
      Aggiungi persona
    </Button>
  )
  return (
    <Pagina
      titolo="Personale"
      conteggio={personale.totalCount}
      inAttesa={inAttesa}
      piena
      azioni={
        <>
          <Button variant="outlined" component={Link} to="/calendario-aziendale" startIcon={<CalendarMonth />}>
            Calendario
          </Button>
          {aggiungi}
        </>
      }
      filtri={<FiltriPersonale elenco={elenco} />}
    >
      <Tabella<RigaPersona>
        nome="personale"
        etichetta="Personale"
        righe={righe}
        idRiga={({ pk }) => pk}
        colonne={colonne}
        totale={personale.totalCount}
        pagina={valori.pagina}
        perPagina={PER_PAGINA}
        onPagina={(pagina) => imposta({ pagina })}
        ordinamenti={ordinamenti}
        ordinamento={valori.ordina}
        onOrdinamento={(ordina) => imposta({ ordina })}
        inAttesa={inAttesa}
        onApri={({ pk }) => naviga(`/personale/${pk}`)}
        href={({ pk }) => `#/personale/${pk}`}
        scheda={(riga) => <SchedaPersona riga={riga} />}
        vuoto={
          filtrato ? (
            <EmptyState
              titolo="Nessuna persona trovata"
              testo="Prova con meno filtri o con altre parole."
              azione={
                <Button variant="outlined" onClick={() => azzera([...FILTRI])}>
                  Azzera filtri
                </Button>
              }
            />
          ) : (
            <EmptyState
              titolo="Nessuna persona"
              testo="Qui compare chi lavora in azienda: dalle presenze dipende quanto si può produrre."
              azione={aggiungi}
            />
          )
        }
      />
      {aperta !== null && (
        <PersonaDialog
          key={aperta === 'nuova' ? 'nuova' : aperta.pk}
          persona={aperta === 'nuova' ? null : aperta}
          onAnnulla={() => setAperta(null)}
          onSalvata={() => {
            setAperta(null)
            rileggi()
          }}
        />
      )}
    </Pagina>
  )
}

/** A person of the list on a phone. */
function SchedaPersona({ riga }: { riga: RigaPersona }) {
  const { nome, reparto, dataInizio, dataFine } = riga
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nome}</Typography>
        <Reparto reparto={reparto} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {`Dal ${formatoData(dataInizio)}${dataFine ? ` al ${formatoData(dataFine)}` : ''}`}
      </Typography>
    </Box>
  )
}
