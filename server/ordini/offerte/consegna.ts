// When what is offered would be ready: production reckons it, and keeps what was told. docs/rules/prezzi.md#date-of-an-offer
import type { Db } from '#platform/db/prisma.ts'
import type { OperationContext } from '#platform/operation.ts'
import { createHook } from '#platform/registry.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import type { OrdiniSettings } from '../impostazioni/rules.ts'
import { readLearnedCodici } from './ordine/codici.ts'
import type { PrintedVersione } from './pdf/data.ts'

/** Windows that an order of the offer would have. */
export interface WindowsToMake {
  tipoSerramentoPk: number
  /** The code that was last chosen for such ones; null where none was. */
  codiceSerramentoPk: number | null
  numero: number
}

/** A day of delivery, with what is known of it. */
export interface Consegna {
  /** 'YYYY-MM-DD'. */
  giorno: string
  /** Share of the futures in which it is kept; null where the past says nothing. */
  probabilita: number | null
  /** What eight of ten cases keep, before what promises themselves taught; null where the past says nothing. */
  giornoOtto: string | null
}

/**
 * Production says by when the windows of each alternative, ordered today, are ready in eight of ten cases: the latest
 * day; null where nobody can say. Of a day that was written it says how probable it is.
 */
export const consegnaAsked = createHook<
  [db: Db, alternative: readonly (readonly WindowsToMake[])[], written: string | null],
  Consegna | null
>()

/** A customer was told a day in an offer. */
export const consegnaTold = createHook<[ctx: OperationContext, versioneOffertaPk: number, consegna: Consegna]>()

/** An offer in which a day was told has become an order. */
export const offertaOrdered = createHook<[ctx: OperationContext, versioneOffertaPk: number, ordinePk: number]>()

/** When what is in a version would be ready: as it is written there, else as it is reckoned now; null: not told. */
export async function readConsegna(
  db: Db,
  { consegnaPrevista, alternative }: PrintedVersione,
  { consegna_offerte: how }: OrdiniSettings,
): Promise<Consegna | null> {
  if (consegnaPrevista === null && how === 'a_mano') return null
  const windows = alternative.map(({ righe }) =>
    righe.map((riga) => ({
      rivendita: riga.rivendita,
      numero: riga.numero,
      tipoSerramentoPk: riga.tipoSerramentoId,
      famigliaPk: riga.famigliaId,
      opzioni: riga.opzioni.map(({ opzione, valore }) => ({ opzionePk: opzione.id, valorePk: valore.id })),
    })),
  )
  const codiceOf = await readLearnedCodici(db, windows.flat())
  const toMake = windows.map((righe) =>
    righe.flatMap((riga): WindowsToMake[] => {
      const { rivendita, tipoSerramentoPk, numero } = riga
      if (rivendita || tipoSerramentoPk === null) return []
      return [{ tipoSerramentoPk, codiceSerramentoPk: codiceOf(riga), numero }]
    }),
  )
  const written = consegnaPrevista && dayOfDate(consegnaPrevista)
  const [answer = null] = await consegnaAsked.run(db, toMake, written)
  if (answer || written === null) return answer
  return { giorno: written, probabilita: null, giornoOtto: null }
}
