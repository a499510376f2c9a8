import type { Db, Tx } from '#platform/db/prisma.ts'
import type { OriginePromessa } from '#prisma/generated/client.ts'
import { type Day, dayToColumn } from '../schedulazione/engine/time.ts'
import { estimatePromessa, type PromisedTo } from './estimatePromessa.ts'

/** A day that somebody was told. */
export interface ToldDay {
  giorno: Day
  origine: OriginePromessa
  /** The mail that said it, which says it once. */
  mailPk?: number
  /** Now unless told. */
  fattaIl?: Date
  byUser?: number | null
}

/**
 * Keeps that a day was promised, with its probability by the plan as it is now: what the calibration is made of. Of a
 * mail that is kept already nothing happens.
 * @returns its number; null when the mail had said it before
 */
export async function keepPromessa(db: Db | Tx, to: PromisedTo, told: ToldDay): Promise<number | null> {
  const { probabilita, giornoOtto } = await estimatePromessa(db, to, told.giorno, told.origine === 'PRIMA_DATA')
  const [row] = await db.promessa.createManyAndReturn({
    data: [
      {
        ordineId: 'ordinePk' in to ? to.ordinePk : null,
        preventivoId: 'preventivoPk' in to ? to.preventivoPk : null,
        mailId: told.mailPk ?? null,
        origine: told.origine,
        giorno: dayToColumn(told.giorno),
        probabilita,
        giornoOtto: giornoOtto === null ? null : dayToColumn(giornoOtto),
        creataDaId: told.byUser ?? null,
        ...(told.fattaIl && { fattaIl: told.fattaIl }),
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  })
  return row?.id ?? null
}
