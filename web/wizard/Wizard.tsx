import { Suspense, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { errorMessage } from '#relay/errors.ts'
import { numberInWords } from '#shared/formats/phones.ts'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { ContactsStep } from './ContactsStep.tsx'
import { fetchCatalogo } from './catalogo.ts'
import type { WizardCatalogo, WizardFormValues } from './model.ts'
import { WizardMessage } from './parts/WizardMessage.tsx'
import { SentStep } from './SentStep.tsx'
import type { SentPreventivo } from './sendPreventivo.ts'
import { WizardForm } from './WizardForm.tsx'

/** While the reference data are asked for again; the first time the page's own skeleton stands in their place. */
function Waiting() {
  return (
    <main className="messaggio" aria-busy>
      <span className="giro" aria-hidden />
      <p role="status">Caricamento del catalogo...</p>
    </main>
  )
}

/** The public quote request; the page's title and introduction are in its HTML. */
export function Wizard({ reading: before }: { reading: Promise<WizardCatalogo> }) {
  const [reading, setReading] = useState(before)
  const retry = (
    <button type="button" className="bottone primario" onClick={() => setReading(fetchCatalogo())}>
      Riprova
    </button>
  )
  return (
    <ErrorBoundary
      itemKey={reading}
      fallback={(error) => (
        <WizardMessage
          title="Non riusciamo a caricare il catalogo."
          text={errorMessage(error)}
          action={retry}
          role="alert"
        />
      )}
    >
      <Suspense fallback={<Waiting />}>
        <WithCatalogo reading={reading} />
      </Suspense>
    </ErrorBoundary>
  )
}

function WithCatalogo({ reading }: { reading: Promise<WizardCatalogo> }) {
  const catalogo = use(reading)
  const [sent, setSent] = useState<{ preventivo: SentPreventivo; values: WizardFormValues } | null>(null)
  const contacts = document.getElementById('contatti')
  return (
    <>
      {contacts && createPortal(<ContactsStep catalogo={catalogo} />, contacts)}
      {sent ? (
        <SentStep {...sent} catalogo={catalogo} onNew={() => setSent(null)} />
      ) : catalogo.pubblicato && catalogo.famiglie.length > 0 ? (
        <WizardForm catalogo={catalogo} onSent={(preventivo, values) => setSent({ preventivo, values })} />
      ) : (
        <NotOpen catalogo={catalogo} />
      )}
    </>
  )
}

/** In place of the form while nothing can be asked for: who needs windows now calls. */
function NotOpen({ catalogo: { pubblicato, telefonoCommerciale } }: { catalogo: WizardCatalogo }) {
  return (
    <WizardMessage
      title={pubblicato ? 'Il catalogo è in preparazione.' : 'I preventivi online non sono ancora aperti.'}
      text={
        telefonoCommerciale === ''
          ? 'Torna fra qualche giorno.'
          : `Per un preventivo chiama intanto il ${numberInWords(telefonoCommerciale)}.`
      }
    />
  )
}
