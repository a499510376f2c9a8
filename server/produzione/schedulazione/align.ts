// What a change of an order, or of the timings, means for the saved schedules.
// docs/scheduler.md#writing
import type { Prisma } from '../../../prisma/generated/client.ts'
import type { PianoWriter } from '../../ordini/ordini/changes.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { runAutoSchedula } from './auto.ts'
import { loadFasi } from './data/fasi.ts'
import { loadOrdini, type OrdineCaricato } from './data/ordine.ts'
import { necessaria } from './engine/fasi.ts'
import type { FaseConfigurata } from './engine/types.ts'
import { richiestaOf } from './request.ts'
import { daysOfPiano, removeFasi } from './writePiano.ts'
import { emitOccupazione } from './writer.ts'

/** Whether the durations that are saved are no longer those of the order's lines, or another phase is needed now. */
function cambiati(ordine: OrdineCaricato, configurate: readonly FaseConfigurata[]): boolean {
  const { salvata } = ordine
  if (!salvata) return false
  const richiesta = richiestaOf(ordine, { configurate, fornitori: [], adesso: 0 })
  return richiesta.fasi.some(({ nome, reparto, durata, durataOverride, ...fase }) => {
    const sua = salvata.fasi.get(nome)
    // Phases of suppliers last as long as was agreed with them; what was never saved is not missing now.
    if (!sua) return false
    if (necessaria({ ...fase, nome, reparto }, ordine) !== true) return true
    return reparto !== null && durataOverride === null && durata !== sua.durata
  })
}

async function segna(tx: Tx, ordini: readonly OrdineCaricato[], configurate: readonly FaseConfigurata[]) {
  const diversi = ordini.filter((ordine) => cambiati(ordine, configurate) !== ordine.salvata?.tempiCambiati)
  for (const tempiCambiati of [true, false]) {
    const suoi = diversi.filter(({ salvata }) => salvata?.tempiCambiati !== tempiCambiati).map(({ pk }) => pk)
    if (suoi.length > 0) {
      await tx.schedulazioneOrdine.updateMany({ where: { ordineId: { in: suoi } }, data: { tempiCambiati } })
    }
  }
  return diversi.map(({ pk }) => pk)
}

/**
 * After an order was added or changed: not schedulable frees its bookings, other lines flag its schedule, and if it asks
 * for it and has none it is scheduled, or keeps the reason why not.
 */
export async function alignSchedulazione(scrittore: PianoWriter, pk: number): Promise<void> {
  const { tx } = scrittore
  const [ordine] = await loadOrdini(tx, { id: pk })
  if (!ordine) return
  if (ordine.salvata) {
    if (ordine.nonSchedulabile) await emitOccupazione(scrittore, [pk], await removeFasi(scrittore, ordine, []))
    else await segna(tx, [ordine], await loadFasi(tx))
  } else if (ordine.autoSchedulazione && !ordine.nonSchedulabile) await runAutoSchedula(scrittore, [pk])
  else if (ordine.motivoNonSchedulato !== '') {
    await tx.ordine.update({ where: { id: pk }, data: { motivoNonSchedulato: '' } })
  }
}

/** Before an order is deleted with its bookings: announces the days that become free. */
export async function releaseOrdine(scrittore: PianoWriter, pk: number): Promise<void> {
  const [ordine] = await loadOrdini(scrittore.tx, { id: pk })
  if (ordine?.salvata) await emitOccupazione(scrittore, [pk], daysOfPiano(ordine))
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
  const segnati = await segna(tx, await loadOrdini(tx, where), await loadFasi(tx))
  for (const pk of segnati) await emit('ordine', { pk })
}
