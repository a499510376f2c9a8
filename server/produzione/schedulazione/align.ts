// What a change of an order, or of the timings, means for the saved schedules.
// docs/scheduler.md#writing
import type { Prisma } from '../../../prisma/generated/client.ts'
import type { PianoWriter } from '../../ordini/ordini/changes.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { runAutoSchedula } from './auto.ts'
import { loadFasi } from './data/fasi.ts'
import { type LoadedOrdine, loadOrdini } from './data/ordine.ts'
import { needed } from './engine/fasi.ts'
import type { ConfiguredFase } from './engine/types.ts'
import { requestOf } from './request.ts'
import { daysOfPiano, removeFasi } from './writePiano.ts'
import { emitOccupazione } from './writer.ts'

/** Whether the durations that are saved are no longer those of the order's lines, or another phase is needed now. */
function changed(ordine: LoadedOrdine, configurate: readonly ConfiguredFase[]): boolean {
  const { salvata } = ordine
  if (!salvata) return false
  const request = requestOf(ordine, { configurate, fornitori: [], adesso: 0 })
  return request.fasi.some(({ nome, reparto, durata, durataOverride, ...fase }) => {
    const own = salvata.fasi.get(nome)
    // Phases of suppliers last as long as was agreed with them; what was never saved is not missing now.
    if (!own) return false
    if (needed({ ...fase, nome, reparto }, ordine) !== true) return true
    return reparto !== null && durataOverride === null && durata !== own.durata
  })
}

async function mark(tx: Tx, ordini: readonly LoadedOrdine[], configurate: readonly ConfiguredFase[]) {
  const different = ordini.filter((ordine) => changed(ordine, configurate) !== ordine.salvata?.tempiCambiati)
  for (const tempiCambiati of [true, false]) {
    const own = different.filter(({ salvata }) => salvata?.tempiCambiati !== tempiCambiati).map(({ pk }) => pk)
    if (own.length > 0) {
      await tx.schedulazioneOrdine.updateMany({ where: { ordineId: { in: own } }, data: { tempiCambiati } })
    }
  }
  return different.map(({ pk }) => pk)
}

/**
 * After an order was added or changed: not schedulable frees its bookings, other lines flag its schedule, and if it asks
 * for it and has none it is scheduled, or keeps the reason why not.
 */
export async function alignSchedulazione(writer: PianoWriter, pk: number): Promise<void> {
  const { tx } = writer
  const [ordine] = await loadOrdini(tx, { id: pk })
  if (!ordine) return
  if (ordine.salvata) {
    if (ordine.nonSchedulabile) await emitOccupazione(writer, [pk], await removeFasi(writer, ordine, []))
    else await mark(tx, [ordine], await loadFasi(tx))
  } else if (ordine.autoSchedulazione && !ordine.nonSchedulabile) await runAutoSchedula(writer, [pk])
  else if (ordine.motivoNonSchedulato !== '') {
    await tx.ordine.update({ where: { id: pk }, data: { motivoNonSchedulato: '' } })
  }
}

/** Before an order is deleted with its bookings: announces the days that become free. */
export async function releaseOrdine(writer: PianoWriter, pk: number): Promise<void> {
  const [ordine] = await loadOrdini(writer.tx, { id: pk })
  if (ordine?.salvata) await emitOccupazione(writer, [pk], daysOfPiano(ordine))
}

/**
 * After timings of some window types have changed: the plans that are not over and were made with them are flagged.
 * @param tipi numbers of window types; none: all
 */
export async function alignTempi({ tx, emit }: PianoWriter, tipi: readonly number[] | null): Promise<void> {
  const where: Prisma.OrdineWhereInput = {
    schedulazione: { is: { fine: { gte: new Date() } } },
    ...(tipi ? { righe: { some: { tipoSerramentoId: { in: [...tipi] } } } } : {}),
  }
  const marked = await mark(tx, await loadOrdini(tx, where), await loadFasi(tx))
  for (const pk of marked) await emit('ordine', { pk })
}
