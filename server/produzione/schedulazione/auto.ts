// Orders that schedule themselves: when saved, when imported, in batch. A saved schedule is never moved.

import type { PianoWriter } from '../../ordini/ordini/changes.ts'
import { loadOrdini, type OrdineCaricato } from './data/ordine.ts'
import { type OrdineLotto, schedulaLotto } from './engine/lotto.ts'
import type { Giorno } from './engine/time.ts'
import { nonSchedulatoInParole } from './engine/words.ts'
import { lockReparti } from './lock.ts'
import { type RichiestaOrdine, richiestaOf } from './request.ts'
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

type InLotto = OrdineLotto & { caricato: OrdineCaricato; richiesta: RichiestaOrdine }

function inLotto(caricato: OrdineCaricato, mondo: SchedulingWorld): InLotto {
  const { pk: ordine, numeroCommessa, data, nonSchedulabile, mancanti } = caricato
  const richiesta = richiestaOf(caricato, mondo)
  return {
    ordine,
    numeroCommessa,
    data,
    nonSchedulabile,
    caricato,
    richiesta,
    tempisticheMancanti: mancanti.length > 0,
  }
}

/**
 * Schedules those of the orders that ask for it and have no schedule; of the others nothing changes.
 * @param avanza awaited before each of them: what it throws ends the work
 */
export async function runAutoSchedula(
  scrittore: PianoWriter,
  ordini: readonly number[],
  avanza: () => Promise<void> = async () => undefined,
): Promise<OrdineOutcome[]> {
  if (ordini.length === 0) return []
  const { tx } = scrittore
  await lockReparti(tx)
  const where = { id: { in: [...ordini] }, autoSchedulazione: true, schedulazione: { is: null } }
  const caricati = await loadOrdini(tx, where)
  if (caricati.length === 0) return []
  const mondo = await loadWorld(tx, null)
  const lotto = new Map(caricati.map((caricato) => [caricato.pk, inLotto(caricato, mondo)]))
  const giorni: Giorno[] = []
  const esiti: OrdineOutcome[] = []
  for (const { ordine: pk, piano, motivo } of schedulaLotto([...lotto.values()], mondo.calendario, mondo.libro)) {
    await avanza()
    const { caricato, richiesta } = lotto.get(pk) as InLotto
    const testo = motivo ? nonSchedulatoInParole(motivo) : ''
    if (piano) giorni.push(...(await writePiano(scrittore, caricato, richiesta, piano)))
    else if (testo !== caricato.motivoNonSchedulato) {
      await tx.ordine.update({ where: { id: pk }, data: { motivoNonSchedulato: testo } })
    }
    esiti.push({ pk, numeroCommessa: caricato.numeroCommessa, fatto: piano !== undefined, motivo: testo })
  }
  const schedulati = esiti.filter(({ fatto }) => fatto).map(({ pk }) => pk)
  if (schedulati.length > 0) await emitOccupazione(scrittore, schedulati, giorni)
  return esiti
}
