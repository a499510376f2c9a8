import DialogContent from '@mui/material/DialogContent'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { DialogFrame } from '../../../../../../forms/entity/DialogFrame.tsx'
import { FailedContent } from '../../../../../../relay/opened/FailedContent.tsx'
import { OpenedData } from '../../../../../../relay/opened/OpenedData.tsx'
import type { Opened } from '../../../../../../relay/opened/useOpened.ts'
import { RowsSkeleton } from '../../../../../../ui/stati/Skeletons.tsx'
import type { ShownRigaFornitore } from '../rows.ts'
import type { rigaChoicesQuery as ScelteRigaQuery } from './__generated__/rigaChoicesQuery.graphql.ts'
import { RigaFornitoreForm } from './RigaFornitoreForm.tsx'
import { rigaChoicesOf, rigaChoicesQuery } from './rigaChoices.ts'

interface Props {
  /** What it chooses from, for the order. */
  opened: Opened<ScelteRigaQuery>
  /** Number of the order. */
  ordine: number
  /** Null for a new one. */
  riga: ShownRigaFornitore | null
  onClose: () => void
  onSalvata: () => void
}

/** The form of a row for a supplier, with what it chooses from. */
export function RigaDialog({ opened, ...props }: Props) {
  return (
    <DialogFrame title={props.riga ? 'Modifica riga a fornitore' : 'Aggiungi riga a fornitore'}>
      <OpenedData
        opened={opened}
        failed={(error) => <FailedContent onClose={props.onClose}>{error}</FailedContent>}
        skeleton={
          <DialogContent>
            <RowsSkeleton />
          </DialogContent>
        }
      >
        {(reference) => <Contenuto {...props} reference={reference} />}
      </OpenedData>
    </DialogFrame>
  )
}

/** More rows than suppliers and materials are. */
const TUTTI = 1000

/** What `rigaChoicesQuery` is asked with. */
export const rigaChoicesVariables = (ordine: number) => ({ ordine, tutti: TUTTI })

interface ContenutoProps extends Omit<Props, 'opened'> {
  reference: PreloadedQuery<ScelteRigaQuery>
}

function Contenuto({ ordine, riga, reference, onClose, onSalvata }: ContenutoProps) {
  const dati = usePreloadedQuery<ScelteRigaQuery>(rigaChoicesQuery, reference)
  return (
    <RigaFornitoreForm ordine={ordine} riga={riga} scelte={rigaChoicesOf(dati)} onSaved={onSalvata} onClose={onClose} />
  )
}
