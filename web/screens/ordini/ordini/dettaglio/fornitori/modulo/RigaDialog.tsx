import DialogContent from '@mui/material/DialogContent'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { DialogFrame } from '../../../../../../forms/entity/DialogFrame.tsx'
import { ErroreDiLettura } from '../../../../../../relay/ErroreDiLettura.tsx'
import { ErrorBoundary } from '../../../../../../ui/stati/ErrorBoundary.tsx'
import { ScheletroRighe } from '../../../../../../ui/stati/Scheletri.tsx'
import type { RigaFornitore } from '../righe.ts'
import type { scelteRigaQuery as ScelteRigaQuery } from './__generated__/scelteRigaQuery.graphql.ts'
import { RigaFornitoreForm } from './RigaFornitoreForm.tsx'
import { scelteDi, scelteRigaQuery } from './scelteRiga.ts'

interface Props {
  /** Number of the order. */
  ordine: number
  /** Null for a new one. */
  riga: RigaFornitore | null
  onChiudi: () => void
  onSalvata: () => void
}

/** The form of a row for a supplier, with what it chooses from. */
export function RigaDialog(props: Props) {
  const { riga, onChiudi } = props
  return (
    <DialogFrame title={riga ? 'Modifica riga a fornitore' : 'Aggiungi riga a fornitore'}>
      <ErrorBoundary fallback={(errore) => <ErroreDiLettura errore={errore} riprova={onChiudi} />}>
        <Suspense
          fallback={
            <DialogContent>
              <ScheletroRighe />
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
  const dati = useLazyLoadQuery<ScelteRigaQuery>(scelteRigaQuery, variabili, { fetchPolicy: 'store-and-network' })
  return (
    <RigaFornitoreForm ordine={ordine} riga={riga} scelte={scelteDi(dati)} onSaved={onSalvata} onClose={onChiudi} />
  )
}
