import type { Consegna, WindowsToMake } from '#ordini/offerte/consegna.ts'
import type { Db } from '#platform/db/prisma.ts'
import type { OperationContext } from '#platform/operation.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { readDay, writeDay } from '../schedulazione/engine/time.ts'
import { isSavable } from '../schedulazione/engine/types.ts'
import { openDays, type PlannedWindows, planWindows } from '../schedulazione/primaData.ts'
import { probabilityBy, promessaOfFutures } from '../schedulazione/promessa/promessa.ts'
import { loadWorld, type SchedulingWorld } from '../schedulazione/world.ts'
import { drawFutures } from './estimatePromessa.ts'
import { readLearnedShift } from './readPromesse.ts'

/** Windows with what their timings are found by. */
async function readWindows(db: Db, windows: readonly WindowsToMake[]): Promise<PlannedWindows[]> {
  const numbersOf = (pks: readonly (number | null)[]) => ({ id: { in: [...new Set(pks.filter((pk) => pk !== null))] } })
  const tipi = await db.tipoSerramento.findMany({
    where: numbersOf(windows.map(({ tipoSerramentoPk }) => tipoSerramentoPk)),
    select: { id: true, nome: true, conTelaio: true },
  })
  const codici = await db.codiceSerramento.findMany({
    where: numbersOf(windows.map(({ codiceSerramentoPk }) => codiceSerramentoPk)),
    select: { id: true, categoria: true, forma: true, codice: true },
  })
  const tipoOf = new Map(tipi.map((tipo) => [tipo.id, tipo]))
  const codiceOf = new Map(codici.map(({ id, ...codice }) => [id, codice]))
  return windows.flatMap(({ tipoSerramentoPk, codiceSerramentoPk, numero }) => {
    const tipoSerramento = tipoOf.get(tipoSerramentoPk)
    return tipoSerramento ? [{ tipoSerramento, codice: codiceOf.get(codiceSerramentoPk ?? 0) ?? null, numero }] : []
  })
}

/** What can be said of the windows of one alternative; null where there is no plan, or no past. */
async function futuresOfWindows(db: Db, windows: readonly WindowsToMake[], mondo: SchedulingWorld) {
  const { piano, fasi } = await planWindows(db, await readWindows(db, windows), mondo)
  if (!isSavable(piano)) return null
  const futures = await drawFutures(db, { fasi, dates: piano.fasi }, mondo)
  return futures && { futures, open: openDays(fasi, mondo) }
}

/**
 * By when the windows of an offer, ordered now, are ready in eight of ten cases, whichever alternative is taken; null
 * where one of them cannot be planned, where the past says nothing, and without windows.
 * @param written the day that is told in its place, 'YYYY-MM-DD': how probable it is
 */
export async function consegnaOfferta(
  db: Db,
  alternative: readonly (readonly WindowsToMake[])[],
  written: string | null,
): Promise<Consegna | null> {
  const some = alternative.filter((windows) => windows.length > 0)
  if (some.length === 0) return null
  const mondo = await loadWorld(db, null)
  const shift = await readLearnedShift(db)
  const days: { giorno: number; uncorrected: number; probabilita: number }[] = []
  for (const windows of some) {
    const said = await futuresOfWindows(db, windows, mondo)
    if (!said) return null
    const { giorno, uncorrected } = promessaOfFutures(said.futures, said.open, shift)
    const told = (written === null ? null : readDay(written)) ?? giorno
    days.push({ giorno: told, uncorrected, probabilita: probabilityBy(said.futures, told, shift) })
  }
  return {
    giorno: written ?? writeDay(Math.max(...days.map(({ giorno }) => giorno))),
    probabilita: Math.min(...days.map(({ probabilita }) => probabilita)),
    giornoOtto: writeDay(Math.max(...days.map(({ uncorrected }) => uncorrected))),
  }
}

/** Keeps the day that an offer has told its customer, for the calibration. */
export async function keepConsegna(
  { tx, viewer }: OperationContext,
  versioneOffertaPk: number,
  { giorno, probabilita, giornoOtto }: Consegna,
): Promise<void> {
  await tx.promessa.create({
    data: {
      versioneOffertaId: versioneOffertaPk,
      origine: 'OFFERTA',
      giorno: dateOfDay(giorno),
      probabilita,
      giornoOtto: giornoOtto === null ? null : dateOfDay(giornoOtto),
      creataDaId: viewer?.id || null,
    },
  })
}

/** What an offer has told its customer was told of its order. */
export async function consegnaOfOrdine({ tx }: OperationContext, versioneOffertaPk: number, ordinePk: number) {
  await tx.promessa.updateMany({ where: { versioneOffertaId: versioneOffertaPk }, data: { ordineId: ordinePk } })
}
