import Skeleton from '@mui/material/Skeleton'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { ArriviDialogQuery } from '#generated/ArriviDialogQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import type { FornituraFormChoices } from '../form/choices.ts'
import { type FornituraRow, fornituraRowName } from '../list/row.ts'
import { ArrivoForm } from './ArrivoForm.tsx'
import { PastArrivi } from './PastArrivi.tsx'
import { useUndoArrivo } from './useUndoArrivo.ts'

const query = graphql`
  query ArriviDialogQuery($pk: Int!) {
    ordineFornitore(pk: $pk) {
      arrivato
      ...ArrivoForm_ordineFornitore
      ...PastArrivi_ordineFornitore
    }
  }
`

interface Props {
  opened: Opened<ArriviDialogQuery>
  riga: FornituraRow
  domande: FornituraFormChoices['domande']
  onClose: () => void
  /** Something came, or was taken back. */
  onDone: () => void
}

/** What came of a supplier order, by row: a new arrival above those that there were. */
export default function ArriviDialog({ riga, opened, onClose, ...other }: Props) {
  return (
    <OpenedData
      opened={opened}
      skeleton={
        <PlainDialog title={`Arrivi: ${fornituraRowName(riga)}`} onClose={onClose}>
          <Skeleton variant="rounded" height={160} />
        </PlainDialog>
      }
      onClose={onClose}
    >
      {(reference) => <Arrivi {...other} riga={riga} onClose={onClose} data={reference} />}
    </OpenedData>
  )
}

interface ArriviProps extends Omit<Props, 'opened'> {
  data: PreloadedQuery<ArriviDialogQuery>
}

function Arrivi({ data, riga, domande, onClose, onDone }: ArriviProps) {
  const { ordineFornitore } = usePreloadedQuery<ArriviDialogQuery>(query, data)
  const { takeBack, told } = useUndoArrivo(onDone)
  const title = `Arrivi: ${fornituraRowName(riga)}`
  if (!ordineFornitore) {
    return (
      <PlainDialog title={title} onClose={onClose}>
        <EmptyState title="Ordine a fornitore non trovato" text="Nel frattempo qualcuno lo ha eliminato." />
      </PlainDialog>
    )
  }
  const past = (
    <PastArrivi
      ordineFornitore={ordineFornitore}
      onTakeBack={(pk) => {
        onClose()
        void takeBack(pk)
      }}
    />
  )
  if (ordineFornitore.arrivato) {
    return (
      <PlainDialog title={title} onClose={onClose} sx={{ display: 'grid', gap: 2 }} fillsPhone>
        È arrivato per intero.
        {past}
      </PlainDialog>
    )
  }
  return (
    <DialogFrame title={title} width="sm">
      <ArrivoForm
        ordineFornitore={ordineFornitore}
        domande={domande}
        onClose={onClose}
        onSaved={(text, pk) => {
          onClose()
          onDone()
          told(text, pk)
        }}
      >
        {past}
      </ArrivoForm>
    </DialogFrame>
  )
}
