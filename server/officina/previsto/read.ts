import type { Db } from '../../platform/db/prisma.ts'
import { dateOfDay, dayOfDate } from '../../shared/dates/days.ts'
import { readLavorazioniDaFare, readRigheDaLavorare } from '../attivita/work.ts'
import type { TipoPezzo } from '../lavorazioni/rules.ts'
import { readFatti, rimanenzeOf } from '../rimanenze/remaining.ts'

/** An order that today's planning gives to a bench. */
export interface OrdinePrevisto {
  pk: number
  numeroCommessa: string
  nomeCliente: string
  riferimento: string
  /** Minutes of its bench phase when it was planned. */
  minuti: number | null
  /** The first operation of the bench that has pieces left, with how many; null when all are done there. */
  prossima: { pk: number; nome: string; tipo: TipoPezzo; pezziTotali: number; pezziEseguiti: number } | null
}

/** What a planning gives to a bench. */
export interface Previsto {
  /** 'YYYY-MM-DD': the day on which it was planned. */
  giorno: string
  ordini: OrdinePrevisto[]
}

/** How far back a planning still counts, days: benches are often planned on the eve. */
const GIORNI = 7

/**
 * What the planning of a day gives to a workstation, in the order of work: the latest that names it, of that day or of
 * the week before.
 * @param giorno 'YYYY-MM-DD'
 * @returns null when nothing is planned for it
 */
export async function readPrevisto(db: Db, postazione: string, giorno: string): Promise<Previsto | null> {
  const a = dateOfDay(giorno)
  const da = new Date(a.getTime() - GIORNI * 86_400_000)
  const banco = await db.postazioneAnalisi.findFirst({
    where: { postazione, analisi: { data: { gte: da, lte: a } }, ordini: { some: {} } },
    orderBy: { analisiId: 'desc' },
    select: {
      campi: true,
      analisi: { select: { data: true } },
      ordini: {
        orderBy: [{ posizione: 'asc' }, { id: 'asc' }],
        select: {
          minuti: true,
          ordine: { select: { id: true, numeroCommessa: true, nomeCliente: true, riferimento: true } },
        },
      },
    },
  })
  if (!banco) return null
  const ordini = banco.ordini.map(({ ordine }) => ordine.id)
  const [lavorazioni, righe, fatti] = await Promise.all([
    readLavorazioniDaFare(db, { attiva: true, nome: { in: banco.campi } }),
    readRigheDaLavorare(db, ordini),
    readFatti(db, ordini),
  ])
  const previsti = banco.ordini.map(({ minuti, ordine: { id, ...ordine } }) => {
    const suoi = fatti.filter((uno) => uno.ordine === id)
    const rimanenze = rimanenzeOf(
      lavorazioni,
      righe.filter(({ ordinePk }) => ordinePk === id),
      new Map(suoi.map((uno) => [uno.lavorazione, uno])),
    )
    const prima = rimanenze.find(({ pezziEseguiti, pezziTotali }) => pezziEseguiti < pezziTotali)
    const prossima = prima && {
      pk: prima.lavorazione.pk,
      nome: prima.lavorazione.nome,
      tipo: prima.lavorazione.tipo,
      pezziTotali: prima.pezziTotali,
      pezziEseguiti: prima.pezziEseguiti,
    }
    return { pk: id, ...ordine, minuti, prossima: prossima ?? null }
  })
  return { giorno: dayOfDate(banco.analisi.data), ordini: previsti }
}
