import { DialogFrame } from '../../../../forms/entity/DialogFrame.tsx'
import { type FornituraRow, fornituraRowName } from '../list/row.ts'
import type { FornituraFormChoices } from './choices.ts'
import { FornituraForm } from './FornituraForm.tsx'
import { FornituraStatusField } from './FornituraStatusField.tsx'

interface Props {
  /** Null for a new one. */
  riga: FornituraRow | null
  /** True for the dialog of the state alone. */
  soloStato: boolean
  scelte: FornituraFormChoices
  onDelete: (riga: FornituraRow) => void
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

/** The forms of a supplier order: whole, or its state alone. */
export function DialoghiFornitura({ riga, soloStato, scelte, onDelete, onSaved, onClose }: Props) {
  if (riga && soloStato) {
    return (
      <DialogFrame title={`Stato: ${fornituraRowName(riga)}`} width="xs">
        <FornituraStatusField riga={riga} stati={scelte.stati} onSaved={onSaved} onClose={onClose} />
      </DialogFrame>
    )
  }
  return (
    <DialogFrame title={riga ? `Modifica: ${fornituraRowName(riga)}` : 'Aggiungi ordine fornitore'}>
      <FornituraForm riga={riga} scelte={scelte} onDelete={onDelete} onSaved={onSaved} onClose={onClose} />
    </DialogFrame>
  )
}
