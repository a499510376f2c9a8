// The demo staff with absences, the holidays of two years, the days with hours of their own.

import { addDays } from '../../server/ordini/ordini/rules.ts'
import { festeNazionali } from '../../server/persone/festivita/nazionali.ts'
import type { Tx } from '../../server/platform/db/prisma.ts'
import { dayOfInstant } from '../../server/shared/dates/zone.ts'
import type { Reparto } from '../generated/client.ts'
import type { Random } from './random.ts'

/** Who works where; who left in days ago, who begins in days from now. */
const STAFF: readonly (readonly [nome: string, reparto: Reparto, altro?: { uscita?: number; entrata?: number }])[] = [
  ...(['Silvia Moretti', 'Stefano Galli', 'Oriana Costa', 'Alberto Zorzi', 'Cristina Dal Farra'] as const).map(
    (nome) => [nome, 'UFFICIO'] as const,
  ),
  ...(['Marta Bortoluzzi', 'Enrico Viel', 'Ilaria Savi', 'Renzo Tormen'] as const).map(
    (nome) => [nome, 'UFFICIO'] as const,
  ),
  ['Gino Pavan', 'UFFICIO', { uscita: -210 }],
  ['Luca Da Rold', 'MACCHINE'],
  ['Ivan De Bona', 'MACCHINE'],
  ['Marco Sommavilla', 'MACCHINE'],
  ['Dino Fistarol', 'MACCHINE', { uscita: -120 }],
  ['Nicolò Bristot', 'MACCHINE', { entrata: 40 }],
  ['Omar Bianchi', 'BANCHI'],
  ['Fabio Reolon', 'BANCHI'],
  ['Elisa Dal Pont', 'BANCHI'],
  ['Mirko Sacchet', 'BANCHI'],
  ['Andrea Casagrande', 'BANCHI'],
  ['Denis Fontanive', 'BANCHI'],
  ['Piero Cason', 'BANCHI', { uscita: 55 }],
  ['Walter Burigo', 'BANCHI', { uscita: -75 }],
  ['Sofia Tonet', 'BANCHI', { entrata: -30 }],
  ['Giada Lazzaris', 'BANCHI', { entrata: 25 }],
]

/** What people are away for: how many days, or a morning or an afternoon. */
const MOTIVI: readonly (readonly [title: string, giorni: number, ore?: readonly [string, string]])[] = [
  ['Ferie', 5],
  ['Ferie', 12],
  ['Malattia', 3],
  ['Permesso', 1, ['13:00', '19:00']],
  ['Visita medica', 1, ['07:00', '12:00']],
  ['Corso di formazione', 1],
  ['Congedo parentale', 4],
]

const data = (giorno: string) => new Date(`${giorno}T00:00:00Z`)
const ora = (testo: string) => new Date(`1970-01-01T${testo}:00Z`)

/** The day itself, or the Monday after it. */
function feriale(giorno: string): string {
  const settimana = data(giorno).getUTCDay()
  return addDays(giorno, settimana === 6 ? 2 : settimana === 0 ? 1 : 0)
}

/** Absences of one person from two months ago to three months from now, never two at once. */
function assenze(caso: Random, persona: { id: number; dataInizio: Date; dataFine: Date | null }, oggi: string) {
  const fatte = []
  for (let giorno = feriale(addDays(oggi, -60 + caso.intero(0, 30))); giorno < addDays(oggi, 90); ) {
    const [title, giorni, ore] = caso.uno(MOTIVI)
    const giornoA = addDays(giorno, giorni - 1)
    const dentro = data(giorno) >= persona.dataInizio && (!persona.dataFine || data(giornoA) <= persona.dataFine)
    const orari = ore ? { oraDa: ora(ore[0]), oraA: ora(ore[1]) } : {}
    if (dentro) fatte.push({ personaId: persona.id, giornoDa: data(giorno), giornoA: data(giornoA), title, ...orari })
    giorno = feriale(addDays(giornoA, caso.intero(15, 60)))
  }
  return fatte
}

/** Inserts staff, absences, holidays and special working hours. */
export async function seedPersonale(tx: Tx, caso: Random, adesso: Date): Promise<void> {
  const oggi = dayOfInstant(adesso)
  const persone = await tx.persona.createManyAndReturn({
    data: STAFF.map(([nome, reparto, { uscita, entrata } = {}]) => ({
      nome,
      reparto,
      dataInizio: data(addDays(oggi, entrata ?? -caso.intero(400, 5000))),
      dataFine: uscita === undefined ? null : data(addDays(oggi, uscita)),
    })),
  })
  await tx.assenza.createMany({ data: persone.flatMap((persona) => assenze(caso, persona, oggi)) })

  const anno = Number(oggi.slice(0, 4))
  await tx.festivita.createMany({
    data: [anno, anno + 1].flatMap((a) => [
      ...festeNazionali(a).map(({ giorno, title }) => ({ giornoDa: data(giorno), giornoA: data(giorno), title })),
      { giornoDa: data(`${a}-08-10`), giornoA: data(`${a}-08-21`), title: 'Chiusura estiva' },
      ...[`${a}-12-24`, `${a}-12-31`].map((giorno) => {
        const giorni = { giornoDa: data(giorno), giornoA: data(giorno) }
        return { ...giorni, oraDa: ora('13:00'), oraA: ora('19:00'), title: 'Chiusura pomeridiana' }
      }),
    ]),
  })

  // A Saturday made longer before the holidays, and one closed after them.
  const sabato = addDays(oggi, 13 - data(oggi).getUTCDay())
  await tx.oreLavorative.createMany({
    data: [
      { giorno: data(sabato), oreLavorativeMacchine: 8, oreLavorativeBanchi: 8 },
      { giorno: data(addDays(sabato, 7)), oreLavorativeMacchine: 4, oreLavorativeBanchi: 6.5 },
      { giorno: data(addDays(sabato, 35)), oreLavorativeMacchine: 0, oreLavorativeBanchi: 0 },
    ],
  })
}
