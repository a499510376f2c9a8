import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from '../ui/stati/ErrorBoundary.tsx'
import type { WizardCatalogo } from './model.ts'
import { WizardMessage } from './parts/WizardMessage.tsx'
import { Wizard } from './Wizard.tsx'

/** Puts the wizard in the place of the page's skeleton, as soon as the reference data are there or have failed. */
export function startWizard(lettura: Promise<WizardCatalogo>): void {
  const root = document.getElementById('radice')
  if (!root) throw new Error('Nella pagina manca #radice')
  const show = () =>
    createRoot(root).render(
      <StrictMode>
        <ErrorBoundary fallback={() => <Rotto />}>
          <Wizard lettura={lettura} />
        </ErrorBoundary>
      </StrictMode>,
    )
  void lettura.then(show, show)
}

/** Instead of a form that failed to render; its draft is on the device. */
function Rotto() {
  return (
    <WizardMessage
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
