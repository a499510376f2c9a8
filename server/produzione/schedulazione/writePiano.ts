import type { PianoWriter } from '#ordini/ordini/changes.ts'
import type { Tx } from '#platform/db/prisma.ts'
import type { AuditEntry } from '#platform/operation.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { LoadedOrdine } from './data/ordine.ts'
import { type Day, dayToColumn, type Instant, realInstant } from './engine/time.ts'
import type { EngineReason, Piano, PlacedFase } from './engine/types.ts'
import { instantInItalian } from './engine/words.ts'
import type { OrdineRequest } from './request.ts'

const stretch = (date: { inizio: Instant | null; fine: Instant | null } | undefined) =>
  date?.inizio == null || date.fine === null
    ? null
    : `${instantInItalian(date.inizio)} – ${instantInItalian(date.fine)}`

/** Who changed which phase from when to when. */
function history(ordine: LoadedOrdine, fasi: readonly PlacedFase[]): AuditEntry[] {
  const names = new Set([...(ordine.salvata?.fasi.keys() ?? []), ...fasi.map(({ nome }) => nome)])
  return [...names].flatMap((field) => {
    const before = stretch(ordine.salvata?.fasi.get(field))
    const after = stretch(fasi.find(({ nome }) => nome === field))
    return before === after
      ? []
      : [
          {
            oggetto: 'Ordine',
            oggettoPk: ordine.pk,
            azione: 'schedula',
            campo: `fase ${field}`,
            prima: before,
            dopo: after,
          },
        ]
  })
}

/** A complete plan of an order, to be stored. */
export interface PianoToWrite {
  ordine: LoadedOrdine
  request: Pick<OrdineRequest, 'fasi'>
  piano: Pick<Piano, 'fasi'>
  /** The minutes are still the old ones; false when missing. */
  tempiCambiati?: boolean
}

/**
 * Stores a complete plan in the place of what the order had.
 * @param tempiCambiati true while the minutes are still the old ones
 * @returns the days whose cells are touched
 */
export const writePiano = (
  writer: PianoWriter,
  ordine: LoadedOrdine,
  request: OrdineRequest,
  piano: Piano,
  tempiCambiati = false,
): Promise<Day[]> => writePiani(writer, [{ ordine, request, piano, tempiCambiati }])

interface RigaFase {
  ordineId: number
  nomeFase: string
  inizio: Date
  fine: Date
  durata: number
  durataOverride: number | null
  fornitoreId: number | null
  /** Why it begins then. */
  motivi: readonly EngineReason[]
}

/** What is kept of the reasons: that dates are kept is none. */
const toKeep = (reasons: readonly EngineReason[]) => reasons.filter(({ codice }) => codice !== 'tenuta')

type WithDate = PlacedFase & { inizio: Instant; fine: Instant }
const withDate = ({ fasi }: Pick<Piano, 'fasi'>) =>
  fasi.filter((fase): fase is WithDate => fase.inizio !== null && fase.fine !== null)

/**
 * Stores complete plans in the place of what their orders had: as many statements for a thousand as for one.
 * @returns the days whose cells are touched
 */
export async function writePiani(writer: PianoWriter, piani: readonly PianoToWrite[]): Promise<Day[]> {
  const { tx } = writer
  const days = piani.flatMap(({ ordine }) => daysOfPiano(ordine))
  const toWrite = piani.flatMap((one) => {
    const fasi = withDate(one.piano)
    return fasi.length > 0 ? [{ ...one, fasi }] : []
  })
  if (toWrite.length === 0) return days
  const saved = toWrite.flatMap(({ ordine }) => (ordine.salvata ? [ordine.pk] : []))
  await writeHeaders(
    tx,
    toWrite.map(({ ordine, fasi, tempiCambiati = false }) => ({
      ordineId: ordine.pk,
      inizio: realInstant(Math.min(...fasi.map(({ inizio }) => inizio))),
      fine: realInstant(Math.max(...fasi.map(({ fine }) => fine))),
      tempiCambiati,
    })),
  )
  const righe = toWrite.flatMap(({ ordine, request, fasi }) =>
    fasi.map(
      ({ nome, inizio, fine, durata, fornitore, spiegazione }): RigaFase => ({
        ordineId: ordine.pk,
        nomeFase: nome,
        inizio: realInstant(inizio),
        fine: realInstant(fine),
        durata: durata ?? 0,
        durataOverride: request.fasi.find((fase) => fase.nome === nome)?.durataOverride ?? null,
        fornitoreId: fornitore?.id ?? null,
        motivi: toKeep(spiegazione),
      }),
    ),
  )
  if (saved.length > 0) await remove(tx, saved, righe)
  const numeri = await writeFasi(tx, righe)
  await tx.prenotazione.createMany({
    data: toWrite.flatMap(({ ordine: { pk: ordineId }, fasi }) =>
      fasi.flatMap(({ nome, reparto, occupazioni }) => {
        const faseId = numeri.get(`${ordineId} ${nome}`)
        if (!reparto || faseId === undefined) return []
        return occupazioni.map(({ giorno, minuti }) => {
          return { faseId, ordineId, minuti, giorno: dayToColumn(giorno), reparto }
        })
      }),
    ),
  })
  const withReason = toWrite.flatMap(({ ordine }) => (ordine.motivoNonSchedulato === '' ? [] : [ordine.pk]))
  if (withReason.length > 0) {
    await tx.ordine.updateMany({ where: { id: { in: withReason } }, data: { motivoNonSchedulato: '' } })
  }
  await writer.audit(...toWrite.flatMap(({ ordine, piano }) => history(ordine, piano.fasi)))
  return [...days, ...toWrite.flatMap(({ fasi }) => fasi.flatMap(daysOf))]
}

