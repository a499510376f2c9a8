// What if: the world of a search with more people, other hours, late material, an order more. Nothing is written.
import { BANCHI, MACCHINE } from '#persone/reparti/rules.ts'
import { fineOf } from '../../schedulazione/engine/aperture.ts'
import { type CalendarioData, createCalendario, weekdayHours } from '../../schedulazione/engine/capacita.ts'
import { calendarDayOf, type Day, MINUTES_PER_DAY, readDay } from '../../schedulazione/engine/time.ts'
import type { RepartoFase, RequestedFase } from '../../schedulazione/engine/types.ts'
import { requestOf } from '../../schedulazione/request.ts'
import type { SchedulingWorld } from '../../schedulazione/world.ts'
import type { Ipotesi, OreInPiu } from '../rules.ts'
import type { SearchedOrdine, SearchInput } from './data.ts'
import { daysOfLoad } from './today.ts'

/** Days that an assumption without an end holds. */
const HORIZON = 730
const SATURDAY = 6
/** Number of the urgent order that nobody has saved. */
const URGENTE = 0

const weekday = (day: Day) => (((day + 4) % 7) + 7) % 7

/** Sets the hours of a department on some days; those of the others stay. */
function withHours(
  calendario: CalendarioData,
  reparti: readonly RepartoFase[],
  days: readonly Day[],
  hours: number,
): CalendarioData {
  const changed = new Map(calendario.ore.map((riga) => [riga.giorno, riga]))
  for (const day of days) {
    const usual = weekdayHours(day, calendario.settimana)
    const riga = changed.get(day)?.ore ?? Object.fromEntries(calendario.reparti.map(({ chiave }) => [chiave, usual]))
    changed.set(day, {
      giorno: day,
      ore: { ...riga, ...Object.fromEntries(reparti.map((reparto) => [reparto, hours])) },
    })
  }
  return { ...calendario, ore: [...changed.values()] }
}

/** Adds hours to the days on which a department works. */
function withOtherHours(
  calendario: CalendarioData,
  reparti: readonly RepartoFase[],
  days: readonly Day[],
  hours: number,
): CalendarioData {
  const written = new Map(calendario.ore.map((riga) => [riga.giorno, riga]))
  const shifts = new Map<RepartoFase, Map<number, Day[]>>()
  for (const reparto of reparti) {
    shifts.set(
      reparto,
      Map.groupBy(days, (day) => written.get(day)?.ore[reparto] ?? weekdayHours(day, calendario.settimana)),
    )
  }
  let next = calendario
  for (const [reparto, byHours] of shifts) {
    for (const [usual, which] of byHours) {
      if (usual > 0) next = withHours(next, [reparto], which, Math.min(24, usual + hours))
    }
  }
  return next
}

/** Some people of a department do nothing on some days: their machine is out. */
function withStandstill(
  calendario: CalendarioData,
  reparto: RepartoFase,
  { giornoDa, giornoA }: { giornoDa: Day; giornoA: Day },
  count: number,
): CalendarioData {
  let lacking = count
  const persone = calendario.persone.map((persona) => {
    const present = persona.reparto === reparto && persona.dal <= giornoA && (persona.al ?? giornoA) >= giornoDa
    if (!present || lacking === 0) return persona
    lacking--
    return { ...persona, assenze: [...persona.assenze, { giornoDa, giornoA, oraDa: null, oraA: null }] }
  })
  return { ...calendario, persone }
}

/** Material of a supplier that comes days later: also what is saved, as long as it has not arrived. */
function inRitardo(fase: RequestedFase, fornitore: number, days: number, today: Day): RequestedFase {
  if (fase.fornitore?.id !== fornitore) return fase
  const { tenuta, durata } = fase
  const open = fase.fornitore.aperture ?? null
  if (!tenuta)
    return durata === null ? fase : { ...fase, durata: durata + days * (fase.unit === 'days' ? 1 : MINUTES_PER_DAY) }
  if (calendarDayOf(tenuta.fine) < today) return fase
  return { ...fase, tenuta: { ...tenuta, fine: fineOf(open, tenuta.fine, days * MINUTES_PER_DAY) } }
}

