import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Db } from '../../platform/db/prisma.ts'
import { searchWords } from '../../platform/db/search.ts'
import { readSettings } from '../../platform/settings/read.ts'
import { readLavorazioniDaFare, readRigheDaLavorare } from '../attivita/work.ts'
import { readFatti, rimanenzeOf } from './remaining.ts'

/** Orders that an operator chooses among, at most. */
const ORDINI_MAX = 200
/** Orders looked at together, and how many times. */
const LOTTO = 250
const LOTTI = 8

const selection = {
  id: true,
  numeroCommessa: true,
  nomeCliente: true,
  riferimento: true,
  dataConsegna: true,
} satisfies Prisma.OrdineSelect

/** An order with pieces left. */
export interface OrdineDaFare extends Prisma.OrdineGetPayload<{ select: typeof selection }> {
  pezziTotali: number
  pezziEseguiti: number
  /** The asking operator's session on it that has no end; null without one. */
  aperta: number | null
}

interface Domanda {
  /** The operation; all of them when null. */
  lavorazione: number | null
  search?: string | null | undefined
  operatoreId: number | null
}

/** The orders with pieces left, the nearest scheduled first; those closed for the workshop are left out. */
export async function readOrdersToDo(db: Db, { lavorazione, search, operatoreId }: Domanda): Promise<OrdineDaFare[]> {
  const { stati_ordine_chiusi: chiusi } = await readSettings(db)
  const lavorazioni = await readLavorazioniDaFare(db, {
    attiva: true,
    ...(lavorazione === null ? {} : { id: lavorazione }),
  })
  if (lavorazioni.length === 0) return []
  const aperte = await readAperte(db, operatoreId, lavorazione)
  const where: Prisma.OrdineWhereInput = {
    AND: searchWords(search),
    nonSchedulabile: false,
    OR: [{ statoId: null }, { stato: { nome: { notIn: chiusi } } }],
  }
  const trovati: OrdineDaFare[] = []
  for (let lotto = 0; lotto < LOTTI && trovati.length < ORDINI_MAX; lotto++) {
    const ordini = await db.ordine.findMany({
      where,
      select: selection,
      orderBy: [
        { inizioSchedulazione: { sort: 'asc', nulls: 'last' } },
        { dataConsegna: { sort: 'asc', nulls: 'last' } },
        { id: 'desc' },
      ],
      skip: lotto * LOTTO,
      take: LOTTO,
    })
    const pks = ordini.map(({ id }) => id)
    const [righe, fatti] = await Promise.all([readRigheDaLavorare(db, pks), readFatti(db, pks)])
    const righeDi = Map.groupBy(righe, ({ ordinePk }) => ordinePk)
    const fattiDi = Map.groupBy(fatti, ({ ordine }) => ordine)
    for (const ordine of ordini) {
      const suoi = new Map((fattiDi.get(ordine.id) ?? []).map((uno) => [uno.lavorazione, uno]))
      const rimanenze = rimanenzeOf(lavorazioni, righeDi.get(ordine.id) ?? [], suoi)
      const somma = (campo: 'pezziTotali' | 'pezziEseguiti') => rimanenze.reduce((tutti, una) => tutti + una[campo], 0)
      const [pezziTotali, pezziEseguiti] = [somma('pezziTotali'), somma('pezziEseguiti')]
      if (pezziEseguiti >= pezziTotali) continue
      trovati.push({ ...ordine, pezziTotali, pezziEseguiti, aperta: aperte.get(ordine.id) ?? null })
    }
    if (ordini.length < LOTTO) break
  }
  return trovati.slice(0, ORDINI_MAX)
}

/** The open sessions of an operator, by order. */
async function readAperte(db: Db, operatoreId: number | null, lavorazioneId: number | null) {
  if (operatoreId === null) return new Map<number, number>()
  const aperte = await db.attivita.findMany({
    where: {
      operatoreId,
      oraFine: null,
      ordineId: { not: null },
      ...(lavorazioneId === null ? {} : { lavorazioneId }),
    },
    select: { id: true, ordineId: true },
    orderBy: { id: 'asc' },
  })
  return new Map(aperte.map(({ id, ordineId }) => [ordineId ?? 0, id]))
}
