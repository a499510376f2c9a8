import type { Db } from '#platform/db/prisma.ts'
import { dateOfDay, dayOfDate } from '#shared/dates/days.ts'
import { readLavorazioniToDo, readRigheToWork } from '../attivita/work.ts'
import { type Rimanenza, readDone, rimanenzeOf } from '../rimanenze/remaining.ts'

/** An order that a planning gives to a bench. */
export interface Previsto {
  /** 'YYYY-MM-DD': the day on which it was planned. */
  giorno: string
  /** Its number. */
  ordine: number
  /** Minutes of its bench phase when it was planned. */
  minuti: number | null
  /** The first operation of the bench that has pieces left, with how many; null when all are done there. */
  prossima: Rimanenza | null
}

/** How far back a planning still counts, days: benches are often planned on the eve. */
const DAYS = 7

/**
 * What the planning of a day gives to a workstation, in the order of work: the latest that names it, of that day or of
 * the week before.
 * @param day 'YYYY-MM-DD'
 * @returns null when nothing is planned for it
 */
export async function readPrevisto(db: Db, postazione: string, day: string): Promise<Previsto[] | null> {
  const a = dateOfDay(day)
  const from = new Date(a.getTime() - DAYS * 86_400_000)
  const banco = await db.postazioneAnalisi.findFirst({
    where: { postazione, analisi: { data: { gte: from, lte: a } }, ordini: { some: {} } },
    orderBy: { analisiId: 'desc' },
    select: {
      campi: true,
      analisi: { select: { data: true } },
      ordini: {
        orderBy: [{ posizione: 'asc' }, { id: 'asc' }],
        select: {
          minuti: true,
          ordineId: true,
        },
      },
    },
  })
  if (!banco) return null
  const ordini = banco.ordini.map(({ ordineId }) => ordineId)
  const [lavorazioni, righe, done] = await Promise.all([
    readLavorazioniToDo(db, { attiva: true, nome: { in: banco.campi } }),
    readRigheToWork(db, ordini),
    readDone(db, ordini),
  ])
  const giorno = dayOfDate(banco.analisi.data)
  return banco.ordini.map(({ minuti, ordineId: id }) => {
    const own = done.filter((one) => one.ordine === id)
    const rimanenze = rimanenzeOf(
      lavorazioni,
      righe.filter(({ ordinePk }) => ordinePk === id),
      new Map(own.map((one) => [one.lavorazione, one])),
    )
    const before = rimanenze.find(({ pezziEseguiti, pezziTotali }) => pezziEseguiti < pezziTotali)
    return { giorno, ordine: id, minuti, prossima: before ?? null }
  })
}
