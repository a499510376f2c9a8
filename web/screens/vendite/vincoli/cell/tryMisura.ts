// What 'prova una misura' answers.
import { formatInteger } from '#shared/formats/formats.ts'
import { type NearMisura, nearMisure } from '#vendite/vincoli/misure/rules.ts'
import {
  altezzaError,
  altezzaLimits,
  altezzaMessage,
  isAllowedMisura,
  isSellable,
  type LimitsOfTipo,
  larghezzaError,
  larghezzaLimits,
  larghezzaMessage,
  sortVincoli,
  tipoAltezzaLimits,
  tipoLarghezzaLimits,
  type VincoloMisure,
} from '#vendite/vincoli/rules.ts'

export interface MisuraTrial {
  /** Null while a measure is missing. */
  allowed: boolean | null
  /** Why, in the words that the customer reads too. */
  perche: string
  vicine: NearMisura[]
}

/** Whether a family makes this size of the type, why, and which sizes are near when it does not. */
export function tryMisura(
  tipo: LimitsOfTipo,
  vincoli: readonly VincoloMisure[],
  altezza: number | null,
  larghezza: number | null,
): MisuraTrial {
  const altezze = altezzaLimits(tipo, vincoli)
  if (!isSellable(vincoli) || !altezze) {
    return { allowed: false, perche: 'La famiglia non vende questo tipo: non ci sono vincoli.', vicine: [] }
  }
  if (altezza === null) return { allowed: null, perche: `${altezzaMessage(altezze)}.`, vicine: [] }
  const errorAt = altezzaError(tipo, vincoli, altezza)
  if (larghezza === null) {
    const larghezze = larghezzaLimits(tipo, vincoli, altezza)
    const why = errorAt ?? (larghezze ? larghezzaMessage(larghezze) : larghezzaError(tipo, vincoli, altezza, 0))
    return { allowed: null, perche: `${why}.`, vicine: [] }
  }
  if (isAllowedMisura(tipo, vincoli, altezza, larghezza)) {
    return { allowed: true, perche: whoDecides(tipo, vincoli, altezza), vicine: [] }
  }
  const why = errorAt ?? larghezzaError(tipo, vincoli, altezza, larghezza)
  return { allowed: false, perche: `${why}.`, vicine: nearMisure(tipo, vincoli, altezza, larghezza) }
}

/** Which limits allow a feasible size. */
function whoDecides(tipo: LimitsOfTipo, vincoli: readonly VincoloMisure[], altezza: number): string {
  const own = { altezza: tipoAltezzaLimits(tipo), larghezza: tipoLarghezzaLimits(tipo) }
  if (own.altezza && own.larghezza) return 'Valgono i limiti del tipo.'
  if (own.larghezza) return 'Per la larghezza valgono i limiti del tipo.'
  const vincolo = sortVincoli(vincoli).find((v) => v.altezzaMin <= altezza && altezza <= v.altezzaMax)
  if (!vincolo) return ''
  const stretch = `altezze ${formatInteger(vincolo.altezzaMin)}–${formatInteger(vincolo.altezzaMax)} mm`
  return `Vale il vincolo con ${stretch}${own.altezza ? ', entro i limiti di altezza del tipo' : ''}.`
}
