// What the demo adds up: the statistics of lines, and the weekly programming of three weeks.
import { addDays } from '#ordini/ordini/rules.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { distribute } from '#produzione/analisi/rules.ts'
import { beginOfWeek } from '#produzione/analisi/weekly.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant, endOfDay, startOfDay } from '#shared/dates/zone.ts'

const STATISTICHE: readonly { name: string; fields: readonly (readonly [name: string, ...operations: string[]])[] }[] =
  [
    {
      name: 'Misure',
      fields: [
        ['numero', 'sum', 'avg'],
        ['larghezza', 'min', 'max', 'avg'],
        ['altezza', 'min', 'max', 'avg'],
        ['ante', 'sum'],
      ],
    },
    {
      name: 'Prezzi',
      fields: [
        ['listino', 'sum', 'avg'],
        ['netto', 'sum', 'avg', 'max'],
        ['sconto_articolo', 'avg', 'max'],
      ],
    },
    {
      name: 'Colori e vetri',
      fields: [
        ['numero', 'sum'],
        ['Colore', 'max'],
        ['Vetro', 'max'],
      ],
    },
  ]

/** The configurations of statistics of lines. */
export async function seedStatistiche(tx: Tx): Promise<void> {
  await tx.configurazioneStatistica.createMany({
    data: STATISTICHE.map(({ name, fields }) => ({
      name,
      fieldsConf: { fields: fields.map(([called, ...operations]) => ({ name: called, operations })) },
    })),
  })
}

/**
 * The weekly programming of last week, of this one and of the next, and the bench planning of this one; from Saturday on
 * that of the next too, which is made on Fridays.
 */
export async function seedProgrammazione(tx: Tx, now: Date): Promise<void> {
  const today = dayOfInstant(now)
  const creataDaId = (await tx.user.findUnique({ where: { username: 'super' }, select: { id: true } }))?.id ?? null
  const configurate = await tx.configurazionePostazione.findMany({ orderBy: [{ posizione: 'asc' }, { id: 'asc' }] })
  const postazioni = configurate.map(({ postazione, campi }, n) => ({ postazione, campi, posizione: n + 1 }))
  for (const weeks of [-1, 0, 1]) {
    const monday = beginOfWeek(addDays(today, weeks * 7))
    const done = addDays(monday, -3)
    const data = { data: dateOfDay(done < today ? done : today), settimana: dateOfDay(monday), creataDaId }
    const fasi = await tx.schedulazioneFase.findMany({
      where: {
        prenotazioni: { some: {} },
        fine: { gte: startOfDay(monday) },
        inizio: { lt: endOfDay(addDays(monday, 6)) },
      },
      select: { ordineId: true, nomeFase: true, durata: true },
      orderBy: [{ inizio: 'asc' }, { ordineId: 'asc' }],
    })
    const ordini = [...new Set(fasi.map(({ ordineId }) => ordineId))]
    if (ordini.length === 0) continue
    await tx.analisiPostazione.create({
      data: {
        ...data,
        nome: `Settimana del ${monday.slice(8)}/${monday.slice(5, 7)}`,
        postazioni: { create: postazioni },
        ordini: { create: ordini.map((ordineId, n) => ({ ordineId, posizione: n + 1 })) },
      },
    })
    const atBanchi = fasi.filter(({ nomeFase }) => nomeFase === 'banchi')
    if (weeks < 0 || done >= today || atBanchi.length === 0) continue
    const nome = weeks === 0 ? 'Banchi di questa settimana' : 'Banchi della settimana prossima'
    await plan(tx, { ...data, nome }, atBanchi)
  }
}

const BANCO = /^Banco /

/** A bench planning: orders shared out between the benches. */
async function plan(
  tx: Tx,
  data: { nome: string; data: Date; settimana: Date; creataDaId: number | null },
  fasi: readonly { ordineId: number; durata: number }[],
): Promise<void> {
  const banchi = (
    await tx.configurazionePostazione.findMany({ orderBy: [{ posizione: 'asc' }, { id: 'asc' }] })
  ).filter(({ postazione }) => BANCO.test(postazione))
  const ofWhom = distribute(
    fasi.map(({ ordineId, durata }) => ({ pk: ordineId, minuti: durata })),
    banchi.map(({ id }) => id),
  )
  const { id: analisiId } = await tx.analisiPostazione.create({ data })
  const own = await tx.postazioneAnalisi.createManyAndReturn({
    data: banchi.map(({ postazione, campi }, n) => ({ analisiId, postazione, campi, posizione: n + 1 })),
  })
  await tx.ordineAnalisi.createMany({
    data: banchi.flatMap(({ id, postazione }) =>
      fasi
        .filter(({ ordineId }) => ofWhom.get(ordineId) === id)
        .map(({ ordineId, durata }, n) => ({
          analisiId,
          ordineId,
          minuti: durata,
          postazioneId: own.find((one) => one.postazione === postazione)?.id ?? null,
          posizione: n + 1,
        })),
    ),
  })
}
