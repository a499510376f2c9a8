import DialogContent from '@mui/material/DialogContent'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { rigaChoicesQuery as ChoicesQuery } from '#generated/rigaChoicesQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { RowsSkeleton } from '#ui/stati/Skeletons.tsx'
import type { ShownRigaFornitore } from '../rows.ts'
import { RigaFornitoreForm } from './RigaFornitoreForm.tsx'
import { rigaChoicesOf, rigaChoicesQuery } from './rigaChoices.ts'

interface Props {
  /** What it chooses from, for the order. */
  opened: Opened<ChoicesQuery>
  /** Number of the order. */
  ordine: number
  /** Null for a new one. */
  riga: ShownRigaFornitore | null
  onClose: () => void
  onSaved: () => void
}

/** The form of a row for a supplier, with what it chooses from. */
export function RigaDialog({ opened, ...props }: Props) {
  return (
    <DialogFrame title={props.riga ? 'Modifica riga a fornitore' : 'Aggiungi riga a fornitore'}>
      <OpenedData
        opened={opened}
        onClose={props.onClose}
        skeleton={
          <DialogContent>
            <RowsSkeleton />
          </DialogContent>
        }
      >
        {(reference) => <Content {...props} reference={reference} />}
      </OpenedData>
    </DialogFrame>
  )
}

/** More rows than suppliers and materials are. */
const ALL = 1000

/** What `rigaChoicesQuery` is asked with. */
export const rigaChoicesVariables = (ordine: number) => ({ ordine, tutti: ALL })

interface ContentProps extends Omit<Props, 'opened'> {
  reference: PreloadedQuery<ChoicesQuery>
}

function Content({ ordine, riga, reference, onClose, onSaved }: ContentProps) {
  const data = usePreloadedQuery<ChoicesQuery>(rigaChoicesQuery, reference)
  return (
    <RigaFornitoreForm ordine={ordine} riga={riga} choices={rigaChoicesOf(data)} onSaved={onSaved} onClose={onClose} />
  )
}
