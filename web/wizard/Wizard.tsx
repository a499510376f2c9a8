import { Suspense, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { errorMessage } from '../relay/errors.ts'
import { ErrorBoundary } from '../ui/stati/ErrorBoundary.tsx'
import { ContactsStep } from './ContactsStep.tsx'
import { fetchCatalogo } from './catalogo.ts'
import type { WizardCatalogo } from './model.ts'
import { Waiting } from './parts/Waiting.tsx'
import { WizardMessage } from './parts/WizardMessage.tsx'
import { SentStep } from './SentStep.tsx'
import type { SentPreventivo } from './sendPreventivo.ts'
import { WizardForm } from './WizardForm.tsx'

/** The public quote request; the page's title and introduction are in its HTML. */
export function Wizard({ lettura: prima }: { lettura: Promise<WizardCatalogo> }) {
  const [lettura, setLettura] = useState(prima)
  const retry = (
    <button type="button" className="bottone primario" onClick={() => setLettura(fetchCatalogo())}>
      Riprova
    </button>
  )
  return (
    <ErrorBoundary
      chiave={lettura}
      fallback={(error) => (
        <WizardMessage
          titolo="Non riusciamo a caricare il catalogo."
          testo={errorMessage(error)}
          azione={retry}
          role="alert"
        />
      )}
    >
      <Suspense fallback={<Waiting />}>
        <ConCatalogo lettura={lettura} />
      </Suspense>
    </ErrorBoundary>
  )
}

function ConCatalogo({ lettura }: { lettura: Promise<WizardCatalogo> }) {
  const catalogo = use(lettura)
  const [inviato, setInviato] = useState<SentPreventivo | null>(null)
  const contatti = document.getElementById('contatti')
  return (
    <>
      {contatti && createPortal(<ContactsStep catalogo={catalogo} />, contatti)}
      {inviato ? (
        <SentStep preventivo={inviato} onNuovo={() => setInviato(null)} />
      ) : catalogo.famiglie.length > 0 ? (
        <WizardForm catalogo={catalogo} onInviato={setInviato} />
      ) : (
        <WizardMessage
          titolo="Il catalogo è in preparazione."
          testo={`Per un preventivo chiama intanto il numero verde ${catalogo.telefonoCommerciale}.`}
        />
      )}
    </>
  )
}
