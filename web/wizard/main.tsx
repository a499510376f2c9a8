import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import type { WizardCatalogo } from './model.ts'
import { WizardMessage } from './parts/WizardMessage.tsx'
import { Wizard } from './Wizard.tsx'

/** Puts the wizard in the place of the page's skeleton, as soon as the reference data are there or have failed. */
export function startWizard(reading: Promise<WizardCatalogo>): void {
  const root = document.getElementById('radice')
  if (!root) throw new Error('Nella pagina manca #radice')
  const show = () =>
    createRoot(root).render(
      <StrictMode>
        <ErrorBoundary fallback={() => <Broken />}>
          <Wizard reading={reading} />
        </ErrorBoundary>
      </StrictMode>,
    )
  void reading.then(show, show)
}

/** Instead of a form that failed to render; its draft is on the device. */
function Broken() {
  return (
    <WizardMessage
      role="alert"
      title="Ops, qualcosa è andato storto."
      text="Stiamo lavorando per risolvere il problema."
      action={
        <button type="button" className="bottone primario" onClick={() => location.reload()}>
          Ricarica la pagina
        </button>
      }
    />
  )
}
