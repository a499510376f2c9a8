import { giorniLiberi } from './capienza.ts'
import type { Disponibilita } from './disponibilita.ts'
import { giornoOf, type Istante, minuteOf, startOf } from './time.ts'
import type { DateTenute, Occupazione, RepartoFase } from './types.ts'

type Prolungata = DateTenute & { durata: number }

/**
 * Work that has its place, made to end at `fine` or as near before it as there is room: later it takes what is free
 * between its end and there, earlier it gives back what it did after. It begins where it began.
 * @param disponibilita what it finds without its own minutes; @returns null when nothing would be left of it
 */
export function finoA(
  disponibilita: Disponibilita,
  reparto: RepartoFase,
  tenuta: DateTenute,
  fine: Istante,
): Prolungata | null {
  const ultimo = tenuta.occupazioni.at(-1)
  if (!ultimo) {
    return allunga(disponibilita, reparto, { ...tenuta, ultimo: { giorno: giornoOf(tenuta.inizio), minuti: 0 } }, fine)
  }
  const dopo = fine >= tenuta.fine
  return dopo
    ? allunga(disponibilita, reparto, { ...tenuta, ultimo }, fine)
    : accorcia(disponibilita, reparto, tenuta, fine)
}

const intera = (tenuta: DateTenute): Prolungata | null => {
  const durata = tenuta.occupazioni.reduce((somma, { minuti }) => somma + minuti, 0)
  return durata > 0 ? { ...tenuta, durata } : null
}

/** Person-minutes of a day that are past at an instant: all of them on an earlier day, none on a later one. */
function passati({ calendario }: Disponibilita, reparto: RepartoFase, giorno: number, istante: Istante): number {
  if (giorno < giornoOf(istante)) return calendario.capacita(reparto, giorno)
  return giorno > giornoOf(istante) ? 0 : calendario.fatti(reparto, giorno, minuteOf(istante))
}

function allunga(
  disponibilita: Disponibilita,
  reparto: RepartoFase,
  { ultimo, ...tenuta }: DateTenute & { ultimo: Occupazione },
  fine: Istante,
): Prolungata | null {
  const { calendario, liberi } = disponibilita
  const { giorno } = ultimo
  const fatti = passati(disponibilita, reparto, giorno, tenuta.fine)
  const ancora = Math.min(
    liberi(reparto, giorno) - ultimo.minuti,
    passati(disponibilita, reparto, giorno, fine) - fatti,
  )
  const presi = Math.max(0, ancora)
  const occupazioni = tenuta.occupazioni.filter((una) => una !== ultimo)
  if (ultimo.minuti + presi > 0) occupazioni.push({ giorno, minuti: ultimo.minuti + presi })
  let arrivo = presi > 0 ? startOf(giorno) + calendario.minutoFine(reparto, giorno, fatti + presi) : tenuta.fine
  for (const libero of giorniLiberi(disponibilita, reparto, startOf(giorno + 1))) {
    const minuti = Math.min(libero.minuti, passati(disponibilita, reparto, libero.giorno, fine) - libero.dopo)
    if (minuti <= 0) break
    occupazioni.push({ giorno: libero.giorno, minuti })
    arrivo = startOf(libero.giorno) + calendario.minutoFine(reparto, libero.giorno, libero.dopo + minuti)
  }
  return intera({ inizio: tenuta.inizio, fine: arrivo, occupazioni })
}

function accorcia(
  disponibilita: Disponibilita,
  reparto: RepartoFase,
  { inizio, fine: era, occupazioni }: DateTenute,
  fine: Istante,
): Prolungata | null {
  const { calendario } = disponibilita
  const tenute: Occupazione[] = []
  let arrivo = inizio
  for (const { giorno, minuti } of occupazioni) {
    // On every day but the last it worked until the day was over.
    const fino = passati(disponibilita, reparto, giorno, era)
    const via = Math.max(0, fino - passati(disponibilita, reparto, giorno, fine))
    const restano = minuti - via
    if (restano <= 0) break
    tenute.push({ giorno, minuti: restano })
    arrivo = startOf(giorno) + calendario.minutoFine(reparto, giorno, fino - via)
  }
  return intera({ inizio, fine: Math.min(arrivo, era), occupazioni: tenute })
}
