import { ordiniSettings } from '#ordini/impostazioni/rules.ts'
import type { Db } from '#platform/db/prisma.ts'
import { searchWords } from '#platform/db/search.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { readLavorazioniToDo, readRigheToWork } from '../attivita/work.ts'
import { readDone, rimanenzeOf } from './remaining.ts'

/** Orders that an operator chooses among, at most. */
const ORDINI_MAX = 200
/** Orders looked at together, and how many times. */
const LOTTO = 250
const BATCHES = 8

/** Pieces that are left of an order: of one operation, or of all of them. */
export interface LavoroRimasto {
  /** Number of the order. */
  ordine: number
  /** Number of the operation; null for all of them. */
  lavorazione: number | null
  pezziTotali: number
  pezziEseguiti: number
  /** 'YYYY-MM-DD': of what was begun and nobody works at, the last day of work. */
  fermaDal: string | null
  /** The asking operator's session on it that has no end; null without one. */
  aperta: number | null
  /** Of what a planning gives to a bench, 'YYYY-MM-DD', and the minutes of its bench phase then. */
  pianificatoIl?: string
  minuti?: number | null
}

interface Question {
  /** The operation; all of them when null. */
  lavorazione: number | null
  search?: string | null | undefined
  /** Number of the only order that is asked for; any when missing. */
  ordine?: number | null
  operatoreId: number | null
}

/** The orders with pieces left, the nearest scheduled first; those closed for the workshop are left out. */
export async function readOrdersToDo(
  db: Db,
  { lavorazione, search, ordine: only = null, operatoreId }: Question,
): Promise<LavoroRimasto[]> {
  const { stati_ordine_chiusi: closed } = await readSettings(db, ordiniSettings)
  const lavorazioni = await readLavorazioniToDo(db, {
    attiva: true,
    ...(lavorazione === null ? {} : { id: lavorazione }),
  })
  if (lavorazioni.length === 0) return []
  const open = await readOpen(db, operatoreId, lavorazione)
  const where: Prisma.OrdineWhereInput = {
    AND: searchWords(search),
    ...(only === null ? {} : { id: only }),
    nonSchedulabile: false,
    OR: [{ statoId: null }, { stato: { nome: { notIn: closed } } }],
  }
  const found: LavoroRimasto[] = []
  for (let lotto = 0; lotto < BATCHES && found.length < ORDINI_MAX; lotto++) {
    const ordini = await db.ordine.findMany({
      where,
      select: { id: true },
      orderBy: [
        { inizioSchedulazione: { sort: 'asc', nulls: 'last' } },
        { dataConsegna: { sort: 'asc', nulls: 'last' } },
        { id: 'desc' },
      ],
      skip: lotto * LOTTO,
      take: LOTTO,
    })
    const pks = ordini.map(({ id }) => id)
    const [righe, done] = await Promise.all([readRigheToWork(db, pks), readDone(db, pks)])
    const righeOf = Map.groupBy(righe, ({ ordinePk }) => ordinePk)
    const doneOf = Map.groupBy(done, ({ ordine }) => ordine)
    for (const ordine of ordini) {
      const own = new Map((doneOf.get(ordine.id) ?? []).map((one) => [one.lavorazione, one]))
      const rimanenze = rimanenzeOf(lavorazioni, righeOf.get(ordine.id) ?? [], own)
      const sum = (field: 'pezziTotali' | 'pezziEseguiti') => rimanenze.reduce((all, one) => all + one[field], 0)
      const [pezziTotali, pezziEseguiti] = [sum('pezziTotali'), sum('pezziEseguiti')]
      if (pezziEseguiti >= pezziTotali) continue
      const counted = { ordine: ordine.id, lavorazione, pezziTotali, pezziEseguiti }
      found.push({ ...counted, fermaDal: null, aperta: open.get(ordine.id) ?? null })
    }
    if (ordini.length < LOTTO) break
  }
  return found.slice(0, ORDINI_MAX)
}

/** The open sessions of an operator, by order. */
async function readOpen(db: Db, operatoreId: number | null, lavorazioneId: number | null) {
  if (operatoreId === null) return new Map<number, number>()
  const open = await db.attivita.findMany({
    where: {
      operatoreId,
      oraFine: null,
      ordineId: { not: null },
      ...(lavorazioneId === null ? {} : { lavorazioneId }),
    },
    select: { id: true, ordineId: true },
    orderBy: { id: 'asc' },
  })
  return new Map(open.map(({ id, ordineId }) => [ordineId ?? 0, id]))
}
