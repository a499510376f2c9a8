// What is probably wrong in the constraints of a family and type: shown beside the matrix, never refused.
import { formatInteger } from '../../../shared/formats/formats.ts'
import {
  type Intervallo,
  type LimitiTipo,
  limitiAltezza,
  limitiAltezzaTipo,
  limitiLarghezzaTipo,
  sortVincoli,
  type VincoloMisure,
} from '../rules.ts'

export interface RilievoVincoli {
  codice: 'lacuna' | 'sovrapposizione' | 'oscurato' | 'limiti_tipo'
  /** Constraints concerned; those not saved yet are left out. */
  vincoloIds: number[]
  messaggio: string
}

/** Findings on the constraints of one family and one type, from the lowest height up. */
export function analyzeVincoli(tipo: LimitiTipo, vincoli: readonly VincoloMisure[]): RilievoVincoli[] {
  const ordinati = sortVincoli(vincoli)
  return [...lacune(tipo, ordinati), ...ombre(ordinati), ...nascosti(tipo, ordinati)]
}

const mm = (n: number): string => `${formatInteger(n)} mm`
const tratto = ({ min, max }: Intervallo): string =>
  min === max ? `altezza ${mm(min)}` : `altezze da ${formatInteger(min)} a ${mm(max)}`
const altezze = (v: VincoloMisure): Intervallo => ({ min: v.altezzaMin, max: v.altezzaMax })
const ids = (vincoli: readonly (VincoloMisure | undefined)[]): number[] => [
  ...new Set(vincoli.flatMap((v) => (v?.id === undefined ? [] : [v.id]))),
]

/** Heights that the height rule accepts and no constraint contains: nothing can be sold there. */
function lacune(tipo: LimitiTipo, ordinati: readonly VincoloMisure[]): RilievoVincoli[] {
  const ammesse = limitiAltezza(tipo, ordinati)
  // With its own widths the type is sold at every height it accepts.
  if (!ammesse || ordinati.length === 0 || limitiLarghezzaTipo(tipo)) return []
  const rilievi: RilievoVincoli[] = []
  let coperta = ammesse.min - 1
  let ultimo: VincoloMisure | undefined
  const lacuna = (fino: number, seguente?: VincoloMisure): void => {
    if (fino <= coperta) return
    rilievi.push({
      codice: 'lacuna',
      vincoloIds: ids([ultimo, seguente]),
      messaggio: `Nessun vincolo copre le misure con ${tratto({ min: coperta + 1, max: fino })}.`,
    })
  }
  for (const vincolo of ordinati) {
    if (vincolo.altezzaMin > ammesse.max) break
    lacuna(vincolo.altezzaMin - 1, vincolo)
    if (vincolo.altezzaMax > coperta) {
      coperta = vincolo.altezzaMax
      ultimo = vincolo
    }
  }
  lacuna(ammesse.max)
  return rilievi
}

/** Overlaps, of which only the first range counts, and ranges that never count. */
function ombre(ordinati: readonly VincoloMisure[]): RilievoVincoli[] {
  const rilievi: RilievoVincoli[] = []
  for (const [i, vincolo] of ordinati.entries()) {
    const precedenti = ordinati.slice(0, i).filter((p) => p.altezzaMax >= vincolo.altezzaMin)
    if (precedenti.length === 0) continue
    if (primaAltezzaLibera(precedenti, vincolo) > vincolo.altezzaMax) {
      rilievi.push({
        codice: 'oscurato',
        vincoloIds: ids([vincolo, ...precedenti]),
        messaggio: `Il vincolo con ${tratto(altezze(vincolo))} non viene mai usato: vale sempre un vincolo che comincia prima.`,
      })
      continue
    }
    for (const precedente of precedenti) {
      const comune = { min: vincolo.altezzaMin, max: Math.min(precedente.altezzaMax, vincolo.altezzaMax) }
      rilievi.push({
        codice: 'sovrapposizione',
        vincoloIds: ids([precedente, vincolo]),
        messaggio: `Due vincoli hanno in comune ${tratto(comune)}: vale quello con larghezze da ${formatInteger(precedente.larghezzaMin)} a ${mm(precedente.larghezzaMax)}, che viene prima.`,
      })
    }
  }
  return rilievi
}

/** The lowest height of the range that no earlier range contains; all of them begin at or below it. */
function primaAltezzaLibera(precedenti: readonly VincoloMisure[], vincolo: VincoloMisure): number {
  return Math.max(vincolo.altezzaMin, ...precedenti.map(({ altezzaMax }) => altezzaMax + 1))
}

/** What the type's own bounds make useless. */
function nascosti(tipo: LimitiTipo, ordinati: readonly VincoloMisure[]): RilievoVincoli[] {
  const altezza = limitiAltezzaTipo(tipo)
  const larghezza = limitiLarghezzaTipo(tipo)
  const rilievi: RilievoVincoli[] = []
  for (const vincolo of ordinati) {
    if (altezza && (vincolo.altezzaMin < altezza.min || vincolo.altezzaMax > altezza.max)) {
      const tutto = vincolo.altezzaMax < altezza.min || vincolo.altezzaMin > altezza.max
      rilievi.push({
        codice: 'limiti_tipo',
        vincoloIds: ids([vincolo]),
        messaggio: `I limiti di altezza del tipo (da ${formatInteger(altezza.min)} a ${mm(altezza.max)}) escludono ${tutto ? 'il' : 'una parte del'} vincolo con ${tratto(altezze(vincolo))}.`,
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
