import { Prisma } from '../../../prisma/generated/client.ts'
import type { PianoWriter } from '../../ordini/ordini/changes.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import type { AuditEntry } from '../../platform/operation.ts'
import type { OrdineCaricato } from './data/ordine.ts'
import { dayToColumn, type Giorno, type Istante, realInstant } from './engine/time.ts'
import type { FasePiazzata, Motivo, Piano, RepartoFase } from './engine/types.ts'
import { istanteItaliano } from './engine/words.ts'
import type { RichiestaOrdine } from './request.ts'

type Colonna = 'MACCHINE' | 'BANCHI'
const repartoColumn = (reparto: RepartoFase): Colonna => (reparto === 'macchine' ? 'MACCHINE' : 'BANCHI')

const tratto = (date: { inizio: Istante | null; fine: Istante | null } | undefined) =>
  date?.inizio == null || date.fine === null ? null : `${istanteItaliano(date.inizio)} – ${istanteItaliano(date.fine)}`

/** Who changed which phase from when to when. */
function storia(ordine: OrdineCaricato, fasi: readonly FasePiazzata[]): AuditEntry[] {
  const nomi = new Set([...(ordine.salvata?.fasi.keys() ?? []), ...fasi.map(({ nome }) => nome)])
  return [...nomi].flatMap((campo) => {
    const prima = tratto(ordine.salvata?.fasi.get(campo))
    const dopo = tratto(fasi.find(({ nome }) => nome === campo))
    return prima === dopo
      ? []
      : [{ oggetto: 'Ordine', oggettoPk: ordine.pk, azione: 'schedula', campo: `fase ${campo}`, prima, dopo }]
  })
}

/** A complete plan of an order, to be stored. */
export interface PianoDaScrivere {
  ordine: OrdineCaricato
  richiesta: Pick<RichiestaOrdine, 'fasi'>
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
  scrittore: PianoWriter,
  ordine: OrdineCaricato,
  richiesta: RichiestaOrdine,
  piano: Piano,
  tempiCambiati = false,
): Promise<Giorno[]> => writePiani(scrittore, [{ ordine, richiesta, piano, tempiCambiati }])

interface RigaFase {
  ordineId: number
  nomeFase: string
  inizio: Date
  fine: Date
  durata: number
  durataOverride: number | null
  fornitoreId: number | null
  /** Why it begins then. */
  motivi: readonly Motivo[]
}

/** What is kept of the reasons: that dates are kept is none. */
const daTenere = (motivi: readonly Motivo[]) => motivi.filter(({ codice }) => codice !== 'tenuta')

type ConDate = FasePiazzata & { inizio: Istante; fine: Istante }
const conDate = ({ fasi }: Pick<Piano, 'fasi'>) =>
  fasi.filter((fase): fase is ConDate => fase.inizio !== null && fase.fine !== null)

/**
 * Stores complete plans in the place of what their orders had: as many statements for a thousand as for one.
 * @returns the days whose cells are touched
 */
export async function writePiani(scrittore: PianoWriter, piani: readonly PianoDaScrivere[]): Promise<Giorno[]> {
  const { tx } = scrittore
  const giorni = piani.flatMap(({ ordine }) => daysOfPiano(ordine))
  const daScrivere = piani.flatMap((uno) => {
    const fasi = conDate(uno.piano)
    return fasi.length > 0 ? [{ ...uno, fasi }] : []
  })
  if (daScrivere.length === 0) return giorni
  const salvati = daScrivere.flatMap(({ ordine }) => (ordine.salvata ? [ordine.pk] : []))
  await scriviTestate(
    tx,
    daScrivere.map(({ ordine, fasi, tempiCambiati = false }) => ({
      ordineId: ordine.pk,
      inizio: realInstant(Math.min(...fasi.map(({ inizio }) => inizio))),
      fine: realInstant(Math.max(...fasi.map(({ fine }) => fine))),
      tempiCambiati,
    })),
  )
  const righe = daScrivere.flatMap(({ ordine, richiesta, fasi }) =>
    fasi.map(
      ({ nome, inizio, fine, durata, fornitore, spiegazione }): RigaFase => ({
        ordineId: ordine.pk,
        nomeFase: nome,
        inizio: realInstant(inizio),
        fine: realInstant(fine),
        durata: durata ?? 0,
        durataOverride: richiesta.fasi.find((fase) => fase.nome === nome)?.durataOverride ?? null,
        fornitoreId: fornitore?.id ?? null,
        motivi: daTenere(spiegazione),
      }),
    ),
  )
  if (salvati.length > 0) await togli(tx, salvati, righe)
  const numeri = await scriviFasi(tx, righe)
  await tx.prenotazione.createMany({
    data: daScrivere.flatMap(({ ordine: { pk: ordineId }, fasi }) =>
      fasi.flatMap(({ nome, reparto, occupazioni }) => {
        const faseId = numeri.get(`${ordineId} ${nome}`)
        if (!reparto || faseId === undefined) return []
        return occupazioni.map(({ giorno, minuti }) => {
          return { faseId, ordineId, minuti, giorno: dayToColumn(giorno), reparto: repartoColumn(reparto) }
        })
      }),
    ),
  })
  const conMotivo = daScrivere.flatMap(({ ordine }) => (ordine.motivoNonSchedulato === '' ? [] : [ordine.pk]))
  if (conMotivo.length > 0) {
    await tx.ordine.updateMany({ where: { id: { in: conMotivo } }, data: { motivoNonSchedulato: '' } })
  }
  await scrittore.audit(...daScrivere.flatMap(({ ordine, piano }) => storia(ordine, piano.fasi)))
  return [...giorni, ...daScrivere.flatMap(({ fasi }) => fasi.flatMap(giorniDi))]
}

