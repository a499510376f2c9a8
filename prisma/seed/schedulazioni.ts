// The schedules of the demo orders, made by the engine that planners use: the weeks before and after today well filled,
// a day that no longer holds because somebody is ill, and where the phases of the departments stand.
import type { Tx } from '#platform/db/prisma.ts'
import { type LoadedOrdine, loadOrdini } from '#produzione/schedulazione/data/ordine.ts'
import { createDisponibilita } from '#produzione/schedulazione/engine/availability.ts'
import type { Calendario } from '#produzione/schedulazione/engine/capacita.ts'
import { effectiveDependencies } from '#produzione/schedulazione/engine/fasi.ts'
import { book, copyLibro } from '#produzione/schedulazione/engine/libro.ts'
import { prenotazioniOf } from '#produzione/schedulazione/engine/lotto.ts'
import { piazza } from '#produzione/schedulazione/engine/piazza.ts'
import { calendarDayOf, civilInstant, type Day, dayToColumn, startOf } from '#produzione/schedulazione/engine/time.ts'
import { isSavable } from '#produzione/schedulazione/engine/types.ts'
import { requestOf } from '#produzione/schedulazione/request.ts'
import { loadWorld, type SchedulingWorld } from '#produzione/schedulazione/world.ts'
import { writePiano } from '#produzione/schedulazione/writePiano.ts'
import type { Random } from './random.ts'

/** What a plan takes from the first supplier to the last bench, days: the less, the more orders are late. */
const ANTICIPO = [13, 28] as const
/** Within these days from now somebody is ill on a full day. */
const SICK_LEAVE = [4, 25] as const
/** A phase that begins within these days is 'Da fare'. */
const PRESTO = 7

/** Schedules orders by date, each so as to end near its approntamento. */
export async function seedSchedulazioni(tx: Tx, example: Random, numeri: readonly number[], now: Date): Promise<void> {
  const today = calendarDayOf(civilInstant(now))
  const ordini = await loadOrdini(tx, { id: { in: [...numeri] } })
  const first = Math.min(...ordini.map(({ data }) => data))
  const mondo = await loadWorld(tx, first, [], startOf(first))
  const libro = copyLibro(mondo.libro)
  const freeOnes = createDisponibilita(mondo.calendario, libro)
  // What the history tells is told once, with the order itself.
  const writer = { tx, emit: async () => undefined, audit: async () => undefined }
  for (const ordine of ordini) {
    const anticipo = example.integer(...ANTICIPO)
    const inizio = Math.max(ordine.data + 1, (ordine.dataConsegna ?? ordine.data + 40) - anticipo)
    const request = fromDay(ordine, workingDay(inizio, mondo.calendario), mondo)
    const piano = piazza(request, freeOnes)
    if (!isSavable(piano)) continue
    await writePiano(writer, ordine, request, piano)
    for (const one of prenotazioniOf(ordine.pk, piano.fasi)) book(libro, one)
  }
  await fallIll(tx, { ...mondo, libro }, today)
  await markStati(tx, now)
}

/** The order with its first phases on a day; the others follow. */
function fromDay(ordine: LoadedOrdine, day: Day, mondo: SchedulingWorld) {
  const request = requestOf(ordine, mondo)
  const effective = effectiveDependencies(request.fasi)
  const fasi = request.fasi.map((fase) => ({
    ...fase,
    da: effective.get(fase.nome)?.length === 0 ? startOf(day) : null,
  }))
  return { ...request, fasi }
}

/** The first day, from this one on, on which suppliers and workshop are open. */
function workingDay(day: Day, calendario: Calendario): Day {
  const closed = new Date(dayToColumn(day)).getUTCDay() % 6 === 0 || calendario.capacita('macchine', day) === 0
  return closed ? workingDay(day + 1, calendario) : day
}

/** Somebody is away on the fullest day of the machines in the next weeks: it no longer holds, and is to be mended. */
async function fallIll(tx: Tx, { libro, calendario }: SchedulingWorld, today: Day): Promise<void> {
  const days = [...(libro.get('macchine') ?? [])].flatMap(([day, { minuti }]) => {
    const free = calendario.capacita('macchine', day) - minuti
    const near = day >= today + SICK_LEAVE[0] && day <= today + SICK_LEAVE[1]
    return near && free >= 0 ? [{ giorno: day, free }] : []
  })
  for (const { giorno } of days.sort((a, b) => a.free - b.free || a.giorno - b.giorno)) {
    const data = dayToColumn(giorno)
    const present = await tx.persona.findFirst({
      where: {
        reparto: 'macchine',
        dataInizio: { lte: data },
        OR: [{ dataFine: null }, { dataFine: { gte: data } }],
        assenze: { none: { giornoDa: { lte: data }, giornoA: { gte: data } } },
      },
      orderBy: { id: 'asc' },
    })
    if (!present) continue
    await tx.assenza.create({ data: { personaId: present.id, giornoDa: data, giornoA: data, title: 'Malattia' } })
    return
  }
}

/** Where the phases of the departments stand: finished a day after their end, under way, or soon to do. */
async function markStati(tx: Tx, now: Date): Promise<void> {
  const stati = await tx.valoreStato.findMany({ where: { contesto: 'FASI' } })
  const between = (days: number) => new Date(now.getTime() + days * 86_400_000)
  const fasi = await tx.schedulazioneFase.findMany({
    where: { prenotazioni: { some: {} }, inizio: { lt: between(PRESTO) } },
    orderBy: { id: 'asc' },
  })
  await tx.statoFase.createMany({
    data: fasi.flatMap(({ ordineId, nomeFase, inizio, fine }) => {
      const name = fine < between(-1) ? 'Finito' : inizio <= now ? 'In corso' : 'Da fare'
      const stato = stati.find((one) => one.nomeFase === nomeFase && one.nome === name)
      return stato ? [{ ordineId, nomeFase, statoId: stato.id }] : []
    }),
  })
}
