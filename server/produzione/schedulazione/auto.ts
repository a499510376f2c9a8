// Orders that schedule themselves: when saved, when imported, in batch. A saved schedule is never moved.

import type { PianoWriter } from '#ordini/ordini/changes.ts'
import { type LoadedOrdine, loadOrdini } from './data/ordine.ts'
import { type BatchOrdine, schedulaBatch } from './engine/lotto.ts'
import type { Day } from './engine/time.ts'
import { notSchedulatoInWords } from './engine/words.ts'
import { lockReparti } from './lock.ts'
import { type OrdineRequest, requestOf } from './request.ts'
import { loadWorld, type SchedulingWorld } from './world.ts'
import { writePiano } from './writePiano.ts'
import { emitOccupazione } from './writer.ts'

export interface OrdineOutcome {
  pk: number
  numeroCommessa: string
  fatto: boolean
  /** Why not, in Italian; '' when it was. */
  motivo: string
}

type InLotto = BatchOrdine & { loaded: LoadedOrdine; request: OrdineRequest }

function inLotto(loaded: LoadedOrdine, mondo: SchedulingWorld): InLotto {
  const { pk: ordine, numeroCommessa, data, nonSchedulabile, mancanti } = loaded
  const request = requestOf(loaded, mondo)
  return {
    ordine,
    numeroCommessa,
    data,
    nonSchedulabile,
    loaded,
    request,
    tempisticheMancanti: mancanti.length > 0,
  }
}

/**
 * Schedules those of the orders that ask for it and have no schedule; of the others nothing changes.
 * @param advance awaited before each of them: what it throws ends the work
 */
export async function runAutoSchedula(
  writer: PianoWriter,
  ordini: readonly number[],
  advance: () => Promise<void> = async () => undefined,
): Promise<OrdineOutcome[]> {
  if (ordini.length === 0) return []
  const { tx } = writer
  await lockReparti(tx)
  const where = { id: { in: [...ordini] }, autoSchedulazione: true, schedulazione: { is: null } }
  const loaded = await loadOrdini(tx, where)
  if (loaded.length === 0) return []
  const mondo = await loadWorld(tx, null)
  const lotto = new Map(loaded.map((uploaded) => [uploaded.pk, inLotto(uploaded, mondo)]))
  const days: Day[] = []
  const outcomes: OrdineOutcome[] = []
  for (const { ordine: pk, piano, motivo } of schedulaBatch([...lotto.values()], mondo.calendario, mondo.libro)) {
    await advance()
    const { loaded, request } = lotto.get(pk) as InLotto
    const text = motivo ? notSchedulatoInWords(motivo) : ''
    if (piano) days.push(...(await writePiano(writer, loaded, request, piano)))
    else if (text !== loaded.motivoNonSchedulato) {
      await tx.ordine.update({ where: { id: pk }, data: { motivoNonSchedulato: text } })
    }
    outcomes.push({ pk, numeroCommessa: loaded.numeroCommessa, fatto: piano !== undefined, motivo: text })
  }
  const schedulati = outcomes.filter(({ fatto }) => fatto).map(({ pk }) => pk)
  if (schedulati.length > 0) await emitOccupazione(writer, schedulati, days)
  return outcomes
}
