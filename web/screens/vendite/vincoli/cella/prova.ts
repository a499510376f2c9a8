// What 'prova una misura' answers.
import { formatoIntero } from '../../../../../server/shared/formats/formats.ts'
import { type MisuraVicina, misureVicine } from '../../../../../server/vendite/vincoli/misure/rules.ts'
import {
  erroreAltezza,
  erroreLarghezza,
  type LimitiTipo,
  limitiAltezza,
  limitiAltezzaTipo,
  limitiLarghezza,
  limitiLarghezzaTipo,
  messaggioAltezza,
  messaggioLarghezza,
  misuraAmmessa,
  ordinaVincoli,
  type Vincolo,
  vendibile,
} from '../../../../../server/vendite/vincoli/rules.ts'

export interface Prova {
  /** Null while a measure is missing. */
  ammessa: boolean | null
  /** Why, in the words that the customer reads too. */
  perche: string
  vicine: MisuraVicina[]
}

/** Whether a family makes this size of the type, why, and which sizes are near when it does not. */
export function prova(
  tipo: LimitiTipo,
  vincoli: readonly Vincolo[],
  altezza: number | null,
  larghezza: number | null,
): Prova {
  const altezze = limitiAltezza(tipo, vincoli)
  if (!vendibile(vincoli) || !altezze) {
    return { ammessa: false, perche: 'La famiglia non vende questo tipo: non ci sono vincoli.', vicine: [] }
  }
  if (altezza === null) return { ammessa: null, perche: `${messaggioAltezza(altezze)}.`, vicine: [] }
  const erroreA = erroreAltezza(tipo, vincoli, altezza)
  if (larghezza === null) {
    const larghezze = limitiLarghezza(tipo, vincoli, altezza)
    const perche = erroreA ?? (larghezze ? messaggioLarghezza(larghezze) : erroreLarghezza(tipo, vincoli, altezza, 0))
    return { ammessa: null, perche: `${perche}.`, vicine: [] }
  }
  if (misuraAmmessa(tipo, vincoli, altezza, larghezza)) {
    return { ammessa: true, perche: chiDecide(tipo, vincoli, altezza), vicine: [] }
  }
  const perche = erroreA ?? erroreLarghezza(tipo, vincoli, altezza, larghezza)
  return { ammessa: false, perche: `${perche}.`, vicine: misureVicine(tipo, vincoli, altezza, larghezza) }
}

/** Which limits allow a feasible size. */
function chiDecide(tipo: LimitiTipo, vincoli: readonly Vincolo[], altezza: number): string {
  const proprie = { altezza: limitiAltezzaTipo(tipo), larghezza: limitiLarghezzaTipo(tipo) }
  if (proprie.altezza && proprie.larghezza) return 'Valgono i limiti del tipo.'
  if (proprie.larghezza) return 'Per la larghezza valgono i limiti del tipo.'
  const vincolo = ordinaVincoli(vincoli).find((v) => v.altezzaMin <= altezza && altezza <= v.altezzaMax)
  if (!vincolo) return ''
  const tratto = `altezze ${formatoIntero(vincolo.altezzaMin)}–${formatoIntero(vincolo.altezzaMax)} mm`
  return `Vale il vincolo con ${tratto}${proprie.altezza ? ', entro i limiti di altezza del tipo' : ''}.`
}
