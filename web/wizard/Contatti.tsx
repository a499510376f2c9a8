import type { Catalogo } from './modello.ts'
import { Icona } from './parti/Icona.tsx'
import { NumeroVerde } from './parti/NumeroVerde.tsx'

/** Who makes the windows and how to reach them, at the right of the page's title. */
export function Contatti({ catalogo: { azienda, sito, telefonoCommerciale } }: { catalogo: Catalogo }) {
  return (
    <>
      <NumeroVerde numero={telefonoCommerciale} />
      <a
        className="testata-sito"
        href={sito}
        target="_blank"
        rel="noopener"
        aria-label={`Visita il nostro sito: ${azienda} (si apre in un'altra scheda)`}
      >
        Visita il nostro sito <Icona nome="fuori" />
      </a>
    </>
  )
}
