import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { FasiPageQuery } from '#generated/FasiPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
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
const ALL = 1000

/** The configuration of the phases of production. */
export default function FasiPage() {
  const { reference, inAttesa } = useRouteQuery<FasiPageQuery>()
  const data = usePreloadedQuery<FasiPageQuery>(query, reference)
  const fasi = useMemo(() => readFasi(data.fasi), [data.fasi])
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<ReadFase | 'nuova' | null>(null)
  const { remove, move } = useFaseActions(fasi, () => void revalidate())
  const actions = useMemo(() => ({ edit: setOpen, remove, move }), [remove, move])
  const columns = useMemo(() => fasiColumns(fasi, actions), [fasi, actions])
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setOpen('nuova')}>
      Aggiungi fase
    </Button>
  )
  return (
    <Page title="Fasi di produzione" count={fasi.length} inAttesa={inAttesa} actions={add}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(320px, 560px)' },
        }}
      >
        <DataTable<ReadFase>
          name="fasi"
          label="Fasi di produzione"
          righe={fasi}
          idRiga={({ pk }) => pk}
          columns={columns}
          totale={fasi.length}
          pagina={1}
          perPagina={ALL}
          onPage={() => undefined}
          inAttesa={inAttesa}
          card={(fase) => <FaseCard fase={fase} buttons={<FaseButtons fase={fase} fasi={fasi} azioni={actions} />} />}
          empty={
            <EmptyState
              title="Nessuna fase"
              text="Senza fasi non si schedula: aggiungi la prima cosa da fare per un ordine."
              action={add}
            />
          }
        />
        {fasi.length > 0 && (
          <DetailCard title="Dipendenze">
            <FasiGraph fasi={fasi} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              Una fase comincia quando quelle da cui parte una freccia verso di lei sono finite. Se un ordine non ne ha
              bisogno, chi l’aspettava aspetta quelle prima di lei.
            </Typography>
          </DetailCard>
        )}
      </Box>
      {open !== null && (
        <FaseDialog
          key={open === 'nuova' ? 'nuova' : open.pk}
          fase={open === 'nuova' ? null : open}
          fasi={fasi}
          onClose={() => setOpen(null)}
          onSaved={() => setOpen(null)}
        />
      )}
    </Page>
  )
}

/** A phase on a phone. */
function FaseCard({ fase, buttons }: { fase: ReadFase; buttons: ReactNode }) {
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
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{buttons}</Box>
    </Box>
  )
}
