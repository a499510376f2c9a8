import type { WizardCatalogo } from './model.ts'
import { TollFreeNumber } from './parts/TollFreeNumber.tsx'
import { WizardIcon } from './parts/WizardIcon.tsx'

/** Who makes the windows and how to reach them, at the right of the page's title. */
export function ContactsStep({ catalogo: { azienda, sito, telefonoCommerciale } }: { catalogo: WizardCatalogo }) {
  return (
    <>
      <TollFreeNumber numero={telefonoCommerciale} />
      <a
        className="testata-sito"
        href={sito}
        target="_blank"
        rel="noopener"
        aria-label={`Visita il nostro sito: ${azienda} (si apre in un’altra scheda)`}
      >
        Visita il nostro sito <WizardIcon name="fuori" />
      </a>
    </>
  )
}