const giorniDi = ({ occupazioni }: FasePiazzata) => occupazioni.map(({ giorno }) => giorno)
const istanti = (date: readonly Date[]) => date.map((data) => data.toISOString())

interface Testata {
  ordineId: number
  inizio: Date
  fine: Date
  tempiCambiati: boolean
}

async function scriviTestate(tx: Tx, testate: readonly Testata[]): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO schedulazioni_ordine (ordine_id, inizio, fine, salvata_il, tempi_cambiati)
    SELECT ordine_id, inizio, fine, ${new Date().toISOString()}::timestamptz, tempi_cambiati
    FROM unnest(
      ${testate.map(({ ordineId }) => ordineId)}::int[],
      ${istanti(testate.map(({ inizio }) => inizio))}::timestamptz[],
      ${istanti(testate.map(({ fine }) => fine))}::timestamptz[],
      ${testate.map(({ tempiCambiati }) => tempiCambiati)}::boolean[]
    ) AS t (ordine_id, inizio, fine, tempi_cambiati)
    ON CONFLICT (ordine_id) DO UPDATE SET inizio = excluded.inizio, fine = excluded.fine,
      salvata_il = excluded.salvata_il, tempi_cambiati = excluded.tempi_cambiati`)
}

/** Takes away the bookings of orders, and of their phases those that are no more. */
async function togli(tx: Tx, ordini: readonly number[], restano: readonly RigaFase[]): Promise<void> {
  await tx.prenotazione.deleteMany({ where: { ordineId: { in: [...ordini] } } })
  await tx.$executeRaw(Prisma.sql`
    DELETE FROM schedulazioni_fase f WHERE f.ordine_id = ANY(${[...ordini]}::int[]) AND NOT EXISTS (
      SELECT 1 FROM unnest(
        ${restano.map(({ ordineId }) => ordineId)}::int[], ${restano.map(({ nomeFase }) => nomeFase)}::text[]
      ) AS r (ordine_id, nome_fase) WHERE r.ordine_id = f.ordine_id AND r.nome_fase = f.nome_fase)`)
}

/** Phases keep their number: what hangs on them stays. @returns numbers by `ordine fase` */
async function scriviFasi(tx: Tx, righe: readonly RigaFase[]): Promise<Map<string, number>> {
  const scritte = await tx.$queryRaw<{ id: number; ordineId: number; nomeFase: string }[]>(Prisma.sql`
    INSERT INTO schedulazioni_fase (ordine_id, nome_fase, inizio, fine, durata, durata_override, fornitore_id, motivi)
    SELECT * FROM unnest(
      ${righe.map(({ ordineId }) => ordineId)}::int[],
      ${righe.map(({ nomeFase }) => nomeFase)}::text[],
      ${istanti(righe.map(({ inizio }) => inizio))}::timestamptz[],
      ${istanti(righe.map(({ fine }) => fine))}::timestamptz[],
      ${righe.map(({ durata }) => durata)}::int[],
      ${righe.map(({ durataOverride }) => durataOverride)}::int[],
      ${righe.map(({ fornitoreId }) => fornitoreId)}::int[],
      ${righe.map(({ motivi }) => JSON.stringify(motivi))}::jsonb[]
    )
    ON CONFLICT (ordine_id, nome_fase) DO UPDATE SET inizio = excluded.inizio, fine = excluded.fine,
      durata = excluded.durata, durata_override = excluded.durata_override, fornitore_id = excluded.fornitore_id,
      motivi = excluded.motivi
    RETURNING id, ordine_id AS "ordineId", nome_fase AS "nomeFase"`)
  return new Map(scritte.map(({ id, ordineId, nomeFase }) => [`${ordineId} ${nomeFase}`, id]))
}

/** The days in which the saved schedule of an order has minutes. */
export function daysOfPiano({ salvata }: OrdineCaricato, fasi?: readonly string[]): Giorno[] {
  return [...(salvata?.fasi ?? [])].flatMap(([nome, { occupazioni }]) =>
    fasi && !fasi.includes(nome) ? [] : occupazioni.map(({ giorno }) => giorno),
  )
}

/**
 * Takes phases of a saved schedule away, all of them when none is named; what is not there is no error.
 * @returns the days whose cells are touched
 */
export async function removeFasi(
  scrittore: PianoWriter,
  ordine: OrdineCaricato,
  fasi: readonly string[],
): Promise<Giorno[]> {
  const { tx } = scrittore
  if (!ordine.salvata) return []
  const tolte = fasi.length > 0 ? fasi : [...ordine.salvata.fasi.keys()]
  const restano = [...ordine.salvata.fasi].filter(([nome]) => !tolte.includes(nome)).map(([, fase]) => fase)
  if (restano.length === ordine.salvata.fasi.size) return []
  const ordineId = ordine.pk
  if (restano.length === 0) await tx.schedulazioneOrdine.delete({ where: { ordineId } })
  else {
    await tx.schedulazioneFase.deleteMany({ where: { ordineId, nomeFase: { in: [...tolte] } } })
    const inizio = realInstant(Math.min(...restano.map((fase) => fase.inizio)))
    const fine = realInstant(Math.max(...restano.map((fase) => fase.fine)))
    await tx.schedulazioneOrdine.update({ where: { ordineId }, data: { inizio, fine } })
  }
  const salvate = ordine.salvata.fasi
  await scrittore.audit(
    ...tolte.flatMap((nome) => {
      const prima = tratto(salvate.get(nome))
      const voce = { oggetto: 'Ordine', oggettoPk: ordineId, azione: 'rimuoviSchedulazione', campo: `fase ${nome}` }
      return prima ? [{ ...voce, prima, dopo: null }] : []
    }),
  )
  return daysOfPiano(ordine, tolte)
}
