import type { Db } from '#platform/db/prisma.ts'
import { dateOfDay, dayOfDate } from '#shared/dates/days.ts'
import { readLavorazioniToDo, readRigheToWork } from '../attivita/work.ts'
import type { LavoroRimasto } from '../rimanenze/ordersToDo.ts'
import { readDone, rimanenzeOf } from '../rimanenze/remaining.ts'

/** How far back a planning still counts, days: benches are often planned on the eve. */
const DAYS = 7

/**
 * What the planning of a day gives to a workstation, in the order of work: the latest that names it, of that day or of
 * the week before.
 * @param day 'YYYY-MM-DD'
 * @returns null when nothing is planned for it
 */
export async function readPrevisto(db: Db, postazione: string, day: string): Promise<LavoroRimasto[] | null> {
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
  const pianificatoIl = dayOfDate(banco.analisi.data)
  return banco.ordini.map(({ minuti, ordineId: id }) => {
    const own = done.filter((one) => one.ordine === id)
    const rimanenze = rimanenzeOf(
      lavorazioni,
      righe.filter(({ ordinePk }) => ordinePk === id),
      new Map(own.map((one) => [one.lavorazione, one])),
    )
    const next = rimanenze.find(({ pezziEseguiti, pezziTotali }) => pezziEseguiti < pezziTotali)
    const sum = (field: 'pezziTotali' | 'pezziEseguiti') =>
      next ? next[field] : rimanenze.reduce((all, one) => all + one[field], 0)
    return {
      ordine: id,
      lavorazione: next?.lavorazione.pk ?? null,
      pezziTotali: sum('pezziTotali'),
      pezziEseguiti: sum('pezziEseguiti'),
      fermaDal: null,
      aperta: null,
      pianificatoIl,
      minuti,
    }
  })
}
