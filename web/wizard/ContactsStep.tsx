import { isTollFree } from '#shared/formats/phones.ts'
import type { WizardCatalogo } from './model.ts'
import { dialUrl, TollFreeNumber } from './parts/TollFreeNumber.tsx'
import { WizardIcon } from './parts/WizardIcon.tsx'

/** Who makes the windows and how to reach them, at the right of the page's title. */
export function ContactsStep({ catalogo: { azienda, sito, telefonoCommerciale } }: { catalogo: WizardCatalogo }) {
  return (
    <>
      {telefonoCommerciale !== '' && <PhoneNumber numero={telefonoCommerciale} />}
      {sito !== '' && (
        <a
          className="testata-sito"
          href={sito}
          target="_blank"
          rel="noopener"
          aria-label={`Visita il nostro sito: ${azienda} (si apre in un’altra scheda)`}
        >
          Visita il nostro sito <WizardIcon name="fuori" />
        </a>
      )}
    </>
  )
}

function PhoneNumber({ numero }: { numero: string }) {
  if (isTollFree(numero)) return <TollFreeNumber numero={numero} />
  return (
    <a className="numero" href={dialUrl(numero)} aria-label={`Telefono ${numero}`}>
      <WizardIcon name="telefono" /> {numero}
    </a>
  )
}
