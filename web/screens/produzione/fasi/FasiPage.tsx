import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { DetailCard } from '../../../ui/DetailCard.tsx'
import { Page } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { FasiPageQuery } from './__generated__/FasiPageQuery.graphql.ts'
import { FaseButtons, fasiColumns } from './columns.tsx'
import { capacityInWords, isUsedBy, UNITA_NAMES } from './fase.ts'
import { FaseDialog } from './form/FaseDialog.tsx'
import { FasiGraph } from './grafo/FasiGraph.tsx'
import type { ReadFase } from './readFasi.ts'
import { readFasi } from './readFasi.ts'
import { useFaseActions } from './useFaseActions.ts'

const query = graphql`
  query FasiPageQuery {
    fasi {
      ...readFasi_fase
    }
  }
`

/** A thousand at most: the list comes whole. */
const TUTTE = 1000

/** The configuration of the phases of production. */
export default function FasiPage() {
  const { riferimento, inAttesa } = useRouteQuery<FasiPageQuery>()
  const dati = usePreloadedQuery<FasiPageQuery>(query, riferimento)
  const fasi = useMemo(() => readFasi(dati.fasi), [dati.fasi])
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  const [aperta, setAperta] = useState<ReadFase | 'nuova' | null>(null)
  const { elimina, sposta } = useFaseActions(fasi, rileggi)
  const actions = useMemo(() => ({ modifica: setAperta, elimina, sposta }), [elimina, sposta])
  const colonne = useMemo(() => fasiColumns(fasi, actions), [fasi, actions])
  const aggiungi = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAperta('nuova')}>
      Aggiungi fase
    </Button>
  )
  return (
    <Page titolo="Fasi di produzione" conteggio={fasi.length} inAttesa={inAttesa} azioni={aggiungi}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(320px, 560px)' },
        }}
      >
        <DataTable<ReadFase>
          nome="fasi"
          etichetta="Fasi di produzione"
          righe={fasi}
          idRiga={({ pk }) => pk}
          colonne={colonne}
          totale={fasi.length}
          pagina={1}
          perPagina={TUTTE}
          onPage={() => undefined}
          inAttesa={inAttesa}
          scheda={(fase) => (
            <SchedaFase fase={fase} bottoni={<FaseButtons fase={fase} fasi={fasi} azioni={actions} />} />
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
          <DetailCard titolo="Dipendenze">
            <FasiGraph fasi={fasi} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              Una fase comincia quando quelle da cui parte una freccia verso di lei sono finite. Se un ordine non ne ha
              bisogno, chi l’aspettava aspetta quelle prima di lei.
            </Typography>
          </DetailCard>
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
    </Page>
  )
}

/** A phase on a phone. */
function SchedaFase({ fase, bottoni }: { fase: ReadFase; bottoni: ReactNode }) {
  const { nome, dependencies, unit, withFornitore } = fase
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nome}</Typography>
      <Typography variant="body2" color="textSecondary">
        {`${withFornitore ? 'Con fornitore · ' : ''}${capacityInWords(fase)} · ${UNITA_NAMES[unit]} · ${isUsedBy(fase)}`}
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
