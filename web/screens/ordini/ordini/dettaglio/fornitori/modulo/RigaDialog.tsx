import DialogContent from '@mui/material/DialogContent'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { DialogFrame } from '../../../../../../forms/entity/DialogFrame.tsx'
import { ReadError } from '../../../../../../relay/ReadError.tsx'
import { ErrorBoundary } from '../../../../../../ui/stati/ErrorBoundary.tsx'
import { RowsSkeleton } from '../../../../../../ui/stati/Skeletons.tsx'
import type { ShownRigaFornitore } from '../rows.ts'
import type { rigaChoicesQuery as ScelteRigaQuery } from './__generated__/rigaChoicesQuery.graphql.ts'
import { RigaFornitoreForm } from './RigaFornitoreForm.tsx'
import { rigaChoicesOf, rigaChoicesQuery } from './rigaChoices.ts'

interface Props {
  /** Number of the order. */
  ordine: number
  /** Null for a new one. */
  riga: ShownRigaFornitore | null
  onChiudi: () => void
  onSalvata: () => void
}

/** The form of a row for a supplier, with what it chooses from. */
export function RigaDialog(props: Props) {
  const { riga, onChiudi } = props
  return (
    <DialogFrame title={riga ? 'Modifica riga a fornitore' : 'Aggiungi riga a fornitore'}>
      <ErrorBoundary fallback={(errore) => <ReadError errore={errore} riprova={onChiudi} />}>
        <Suspense
          fallback={
            <DialogContent>
              <RowsSkeleton />
            </DialogContent>
          }
        >
          <Contenuto {...props} />
        </Suspense>
      </ErrorBoundary>
    </DialogFrame>
  )
}

const TUTTI = 1000

function Contenuto({ ordine, riga, onChiudi, onSalvata }: Props) {
  const variabili = { ordine, tutti: TUTTI }
  const dati = useLazyLoadQuery<ScelteRigaQuery>(rigaChoicesQuery, variabili, { fetchPolicy: 'store-and-network' })
  return (
    <RigaFornitoreForm
      ordine={ordine}
      riga={riga}
      scelte={rigaChoicesOf(dati)}
      onSaved={onSalvata}
      onClose={onChiudi}
    />
  )
}
