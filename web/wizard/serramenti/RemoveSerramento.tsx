import { WizardDialog } from '../parts/WizardDialog.tsx'

/** Asks before a window is removed. */
export function RemoveSerramento({ onCancel, onRimuovi }: { onCancel: () => void; onRimuovi: () => void }) {
  return (
    <WizardDialog
      titolo="Vuoi rimuovere il serramento?"
      domanda
      onClose={onCancel}
      azioni={
        <>
          <button type="button" className="bottone" onClick={onCancel}>
            Annulla
          </button>
          <button type="button" className="bottone pericolo" onClick={onRimuovi}>
            Rimuovi
          </button>
        </>
      }
    />
  )
}
