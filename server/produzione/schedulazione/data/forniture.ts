import { whereAwaited } from '#acquisti/ordiniFornitore/awaited.ts'
import { oneQuestion, rowsQuestion } from '#platform/db/question.ts'
import { type Day, dayFromColumn, writeDay } from '../engine/time.ts'
import type { ExpectedFornitura } from '../engine/waits.ts'

/** A supplier order that has not arrived, with the name of who supplies it. */
export interface LoadedFornitura extends ExpectedFornitura {
  fornitore: string
}

/** The supplier orders of some orders that have not arrived, by order. */
export const awaitedQuestion = (ordini: readonly number[], today: Day) =>
  oneQuestion(
    {
      righe: rowsQuestion('ordineFornitore', {
        where: { AND: [{ ordineId: { in: [...ordini] } }, whereAwaited(writeDay(today))] },
        select: {
          id: true,
          ordineId: true,
          tipologia: true,
          dataConsegna: true,
          fornitore: { select: { nome: true } },
        },
        orderBy: { id: 'asc' },
      }),
    },
    ({ righe }) => {
      const waits = new Map<number, LoadedFornitura[]>(ordini.map((ordine) => [ordine, []]))
      for (const { id, ordineId, tipologia, dataConsegna, fornitore } of righe) {
        const promessa = dataConsegna && dayFromColumn(dataConsegna)
        waits.get(ordineId)?.push({ pk: id, materiale: tipologia, promessa, fornitore: fornitore.nome })
      }
      return waits
    },
  )
