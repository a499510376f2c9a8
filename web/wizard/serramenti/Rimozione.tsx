import { Dialogo } from '../parti/Dialogo.tsx'

/** Asks before a window is removed. */
export function Rimozione({ onAnnulla, onRimuovi }: { onAnnulla: () => void; onRimuovi: () => void }) {
  return (
    <Dialogo
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
