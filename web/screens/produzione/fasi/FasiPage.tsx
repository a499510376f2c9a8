import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCallback, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { FasiPageEliminaMutation } from '#generated/FasiPageEliminaMutation.graphql.ts'
import type { FasiPageOrdinaMutation } from '#generated/FasiPageOrdinaMutation.graphql.ts'
import type { FasiPageQuery } from '#generated/FasiPageQuery.graphql.ts'
import { putInOrder, replaceList } from '#relay/answers/rootList.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useOperation } from '#relay/useOperation.ts'
import { useReparti } from '#shell/reparti.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { Page } from '#ui/Page.tsx'
import { AddButton } from '#ui/page/AddButton.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { RowMenu } from '#ui/table/menu/RowMenu.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import { fasiColumns } from './columns.tsx'
import { capacityInWords, isUsedBy, UNITA_NAMES } from './fase.ts'
import { FaseDialog } from './form/FaseDialog.tsx'
import { FasiGraph } from './grafo/FasiGraph.tsx'
import { type ReadFase, readFasi } from './readFasi.ts'

const query = graphql`
  query FasiPageQuery @preloadable {
    fasi {
      ...readFasi_fase
    }
  }
`

/** A thousand at most: the list comes whole. */
const ALL = 1000

const removeMutation = graphql`
  mutation FasiPageEliminaMutation($pk: Int!) {
    deleteFase(input: { pk: $pk }) {
      fasi {
        ...readFasi_fase
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation FasiPageOrdinaMutation($fasi: [Int!]!) {
    arrangeFasi(input: { pks: $fasi }) {
      fasi
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/**
 * Removing a phase, and putting it elsewhere, which is shown at once.
 * @param onRefused there may be others than those on screen
 */
function useFaseActions(fasi: readonly ReadFase[], onRefused: () => void) {
  const conferma = useConfirm()
  const [run] = useOperation<FasiPageEliminaMutation>(removeMutation, {
    success: 'Fase eliminata',
    updater: (store, data) => replaceList(store, 'fasi', data),
  })
  const [sort, inProgress] = useOperation<FasiPageOrdinaMutation>(sortMutation, {
    atOnce: (store, { fasi: ordinate }) => putInOrder(store, 'fasi', ordinate),
    updater(store, data) {
      if (data?.arrangeFasi.fasi) putInOrder(store, 'fasi', data.arrangeFasi.fasi)
    },
  })

  const removeIt = useLatestCallback(async ({ pk, nome }: ReadFase) => {
    const question = {
      title: `Sei sicuro di voler eliminare la fase ${nome}?`,
      text: 'Gli ordini che saranno schedulati da ora in poi non l’avranno.',
      conferma: 'Elimina',
      distruttiva: true,
      forever: true,
    }
    if (!(await conferma(question))) return
    if (!(await run({ pk })).ok) onRefused()
  })
  const moveIt = useLatestCallback(async ({ pk }: ReadFase, of: 1 | -1) => {
    // One move at a time: the next one begins from where this one ends.
    if (inProgress) return
    const ordinate = fasi.map((fase) => fase.pk)
    const from = ordinate.indexOf(pk)
    ordinate.splice(from + of, 0, ...ordinate.splice(from, 1))
    if (!(await sort({ fasi: ordinate })).ok) onRefused()
  })
  return {
    remove: useCallback((fase: ReadFase) => void removeIt(fase), []),
    move: useCallback((fase: ReadFase, of: 1 | -1) => void moveIt(fase, of), []),
  }
}

/** The configuration of the phases of production. */
export default function FasiPage() {
  const { data, isWaiting } = useRouteQuery<FasiPageQuery>(query)
  const fasi = useMemo(() => readFasi(data.fasi), [data.fasi])
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<ReadFase | 'nuova' | null>(null)
  const { remove, move } = useFaseActions(fasi, () => void revalidate())
  const reparti = useReparti()
  const actions = useMemo(() => ({ edit: setOpen, remove, move }), [remove, move])
  const columns = useMemo(() => fasiColumns(fasi, reparti, actions), [fasi, reparti, actions])
  const add = (
    <AddButton whole={fasi.length === 0} onClick={() => setOpen('nuova')}>
      Aggiungi fase
    </AddButton>
  )
  return (
    <Page title="Fasi di produzione" count={fasi.length} isWaiting={isWaiting} actions={add}>
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
          rows={fasi}
          idOf={({ pk }) => pk}
          columns={columns}
          total={fasi.length}
          page={1}
          pageSize={ALL}
          onPage={() => undefined}
          isWaiting={isWaiting}
          card={(fase) => <FaseCard fase={fase} />}
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
function FaseCard({ fase }: { fase: ReadFase }) {
  const { nome, dependencies, unit, withFornitore } = fase
  const reparti = useReparti()
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 0.25 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nome}</Typography>
        <Typography variant="body2" color="textSecondary">
          {`${withFornitore ? 'Con fornitore · ' : ''}${capacityInWords(fase, reparti)} · ${UNITA_NAMES[unit]} · ${isUsedBy(fase)}`}
        </Typography>
        {dependencies.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            Dopo {dependencies.join(', ')}
          </Typography>
        )}
      </Box>
      <RowMenu row={fase} name={nome} focused />
    </Box>
  )
}
