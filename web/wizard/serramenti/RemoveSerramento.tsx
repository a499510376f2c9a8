import { WizardDialog } from '../parts/WizardDialog.tsx'

/** Asks before a window is removed. */
export function RemoveSerramento({ onAnnulla, onRimuovi }: { onAnnulla: () => void; onRimuovi: () => void }) {
  return (
    <WizardDialog
      titolo="Vuoi rimuovere il serramento?"
      domanda
      onChiudi={onAnnulla}
      azioni={
        <>
          <button type="button" className="bottone" onClick={onAnnulla}>
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
