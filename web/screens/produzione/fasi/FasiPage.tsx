import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { Pagina } from '../../../ui/Pagina.tsx'
import { Scheda } from '../../../ui/Scheda.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { Tabella } from '../../../ui/tabella/Tabella.tsx'
import type { FasiPageQuery } from './__generated__/FasiPageQuery.graphql.ts'
import { BottoniFase, colonneFasi } from './colonne.tsx'
import { capacitaInParole, type Fase, serve, UNITA } from './fase.ts'
import { Grafo } from './grafo/Grafo.tsx'
import { FaseDialog } from './modulo/FaseDialog.tsx'
import { useAzioniFase } from './useAzioniFase.ts'

const query = graphql`
  query FasiPageQuery {
    fasi {
      pk
      nome
      unit
      withFornitore
      infiniteCapacity
      reparto
      dependencies
      soloConTelai
      versione
    }
  }
`

/** A thousand at most: the list comes whole. */
const TUTTE = 1000

/** The configuration of the phases of production. */
export default function FasiPage() {
  const { riferimento, inAttesa } = useRouteQuery<FasiPageQuery>()
  const { fasi } = usePreloadedQuery<FasiPageQuery>(query, riferimento)
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  const [aperta, setAperta] = useState<Fase | 'nuova' | null>(null)
  const { elimina, sposta } = useAzioniFase(fasi, rileggi)
  const azioni = useMemo(() => ({ modifica: setAperta, elimina, sposta }), [elimina, sposta])
  const colonne = useMemo(() => colonneFasi(fasi, azioni), [fasi, azioni])
  const aggiungi = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAperta('nuova')}>
      Aggiungi fase
    </Button>
  )
  return (
    <Pagina titolo="Fasi di produzione" conteggio={fasi.length} inAttesa={inAttesa} azioni={aggiungi}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(320px, 560px)' },
        }}
      >
        <Tabella<Fase>
          nome="fasi"
          etichetta="Fasi di produzione"
          righe={fasi}
          idRiga={({ pk }) => pk}
          colonne={colonne}
          totale={fasi.length}
          pagina={1}
          perPagina={TUTTE}
          onPagina={() => undefined}
          inAttesa={inAttesa}
          scheda={(fase) => (
            <SchedaFase fase={fase} bottoni={<BottoniFase fase={fase} fasi={fasi} azioni={azioni} />} />
          )}
          vuoto={
            <EmptyState
              titolo="Nessuna fase"
              testo="Senza fasi non si schedula: aggiungi la prima cosa da fare per un ordine."
              azione={aggiungi}
            />
          }
        />
        {fasi.length > 0 && (
          <Scheda titolo="Dipendenze">
            <Grafo fasi={fasi} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              Una fase comincia quando quelle da cui parte una freccia verso di lei sono finite. Se un ordine non ne ha
              bisogno, chi l’aspettava aspetta quelle prima di lei.
            </Typography>
          </Scheda>
        )}
      </Box>
      {aperta !== null && (
        <FaseDialog
          key={aperta === 'nuova' ? 'nuova' : aperta.pk}
          fase={aperta === 'nuova' ? null : aperta}
          fasi={fasi}
          onClose={() => setAperta(null)}
          onSaved={() => {
            setAperta(null)
            rileggi()
          }}
        />
      )}
    </Pagina>
  )
}

/** A phase on a phone. */
function SchedaFase({ fase, bottoni }: { fase: Fase; bottoni: ReactNode }) {
  const { nome, dependencies, unit, withFornitore } = fase
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nome}</Typography>
      <Typography variant="body2" color="textSecondary">
        {`${withFornitore ? 'Con fornitore · ' : ''}${capacitaInParole(fase)} · ${UNITA[unit]} · ${serve(fase)}`}
      </Typography>
      {dependencies.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Dopo {dependencies.join(', ')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{bottoni}</Box>
    </Box>
  )
}
