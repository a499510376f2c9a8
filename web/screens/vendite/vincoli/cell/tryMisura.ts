// What 'prova una misura' answers.
import { formatInteger } from '../../../../../server/shared/formats/formats.ts'
import { type NearMisura, nearMisure } from '../../../../../server/vendite/vincoli/misure/rules.ts'
import {
  erroreAltezza,
  erroreLarghezza,
  isAllowedMisura,
  isSellable,
  type LimitiTipo,
  limitiAltezza,
  limitiAltezzaTipo,
  limitiLarghezza,
  limitiLarghezzaTipo,
  messaggioAltezza,
  messaggioLarghezza,
  sortVincoli,
  type VincoloMisure,
} from '../../../../../server/vendite/vincoli/rules.ts'

export interface MisuraTrial {
  /** Null while a measure is missing. */
  ammessa: boolean | null
  /** Why, in the words that the customer reads too. */
  perche: string
  vicine: NearMisura[]
}

/** Whether a family makes this size of the type, why, and which sizes are near when it does not. */
export function tryMisura(
  tipo: LimitiTipo,
  vincoli: readonly VincoloMisure[],
  altezza: number | null,
  larghezza: number | null,
): MisuraTrial {
  const altezze = limitiAltezza(tipo, vincoli)
  if (!isSellable(vincoli) || !altezze) {
    return { ammessa: false, perche: 'La famiglia non vende questo tipo: non ci sono vincoli.', vicine: [] }
  }
  if (altezza === null) return { ammessa: null, perche: `${messaggioAltezza(altezze)}.`, vicine: [] }
  const erroreA = erroreAltezza(tipo, vincoli, altezza)
  if (larghezza === null) {
    const larghezze = limitiLarghezza(tipo, vincoli, altezza)
    const perche = erroreA ?? (larghezze ? messaggioLarghezza(larghezze) : erroreLarghezza(tipo, vincoli, altezza, 0))
    return { ammessa: null, perche: `${perche}.`, vicine: [] }
  }
  if (isAllowedMisura(tipo, vincoli, altezza, larghezza)) {
    return { ammessa: true, perche: chiDecide(tipo, vincoli, altezza), vicine: [] }
  }
  const perche = erroreA ?? erroreLarghezza(tipo, vincoli, altezza, larghezza)
  return { ammessa: false, perche: `${perche}.`, vicine: nearMisure(tipo, vincoli, altezza, larghezza) }
}

/** Which limits allow a feasible size. */
function chiDecide(tipo: LimitiTipo, vincoli: readonly VincoloMisure[], altezza: number): string {
  const proprie = { altezza: limitiAltezzaTipo(tipo), larghezza: limitiLarghezzaTipo(tipo) }
  if (proprie.altezza && proprie.larghezza) return 'Valgono i limiti del tipo.'
  if (proprie.larghezza) return 'Per la larghezza valgono i limiti del tipo.'
  const vincolo = sortVincoli(vincoli).find((v) => v.altezzaMin <= altezza && altezza <= v.altezzaMax)
  if (!vincolo) return ''
  const tratto = `altezze ${formatInteger(vincolo.altezzaMin)}–${formatInteger(vincolo.altezzaMax)} mm`
  return `Vale il vincolo con ${tratto}${proprie.altezza ? ', entro i limiti di altezza del tipo' : ''}.`
}
