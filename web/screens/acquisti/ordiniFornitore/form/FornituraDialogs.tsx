import type { fornituraBesideQuery as FornituraBesideQuery } from '#generated/fornituraBesideQuery.graphql.ts'
import type { Opened } from '#relay/opened/useOpened.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { type FornituraRow, fornituraRowName } from '../list/row.ts'
import type { FornituraFormChoices } from './choices.ts'
import { FornituraForm } from './FornituraForm.tsx'
import { FornituraStatusField } from './FornituraStatusField.tsx'

interface Props {
  /** Null for a new one. */
  riga: FornituraRow | null
  /** True for the dialog of the state alone. */
  onlyStato: boolean
  choices: FornituraFormChoices
  /** What is read beside it: lines of its order, attachments, states that it has had. */
  beside: Opened<FornituraBesideQuery>
  /** Number of the order of a new one, where it is known. */
  ordine?: number | null
  onDelete: (riga: FornituraRow) => void
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

/** The forms of a supplier order: whole, or its state alone. */
export function FornituraDialogs({
  riga,
  onlyStato,
  choices,
  beside,
  ordine = null,
  onDelete,
  onSaved,
  onClose,
}: Props) {
  if (riga && onlyStato) {
    return (
      <DialogFrame title={`Stato: ${fornituraRowName(riga)}`} width="xs">
        <FornituraStatusField riga={riga} choices={choices} onSaved={onSaved} onClose={onClose} />
      </DialogFrame>
    )
  }
  return (
    <DialogFrame title={riga ? `Modifica: ${fornituraRowName(riga)}` : 'Aggiungi ordine fornitore'}>
      <FornituraForm
        riga={riga}
        ordine={ordine}
        beside={beside}
        choices={choices}
        onDelete={onDelete}
        onSaved={onSaved}
        onClose={onClose}
      />
    </DialogFrame>
  )
}
