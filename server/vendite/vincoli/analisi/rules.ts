// What is probably wrong in the constraints of a family and type: shown beside the matrix, never refused.
import { formatInteger } from '../../../shared/formats/formats.ts'
import {
  altezzaLimits,
  type Interval,
  type LimitsOfTipo,
  sortVincoli,
  tipoAltezzaLimits,
  tipoLarghezzaLimits,
  type VincoloMisure,
} from '../rules.ts'

export interface RilievoVincoli {
  codice: 'lacuna' | 'sovrapposizione' | 'oscurato' | 'limiti_tipo'
  /** Constraints concerned; those not saved yet are left out. */
  vincoloIds: number[]
  messaggio: string
}

/** Findings on the constraints of one family and one type, from the lowest height up. */
export function analyzeVincoli(tipo: LimitsOfTipo, vincoli: readonly VincoloMisure[]): RilievoVincoli[] {
  const sorted = sortVincoli(vincoli)
  return [...lacune(tipo, sorted), ...ombre(sorted), ...hidden(tipo, sorted)]
}

const mm = (n: number): string => `${formatInteger(n)} mm`
const stretch = ({ min, max }: Interval): string =>
  min === max ? `altezza ${mm(min)}` : `altezze da ${formatInteger(min)} a ${mm(max)}`
const altezze = (v: VincoloMisure): Interval => ({ min: v.altezzaMin, max: v.altezzaMax })
const ids = (vincoli: readonly (VincoloMisure | undefined)[]): number[] => [
  ...new Set(vincoli.flatMap((v) => (v?.id === undefined ? [] : [v.id]))),
]

/** Heights that the height rule accepts and no constraint contains: nothing can be sold there. */
function lacune(tipo: LimitsOfTipo, sorted: readonly VincoloMisure[]): RilievoVincoli[] {
  const allowed = altezzaLimits(tipo, sorted)
  // With its own widths the type is sold at every height it accepts.
  if (!allowed || sorted.length === 0 || tipoLarghezzaLimits(tipo)) return []
  const rilievi: RilievoVincoli[] = []
  let covered = allowed.min - 1
  let last: VincoloMisure | undefined
  const hole = (until: number, following?: VincoloMisure): void => {
    if (until <= covered) return
    rilievi.push({
      codice: 'lacuna',
      vincoloIds: ids([last, following]),
      messaggio: `Nessun vincolo copre le misure con ${stretch({ min: covered + 1, max: until })}.`,
    })
  }
  for (const vincolo of sorted) {
    if (vincolo.altezzaMin > allowed.max) break
    hole(vincolo.altezzaMin - 1, vincolo)
    if (vincolo.altezzaMax > covered) {
      covered = vincolo.altezzaMax
      last = vincolo
    }
  }
  hole(allowed.max)
  return rilievi
}

/** Overlaps, of which only the first range counts, and ranges that never count. */
function ombre(sorted: readonly VincoloMisure[]): RilievoVincoli[] {
  const rilievi: RilievoVincoli[] = []
  for (const [i, vincolo] of sorted.entries()) {
    const precedenti = sorted.slice(0, i).filter((p) => p.altezzaMax >= vincolo.altezzaMin)
    if (precedenti.length === 0) continue
    if (firstFreeAltezza(precedenti, vincolo) > vincolo.altezzaMax) {
      rilievi.push({
        codice: 'oscurato',
        vincoloIds: ids([vincolo, ...precedenti]),
        messaggio: `Il vincolo con ${stretch(altezze(vincolo))} non viene mai usato: vale sempre un vincolo che comincia prima.`,
      })
      continue
    }
    for (const precedente of precedenti) {
      const common = { min: vincolo.altezzaMin, max: Math.min(precedente.altezzaMax, vincolo.altezzaMax) }
      rilievi.push({
        codice: 'sovrapposizione',
        vincoloIds: ids([precedente, vincolo]),
        messaggio: `Due vincoli hanno in comune ${stretch(common)}: vale quello con larghezze da ${formatInteger(precedente.larghezzaMin)} a ${mm(precedente.larghezzaMax)}, che viene prima.`,
      })
    }
  }
  return rilievi
}

/** The lowest height of the range that no earlier range contains; all of them begin at or below it. */
function firstFreeAltezza(precedenti: readonly VincoloMisure[], vincolo: VincoloMisure): number {
  return Math.max(vincolo.altezzaMin, ...precedenti.map(({ altezzaMax }) => altezzaMax + 1))
}

/** What the type's own bounds make useless. */
function hidden(tipo: LimitsOfTipo, sorted: readonly VincoloMisure[]): RilievoVincoli[] {
  const altezza = tipoAltezzaLimits(tipo)
  const larghezza = tipoLarghezzaLimits(tipo)
  const rilievi: RilievoVincoli[] = []
  for (const vincolo of sorted) {
    if (altezza && (vincolo.altezzaMin < altezza.min || vincolo.altezzaMax > altezza.max)) {
      const all = vincolo.altezzaMax < altezza.min || vincolo.altezzaMin > altezza.max
      rilievi.push({
        codice: 'limiti_tipo',
        vincoloIds: ids([vincolo]),
        messaggio: `I limiti di altezza del tipo (da ${formatInteger(altezza.min)} a ${mm(altezza.max)}) escludono ${all ? 'il' : 'una parte del'} vincolo con ${stretch(altezze(vincolo))}.`,
      })
    }
    if (larghezza && (vincolo.larghezzaMin !== larghezza.min || vincolo.larghezzaMax !== larghezza.max)) {
      rilievi.push({
        codice: 'limiti_tipo',
        vincoloIds: ids([vincolo]),
        messaggio: `Le larghezze da ${formatInteger(vincolo.larghezzaMin)} a ${mm(vincolo.larghezzaMax)} del vincolo non contano: il tipo ammette sempre da ${formatInteger(larghezza.min)} a ${mm(larghezza.max)}.`,
      })
    }
  }
  return rilievi
}
