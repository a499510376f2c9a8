// Supplies against the plan: what the delay of a material does to it.
// docs/rules/acquisti.md#warnings
import { awaitedDays, type FornituraAttesa, waitingFor } from '../schedulazione/engine/attese.ts'
import type { Disponibilita } from '../schedulazione/engine/disponibilita.ts'
import { ritardoOf, ultimoGiorno } from '../schedulazione/engine/margine.ts'
import { piazza } from '../schedulazione/engine/piazza.ts'
import { type Giorno, giornoOf, startOf } from '../schedulazione/engine/time.ts'
import type { FaseRichiesta, RichiestaPiano } from '../schedulazione/engine/types.ts'

/** What the delay of a supplier order does to its order. */
export interface RischioOrdine {
  fornitura: FornituraAttesa
  /** When it is expected. */
  previsto: Giorno
  /** When the first phase of a department that needs it begins. */
  necessario: Giorno
  /** How many days too late it is, at least 1. */
  giorni: number
  /** Last day of work as it would become; null when the phases find no place. */
  nuovaFine: Giorno | null
  /** Days past the date of the order; null without one, 0 when it is kept. */
  ritardo: number | null
}

/** The saved plan with a material that comes on a day: what waits for it is free to move, the rest stays. */
function withArrival(richiesta: RichiestaPiano, materiale: string, arrivo: Giorno): RichiestaPiano {
  const attendono = waitingFor(richiesta.fasi, materiale)
  const fasi = richiesta.fasi.map((fase): FaseRichiesta => {
    if (attendono.has(fase.nome)) return { ...fase, tenuta: null }
    if (fase.nome !== materiale || !fase.tenuta) return fase
    return { ...fase, tenuta: { ...fase.tenuta, fine: Math.max(fase.tenuta.fine, startOf(arrivo)) } }
  })
  return { ...richiesta, fasi }
}

/** What one supplier order does to its order; null when it comes in time, or no phase waits for it. */
function riskOf(
  richiesta: RichiestaPiano,
  fornitura: FornituraAttesa,
  disponibilita: Disponibilita,
): RischioOrdine | null {
  const giorni = awaitedDays(richiesta.fasi, fornitura, giornoOf(richiesta.adesso))
  if (!giorni || giorni.previsto <= giorni.necessario) return null
  const { previsto, necessario } = giorni
  const piano = piazza(withArrival(richiesta, fornitura.materiale, previsto), disponibilita, { spiega: false })
  const nuovaFine = piano.completo ? ultimoGiorno(piano.fasi) : null
  const { dataConsegna } = richiesta
  const ritardo = nuovaFine === null || dataConsegna === null ? null : ritardoOf(nuovaFine, dataConsegna)
  return { fornitura, previsto, necessario, giorni: previsto - necessario, nuovaFine, ritardo }
}

const gravita = ({ nuovaFine, giorni }: RischioOrdine) => [nuovaFine ?? Number.POSITIVE_INFINITY, giorni] as const

/**
 * The supplier order that decides when an order is ready, of those that come too late for its saved plan.
 * @param richiesta the order as it is saved
 * @returns null when all of them come in time
 */
export function decidingRisk(
  richiesta: RichiestaPiano,
  forniture: readonly FornituraAttesa[],
  disponibilita: Disponibilita,
): RischioOrdine | null {
  let peggiore: RischioOrdine | null = null
  for (const fornitura of forniture) {
    const rischio = riskOf(richiesta, fornitura, disponibilita)
    if (!rischio) continue
    const [fine, giorni] = gravita(rischio)
    const [altra, suoi] = peggiore ? gravita(peggiore) : [Number.NEGATIVE_INFINITY, 0]
    if (fine > altra || (fine === altra && giorni > suoi)) peggiore = rischio
  }
  return peggiore
}