const daysOf = ({ occupazioni }: PlacedFase) => occupazioni.map(({ giorno }) => giorno)
const instants = (date: readonly Date[]) => date.map((data) => data.toISOString())

interface Header {
  ordineId: number
  inizio: Date
  fine: Date
  tempiCambiati: boolean
}

async function writeHeaders(tx: Tx, testate: readonly Header[]): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO schedulazioni_ordine (ordine_id, inizio, fine, salvata_il, tempi_cambiati)
    SELECT ordine_id, inizio, fine, ${new Date().toISOString()}::timestamptz, tempi_cambiati
    FROM unnest(
      ${testate.map(({ ordineId }) => ordineId)}::int[],
      ${instants(testate.map(({ inizio }) => inizio))}::timestamptz[],
      ${instants(testate.map(({ fine }) => fine))}::timestamptz[],
      ${testate.map(({ tempiCambiati }) => tempiCambiati)}::boolean[]
    ) AS t (ordine_id, inizio, fine, tempi_cambiati)
    ON CONFLICT (ordine_id) DO UPDATE SET inizio = excluded.inizio, fine = excluded.fine,
      salvata_il = excluded.salvata_il, tempi_cambiati = excluded.tempi_cambiati`)
}

/** Takes away the bookings of orders, and of their phases those that are no more. */
async function remove(tx: Tx, ordini: readonly number[], staying: readonly RigaFase[]): Promise<void> {
  await tx.prenotazione.deleteMany({ where: { ordineId: { in: [...ordini] } } })
  await tx.$executeRaw(Prisma.sql`
    DELETE FROM schedulazioni_fase f WHERE f.ordine_id = ANY(${[...ordini]}::int[]) AND NOT EXISTS (
      SELECT 1 FROM unnest(
        ${staying.map(({ ordineId }) => ordineId)}::int[], ${staying.map(({ nomeFase }) => nomeFase)}::text[]
      ) AS r (ordine_id, nome_fase) WHERE r.ordine_id = f.ordine_id AND r.nome_fase = f.nome_fase)`)
}

/** Phases keep their number: what hangs on them stays. @returns numbers by `ordine fase` */
async function writeFasi(tx: Tx, righe: readonly RigaFase[]): Promise<Map<string, number>> {
  const written = await tx.$queryRaw<{ id: number; ordineId: number; nomeFase: string }[]>(Prisma.sql`
    INSERT INTO schedulazioni_fase (ordine_id, nome_fase, inizio, fine, durata, durata_override, fornitore_id, motivi)
    SELECT * FROM unnest(
      ${righe.map(({ ordineId }) => ordineId)}::int[],
      ${righe.map(({ nomeFase }) => nomeFase)}::text[],
      ${instants(righe.map(({ inizio }) => inizio))}::timestamptz[],
      ${instants(righe.map(({ fine }) => fine))}::timestamptz[],
      ${righe.map(({ durata }) => durata)}::int[],
      ${righe.map(({ durataOverride }) => durataOverride)}::int[],
      ${righe.map(({ fornitoreId }) => fornitoreId)}::int[],
      ${righe.map(({ motivi }) => JSON.stringify(motivi))}::jsonb[]
    )
    ON CONFLICT (ordine_id, nome_fase) DO UPDATE SET inizio = excluded.inizio, fine = excluded.fine,
      durata = excluded.durata, durata_override = excluded.durata_override, fornitore_id = excluded.fornitore_id,
      motivi = excluded.motivi
    RETURNING id, ordine_id AS "ordineId", nome_fase AS "nomeFase"`)
  return new Map(written.map(({ id, ordineId, nomeFase }) => [`${ordineId} ${nomeFase}`, id]))
}

/** The days in which the saved schedule of an order has minutes. */
export function daysOfPiano({ salvata }: LoadedOrdine, fasi?: readonly string[]): Day[] {
  return [...(salvata?.fasi ?? [])].flatMap(([name, { occupazioni }]) =>
    fasi && !fasi.includes(name) ? [] : occupazioni.map(({ giorno }) => giorno),
  )
}

/**
 * Takes phases of a saved schedule away, all of them when none is named; what is not there is no error.
 * @returns the days whose cells are touched
 */
export async function removeFasi(writer: PianoWriter, ordine: LoadedOrdine, fasi: readonly string[]): Promise<Day[]> {
  const { tx } = writer
  if (!ordine.salvata) return []
  const removed = fasi.length > 0 ? fasi : [...ordine.salvata.fasi.keys()]
  const staying = [...ordine.salvata.fasi].filter(([name]) => !removed.includes(name)).map(([, fase]) => fase)
  if (staying.length === ordine.salvata.fasi.size) return []
  const ordineId = ordine.pk
  if (staying.length === 0) await tx.schedulazioneOrdine.delete({ where: { ordineId } })
  else {
    await tx.schedulazioneFase.deleteMany({ where: { ordineId, nomeFase: { in: [...removed] } } })
    const inizio = realInstant(Math.min(...staying.map((fase) => fase.inizio)))
    const fine = realInstant(Math.max(...staying.map((fase) => fase.fine)))
    await tx.schedulazioneOrdine.update({ where: { ordineId }, data: { inizio, fine } })
  }
  const saved = ordine.salvata.fasi
  await writer.audit(
    ...removed.flatMap((name) => {
      const before = stretch(saved.get(name))
      const item = { oggetto: 'Ordine', oggettoPk: ordineId, azione: 'rimuoviSchedulazione', campo: `fase ${name}` }
      return before ? [{ ...item, prima: before, dopo: null }] : []
    }),
  )
  return daysOfPiano(ordine, removed)
}
