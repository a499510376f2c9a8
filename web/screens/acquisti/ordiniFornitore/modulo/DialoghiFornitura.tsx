import { DialogFrame } from '../../../../forms/entity/DialogFrame.tsx'
import { nomeRiga, type RigaFornitura } from '../elenco/riga.ts'
import { FornituraForm } from './FornituraForm.tsx'
import { StatoFornitura } from './StatoFornitura.tsx'
import type { ScelteModulo } from './scelte.ts'

interface Props {
  /** Null for a new one. */
  riga: RigaFornitura | null
  /** True for the dialog of the state alone. */
  soloStato: boolean
  scelte: ScelteModulo
  onDelete: (riga: RigaFornitura) => void
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

/** The forms of a supplier order: whole, or its state alone. */
export function DialoghiFornitura({ riga, soloStato, scelte, onDelete, onSaved, onClose }: Props) {
  if (riga && soloStato) {
    return (
      <DialogFrame title={`Stato: ${nomeRiga(riga)}`} width="xs">
        <StatoFornitura riga={riga} stati={scelte.stati} onSaved={onSaved} onClose={onClose} />
      </DialogFrame>
    )
  }
  return (
    <DialogFrame title={riga ? `Modifica: ${nomeRiga(riga)}` : 'Aggiungi ordine fornitore'}>
      <FornituraForm riga={riga} scelte={scelte} onDelete={onDelete} onSaved={onSaved} onClose={onClose} />
    </DialogFrame>
  )
}
