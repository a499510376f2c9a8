// The demo staff with absences, the holidays of two years, the days with hours of their own.

import { addDays } from '#ordini/ordini/rules.ts'
import { nationalHolidays } from '#persone/festivita/nazionali.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import type { Random } from './random.ts'

/** Who works where; who left in days ago, who begins in days from now. */
const STAFF: readonly (readonly [nome: string, reparto: string, altro?: { uscita?: number; entrata?: number }])[] = [
  ...(['Silvia Moretti', 'Stefano Galli', 'Oriana Costa', 'Alberto Zorzi', 'Cristina Dal Farra'] as const).map(
    (name) => [name, 'ufficio'] as const,
  ),
  ...(['Marta Bortoluzzi', 'Enrico Viel', 'Ilaria Savi', 'Renzo Tormen'] as const).map(
    (name) => [name, 'ufficio'] as const,
  ),
  ['Gino Pavan', 'ufficio', { uscita: -210 }],
  ['Luca Da Rold', 'macchine'],
  ['Ivan De Bona', 'macchine'],
  ['Marco Sommavilla', 'macchine'],
  ['Dino Fistarol', 'macchine', { uscita: -120 }],
  ['Nicolò Bristot', 'macchine', { entrata: 40 }],
  ['Omar Bianchi', 'banchi'],
  ['Fabio Reolon', 'banchi'],
  ['Elisa Dal Pont', 'banchi'],
  ['Mirko Sacchet', 'banchi'],
  ['Andrea Casagrande', 'banchi'],
  ['Denis Fontanive', 'banchi'],
  ['Piero Cason', 'banchi', { uscita: 55 }],
  ['Walter Burigo', 'banchi', { uscita: -75 }],
  ['Sofia Tonet', 'banchi', { entrata: -30 }],
  ['Giada Lazzaris', 'banchi', { entrata: 25 }],
]

/** What people are away for: how many days, or a morning or an afternoon. */
const REASONS: readonly (readonly [title: string, giorni: number, ore?: readonly [string, string]])[] = [
  ['Ferie', 5],
  ['Ferie', 12],
  ['Malattia', 3],
  ['Permesso', 1, ['13:00', '19:00']],
  ['Visita medica', 1, ['07:00', '12:00']],
  ['Corso di formazione', 1],
  ['Congedo parentale', 4],
]

const data = (day: string) => new Date(`${day}T00:00:00Z`)
const hour = (text: string) => new Date(`1970-01-01T${text}:00Z`)

/** The day itself, or the Monday after it. */
function workingDay(day: string): string {
  const week = data(day).getUTCDay()
  return addDays(day, week === 6 ? 2 : week === 0 ? 1 : 0)
}

/** Absences of one person from two months ago to three months from now, never two at once. */
function assenze(example: Random, persona: { id: number; dataInizio: Date; dataFine: Date | null }, today: string) {
  const done = []
  for (let day = workingDay(addDays(today, -60 + example.integer(0, 30))); day < addDays(today, 90); ) {
    const [title, days, hours] = example.one(REASONS)
    const giornoA = addDays(day, days - 1)
    const inside = data(day) >= persona.dataInizio && (!persona.dataFine || data(giornoA) <= persona.dataFine)
    const shifts = hours ? { oraDa: hour(hours[0]), oraA: hour(hours[1]) } : {}
    if (inside) done.push({ personaId: persona.id, giornoDa: data(day), giornoA: data(giornoA), title, ...shifts })
    day = workingDay(addDays(giornoA, example.integer(15, 60)))
  }
  return done
}

/** Inserts staff, absences, holidays and special working hours. */
export async function seedPersonale(tx: Tx, example: Random, now: Date): Promise<void> {
  const today = dayOfInstant(now)
  const persone = await tx.persona.createManyAndReturn({
    data: STAFF.map(([name, reparto, { uscita, entrata } = {}]) => ({
      nome: name,
      reparto,
      dataInizio: data(addDays(today, entrata ?? -example.integer(400, 5000))),
      dataFine: uscita === undefined ? null : data(addDays(today, uscita)),
    })),
  })
  await tx.assenza.createMany({ data: persone.flatMap((persona) => assenze(example, persona, today)) })

  const year = Number(today.slice(0, 4))
  await tx.festivita.createMany({
    data: [year, year + 1].flatMap((a) => [
      ...nationalHolidays(a).map(({ giorno, title }) => ({ giornoDa: data(giorno), giornoA: data(giorno), title })),
      { giornoDa: data(`${a}-08-10`), giornoA: data(`${a}-08-21`), title: 'Chiusura estiva' },
      ...[`${a}-12-24`, `${a}-12-31`].map((day) => {
        const days = { giornoDa: data(day), giornoA: data(day) }
        return { ...days, oraDa: hour('13:00'), oraA: hour('19:00'), title: 'Chiusura pomeridiana' }
      }),
    ]),
  })

  // A Saturday made longer before the holidays, and one closed after them.
  const saturday = addDays(today, 13 - data(today).getUTCDay())
  await tx.oreLavorative.createMany({
    data: [
      { giorno: data(saturday), oreLavorativeMacchine: 8, oreLavorativeBanchi: 8 },
      { giorno: data(addDays(saturday, 7)), oreLavorativeMacchine: 4, oreLavorativeBanchi: 6.5 },
      { giorno: data(addDays(saturday, 35)), oreLavorativeMacchine: 0, oreLavorativeBanchi: 0 },
    ],
  })
}