function urgente(
  { macchine, banchi, periodo: { al } }: Ipotesi,
  data: SearchInput,
  mondo: SchedulingWorld,
): SearchedOrdine {
  const request = requestOf(
    {
      tempi: { [MACCHINE]: macchine, [BANCHI]: banchi },
      conTelai: false,
      fasiSpente: [],
      salvata: null,
      dataConsegna: al === null ? null : readDay(al),
      senzaMisure: false,
    },
    { ...mondo, adesso: data.adesso },
  )
  const fasi = request.fasi.map((fase) =>
    !fase.capacitaInfinita && fase.durata === null ? { ...fase, necessaria: false, durata: 0 } : fase,
  )
  return {
    ordine: URGENTE,
    numeroCommessa: 'Ordine urgente',
    data: calendarDayOf(data.adesso),
    nonSchedulabile: false,
    tempisticheMancanti: false,
    request: { ...request, fasi },
    peso: 1,
    cliente: '',
    oggi: null,
    firma: '',
  }
}

/** The data of a search with one assumption. */
function withOne(soFar: SearchInput, one: Ipotesi, mondo: SchedulingWorld | null): SearchInput {
  const today = calendarDayOf(soFar.adesso)
  const last = one.periodo.al === null ? null : readDay(one.periodo.al)
  const dal = Math.max(today, (one.periodo.dal === null ? null : readDay(one.periodo.dal)) ?? today)
  const al = last ?? today + HORIZON
  const days = Array.from({ length: Math.max(0, Math.min(al, today + HORIZON) - dal + 1) }, (_, n) => dal + n)
  const { calendario } = soFar
  const reparti = one.reparto ? [one.reparto] : calendario.reparti.map(({ chiave }) => chiave)
  switch (one.tipo) {
    case 'persone': {
      const persona = { reparto: one.reparto ?? BANCHI, dal, al: last, assenze: [] }
      const others = Array.from({ length: Math.round(one.quanto) }, () => persona)
      return { ...soFar, calendario: { ...calendario, persone: [...calendario.persone, ...others] } }
    }
    case 'sabati': {
      const sabati = days.filter((day) => weekday(day) === SATURDAY)
      return { ...soFar, calendario: withHours(calendario, reparti, sabati, Math.min(24, one.quanto)) }
    }
    case 'ore': {
      const workingDays = days.filter((day) => weekdayHours(day, calendario.settimana) > 0 && weekday(day) !== SATURDAY)
      return { ...soFar, calendario: withOtherHours(calendario, reparti, workingDays, one.quanto) }
    }
    case 'fornitore': {
      const fornitore = one.fornitorePk ?? 0
      const ordini = soFar.ordini.map((ordine) => {
        const fasi = ordine.request.fasi.map((fase) => inRitardo(fase, fornitore, Math.round(one.quanto), today))
        return { ...ordine, request: { ...ordine.request, fasi } }
      })
      return { ...soFar, ordini }
    }
    case 'urgente':
      if (!mondo) throw new TypeError('An urgent order is placed in the world of the others')
      return { ...soFar, ordini: [...soFar.ordini, urgente(one, soFar, mondo)] }
    case 'fermo':
      return {
        ...soFar,
        calendario:
          one.quanto === 0
            ? withHours(calendario, reparti, days, 0)
            : withStandstill(calendario, one.reparto ?? MACCHINE, { giornoDa: dal, giornoA: al }, one.quanto),
      }
  }
}

/** What the assumptions about people and hours add to the hours that are paid, in the weeks of load. */
function oreInPiu(data: SearchInput, ipotesi: readonly Ipotesi[]): OreInPiu[] {
  const withIt = (tipi: readonly Ipotesi['tipo'][]) => {
    const own = ipotesi.filter(({ tipo }) => tipi.includes(tipo))
    return createCalendario(own.reduce((soFar, one) => withOne(soFar, one, null), data).calendario)
  }
  const [today, persone, all] = [withIt([]), withIt(['persone']), withIt(['persone', 'sabati', 'ore'])]
  const days = daysOfLoad(calendarDayOf(data.adesso))
  return today.reparti.map((reparto) => {
    const minutes = (calendario: typeof today) => days.reduce((sum, day) => sum + calendario.capacita(reparto, day), 0)
    const ordinarie = minutes(persone) - minutes(today)
    return { reparto, ordinarie, straordinarie: minutes(all) - minutes(persone) }
  })
}

/**
 * The data of a search with its assumptions, one after the other; what today's plan costs is told without them.
 * @param mondo where an urgent order is placed; null where none is assumed
 */
export function withIpotesi(
  data: SearchInput,
  ipotesi: readonly Ipotesi[],
  mondo: SchedulingWorld | null,
): SearchInput {
  if (ipotesi.length === 0) return data
  const { ordini, calendario } = data
  const changed = ipotesi.reduce((soFar, one) => withOne(soFar, one, mondo), data)
  return { ...changed, oggi: { ordini, calendario }, ore: oreInPiu(data, ipotesi) }
}
