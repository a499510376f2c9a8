import { Suspense, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { messaggioErrore } from '../relay/errors.ts'
import { ErrorBoundary } from '../ui/stati/ErrorBoundary.tsx'
import { Contatti } from './Contatti.tsx'
import { leggiCatalogo } from './catalogo.ts'
import { Inviato } from './Inviato.tsx'
import type { PreventivoInviato } from './inviaPreventivo.ts'
import { Modulo } from './Modulo.tsx'
import type { Catalogo } from './modello.ts'
import { Attesa } from './parti/Attesa.tsx'
import { Messaggio } from './parti/Messaggio.tsx'

/** The public quote request; the page's title and introduction are in its HTML. */
export function Wizard({ lettura: prima }: { lettura: Promise<Catalogo> }) {
  const [lettura, setLettura] = useState(prima)
  const riprova = (
    <button type="button" className="bottone primario" onClick={() => setLettura(leggiCatalogo())}>
      Riprova
    </button>
  )
  return (
    <ErrorBoundary
      chiave={lettura}
      fallback={(errore) => (
        <Messaggio
          titolo="Non riusciamo a caricare il catalogo."
          testo={messaggioErrore(errore)}
          azione={riprova}
          role="alert"
        />
      )}
    >
      <Suspense fallback={<Attesa />}>
        <ConCatalogo lettura={lettura} />
      </Suspense>
    </ErrorBoundary>
  )
}

function ConCatalogo({ lettura }: { lettura: Promise<Catalogo> }) {
  const catalogo = use(lettura)
  const [inviato, setInviato] = useState<PreventivoInviato | null>(null)
  const contatti = document.getElementById('contatti')
  return (
    <>
      {contatti && createPortal(<Contatti catalogo={catalogo} />, contatti)}
      {inviato ? (
        <Inviato preventivo={inviato} onNuovo={() => setInviato(null)} />
      ) : catalogo.famiglie.length > 0 ? (
        <Modulo catalogo={catalogo} onInviato={setInviato} />
      ) : (
        <Messaggio
          titolo="Il catalogo è in preparazione."
          testo={`Per un preventivo chiama intanto il numero verde ${catalogo.telefonoCommerciale}.`}
        />
      )}
    </>
  )
}
