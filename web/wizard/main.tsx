import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from '../ui/stati/ErrorBoundary.tsx'
import type { WizardCatalogo } from './model.ts'
import { WizardMessage } from './parts/WizardMessage.tsx'
import { Wizard } from './Wizard.tsx'

/** Puts the wizard in the place of the page's skeleton, as soon as the reference data are there or have failed. */
export function startWizard(lettura: Promise<WizardCatalogo>): void {
  const radice = document.getElementById('radice')
  if (!radice) throw new Error('Nella pagina manca #radice')
  const mostra = () =>
    createRoot(radice).render(
      <StrictMode>
        <ErrorBoundary fallback={() => <Rotto />}>
          <Wizard lettura={lettura} />
        </ErrorBoundary>
      </StrictMode>,
    )
  void lettura.then(mostra, mostra)
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
