import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from '../ui/stati/ErrorBoundary.tsx'
import { leggiCatalogo } from './catalogo.ts'
import { Messaggio } from './parti/Messaggio.tsx'
import { Wizard } from './Wizard.tsx'

/** Starts the wizard in the open page; the reference data are asked for before anything is drawn. */
export function avviaWizard(): void {
  const radice = document.getElementById('radice')
  if (!radice) throw new Error('Nella pagina manca #radice')
  const lettura = leggiCatalogo()
  // Who shows it asks for it later: until then a failure has no other listener.
  lettura.catch(() => undefined)
  createRoot(radice).render(
    <StrictMode>
      <ErrorBoundary fallback={() => <Rotto />}>
        <Wizard lettura={lettura} />
      </ErrorBoundary>
    </StrictMode>,
  )
}

/** Instead of a form that failed to render (spec/000 §8); its draft is on the device. */
function Rotto() {
  return (
    <Messaggio
      role="alert"
      titolo="Ops, qualcosa è andato storto."
      testo="Stiamo lavorando per risolvere il problema."
      azione={
        <button type="button" className="bottone primario" onClick={() => location.reload()}>
          Ricarica la pagina
        </button>
      }
    />
  )
}
