// A second scheduler, as naive as can be: it looks at every minute of every day and at every person in it. It shares
// nothing with the engine but the types, and must always agree with it.
import type { CalendarioData } from '../capacita.ts'
import type { Pause } from '../intervals.ts'
import type { PianoRequest, Prenotazione, RepartoFase, RequestedFase } from '../types.ts'
import type { SceneFornitore } from './scene.ts'

const DAY = 1440

/** Whether a pause covers a minute of a day. */
function covers({ giornoDa, giornoA, oraDa, oraA }: Pause, day: number, minute: number): boolean {
  if (oraDa === null || oraA === null) return giornoDa <= day && day <= giornoA
  const here = day * DAY + minute
  return giornoDa * DAY + oraDa <= here && here < giornoA * DAY + oraA
}

/** Every person-minute of a department on a day: the minute of the day of each, ascending. */
export function minutesOfPersona(data: CalendarioData, reparto: RepartoFase, day: number): number[] {
  const week = new Date(day * 86_400_000).getUTCDay()
  const hours =
    data.ore.findLast((one) => one.giorno === day)?.ore[reparto] ?? data.settimana[week === 0 ? 6 : week - 1] ?? 0
  const duration = Math.round(hours * 60)
  let opensAt = data.apertura
  while (opensAt + duration > DAY) opensAt--
  const present = data.persone.filter(
    ({ reparto: own, dal, al }) => own === reparto && dal <= day && day <= (al ?? Number.POSITIVE_INFINITY),
  )
  const own = data.reparti.find(({ chiave }) => chiave === reparto)
  if (!own) return []
  if (own.capacita === 'minuti') {
    // One after the other, each post its minute of the day, until the fixed minutes are there.
    const posts = Array.from({ length: own.minuti }, (_, n) => (duration === 0 ? null : opensAt + (n % duration)))
    return posts
      .filter((minute) => minute !== null)
      .filter((minute) => !data.festivita.some((pause) => covers(pause, day, minute)))
      .sort((a, b) => a - b)
  }
  const assenze = present.length > 0 ? present.map((persona) => persona.assenze) : [[]]
  const minutes: number[] = []
  for (let minute = opensAt; minute < opensAt + duration; minute++) {
    for (const own of assenze) {
      if (![...data.festivita, ...own].some((pause) => covers(pause, day, minute))) minutes.push(minute)
    }
  }
  return minutes
}

interface Date {
  inizio: number
  fine: number
  occupazioni: { giorno: number; minuti: number }[]
}

function work(
  data: CalendarioData,
  others: readonly Prenotazione[],
  { reparto, lo, durata }: { reparto: RepartoFase; lo: number; durata: number },
): Date | null {
  const taken: { giorno: number; minute: number }[] = []
  const first = Math.floor(lo / DAY)
  if (durata === 0) return { inizio: lo, fine: lo, occupazioni: [] }
  for (let day = first; day <= first + 730 && taken.length < durata; day++) {
    let booked = 0
    for (const other of others) if (other.reparto === reparto && other.giorno === day) booked += other.minuti
    const free = minutesOfPersona(data, reparto, day).slice(booked)
    for (const minute of free) {
      if (day * DAY + minute >= lo && taken.length < durata) taken.push({ giorno: day, minute })
    }
  }
  const [inizio, fine] = [taken[0], taken.at(-1)]
  if (taken.length < durata || !inizio || !fine) return null
  const days = [...new Set(taken.map(({ giorno }) => giorno))]
  return {
    inizio: inizio.giorno * DAY + inizio.minute,
    fine: fine.giorno * DAY + fine.minute + 1,
    occupazioni: days.map((day) => ({ giorno: day, minuti: taken.filter((one) => one.giorno === day).length })),
  }
}

/** When a supplier has taken so many minutes of days on which it is open; at a midnight, of the next such day. */
function supplied({ fornitore }: RequestedFase, lo: number, minutes: number): number {
  const { weekdays = [], stretches = [] } = (fornitore as SceneFornitore | null)?.closed ?? {}
  const open = (day: number) =>
    !weekdays.includes(new Date(day * 86_400_000).getUTCDay() || 7) &&
    !stretches.some(({ from, to }) => from <= day && day <= to)
  if (minutes === 0) return lo
  let here = lo
  let left = minutes
  for (;;) {
    const day = Math.floor(here / DAY)
    if (!open(day)) here = (day + 1) * DAY
    else if (left === 0) return here
    else {
      const taken = Math.min(left, (day + 1) * DAY - here)
      here += taken
      left -= taken
      if (left === 0 && here % DAY !== 0) return here
    }
  }
}

/** The needed phases that a phase waits for, through those that are not needed. */
function waitsFor(fasi: readonly RequestedFase[], name: string): string[] {
  const fase = fasi.find((one) => one.nome === name)
  return (fase?.dipendenze ?? []).flatMap((before) =>
    fasi.find((one) => one.nome === before)?.necessaria ? [before] : waitsFor(fasi, before),
  )
}

/** The dates of every phase with relaxed starts; null for a phase that has none. */
export function naivePiano(
  { fasi }: PianoRequest,
  data: CalendarioData,
  others: readonly Prenotazione[],
): Map<string, Date | null> {
  const done = new Map<string, Date | null>()
  const all = [...others]
  while (done.size < fasi.length) {
    // The next one: of those whose dependencies are done, the first by position and name.
    const ready = fasi.filter(({ nome, dipendenze }) => !done.has(nome) && dipendenze.every((one) => done.has(one)))
    ready.sort((a, b) => a.posizione - b.posizione || a.nome.localeCompare(b.nome))
    const fase = ready[0] as RequestedFase
    const date = datesOf(fase)
    done.set(fase.nome, date)
    for (const occupazione of date?.occupazioni ?? []) {
      all.push({ ...occupazione, reparto: fase.reparto as RepartoFase, ordine: -1 })
    }
  }
  return done

  function datesOf(fase: RequestedFase): Date | null {
    if (!fase.necessaria || fase.durata === null) return null
    const before = waitsFor(fasi, fase.nome).map((name) => done.get(name) ?? null)
    if (before.includes(null)) return null
    const isInDays = fase.unit === 'days' && fase.capacitaInfinita
    const from = fase.da === null ? [] : [isInDays ? Math.floor(fase.da / DAY) * DAY : fase.da]
    const thresholds = [...from, ...before.map((one) => one?.fine ?? 0)]
    if (thresholds.length === 0) return null
    let lo = Math.max(...thresholds)
    if (!fase.capacitaInfinita) {
      return work(data, all, { reparto: fase.reparto as RepartoFase, lo, durata: fase.durata })
    }
    while (isInDays && lo % DAY !== 0) lo++
    return { inizio: lo, fine: supplied(fase, lo, fase.durata * (isInDays ? DAY : 1)), occupazioni: [] }
  }
}
