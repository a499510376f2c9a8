import { WizardDialog } from '../parts/WizardDialog.tsx'

/** Asks before a window is removed. */
export function RemoveSerramento({ onCancel, onRemove }: { onCancel: () => void; onRemove: () => void }) {
  return (
    <WizardDialog
      title="Vuoi rimuovere il serramento?"
      question
      onClose={onCancel}
      actions={
        <>
          <button type="button" className="bottone" onClick={onCancel}>
            Annulla
          </button>
          <button type="button" className="bottone pericolo" onClick={onRemove}>
            Rimuovi
          </button>
        </>
      }
    />
  )
}
