import { materialiForniti, openDaysOfFornitore, type TempoColumns, tempoColumns } from '#acquisti/fornitori/rules.ts'
import { BANCHI, MACCHINE } from '#persone/reparti/rules.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { ask, oneQuestion, rowsQuestion } from '#platform/db/question.ts'
import { Refusal } from '#platform/errors.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type RigaTempi, type TempisticaMancante, type TempisticaRiga, tempiOrdine } from '../engine/durations.ts'
import { civilInstant, type Day, dayFromColumn } from '../engine/time.ts'
import type { EngineReason, FornitoreFase, HeldDates, RepartoMinutes } from '../engine/types.ts'
import { repartiQuestion } from './reparti.ts'

export interface SavedFase extends HeldDates {
  durata: number
  /** In the unit of the phase. */
  durataOverride: number | null
  fornitore: FornitoreFase | null
}

/** An order with what scheduling asks of it. */
export interface LoadedOrdine {
  pk: number
  numeroCommessa: string
  data: Day
  dataConsegna: Day | null
  senzaMisure: boolean
  nonSchedulabile: boolean
  autoSchedulazione: boolean
  motivoNonSchedulato: string
  fasiSpente: string[]
  conTelai: boolean
  tempi: RepartoMinutes
  mancanti: TempisticaMancante[]
  /** The saved schedule by phase; null when there is none. */
  salvata: { salvataIl: Date; tempiCambiati: boolean; fasi: ReadonlyMap<string, SavedFase> } | null
}

const fornitore = {
  select: { id: true, nome: true, ...tempoColumns },
} as const

type FornitoreRow = Pick<FornitoreFase, 'id' | 'nome'> & TempoColumns

/** A supplier as the engine knows it, once for each material. */
function fornitoreFasi(row: FornitoreRow): FornitoreFase[] {
  const { id, nome } = row
  const aperture = openDaysOfFornitore(row)
  return materialiForniti(row).map((materiale) => ({
    ...{ id, nome, ...materiale },
    ...(aperture !== null && { aperture }),
  }))
}

/** The supplier of a saved phase; of a material that it does not supply any more, with the lead time of its first. */
function fornitoreFase(row: FornitoreRow, nomeFase: string): FornitoreFase | null {
  const fasi = fornitoreFasi(row)
  return fasi.find(({ tipologia }) => tipologia === nomeFase) ?? fasi[0] ?? null
}

const pianoColumns = {
  select: {
    salvataIl: true,
    tempiCambiati: true,
    fasi: { include: { fornitore, prenotazioni: { orderBy: { giorno: 'asc' } } } },
  },
} as const

const columns = {
  id: true,
  numeroCommessa: true,
  data: true,
  dataConsegna: true,
  senzaMisure: true,
  nonSchedulabile: true,
  autoSchedulazione: true,
  motivoNonSchedulato: true,
  fasiSpente: true,
  righe: {
    select: {
      numero: true,
      rivendita: true,
      tipoSerramentoId: true,
      tipoSerramento: { select: { nome: true, conTelaio: true } },
      codiceSerramento: { select: { categoria: true, forma: true, codice: true } },
    },
  },
  schedulazione: pianoColumns,
} satisfies Prisma.OrdineSelect

type Riga = Prisma.OrdineGetPayload<{ select: typeof columns }>

/** Timings, as the engine knows them: those of the machines and benches are their own, in the others each piece takes as long. */
const tempisticheWhere = (where: Prisma.TempisticaWhereInput) =>
  oneQuestion(
    { righe: rowsQuestion('tempistica', { where, include: { codiceSerramento: true } }), reparti: repartiQuestion },
    ({ righe, reparti }) => {
      const equal = reparti.flatMap(({ chiave, minutiPezzo }) =>
        minutiPezzo > 0 ? [[chiave, minutiPezzo] as const] : [],
      )
      return righe.map(
        ({ tipoSerramentoId, codiceSerramento: c, categoria, forma, ...tempi }): TempisticaRiga => ({
          tipoId: tipoSerramentoId,
          codice: c
            ? { categoria: c.categoria, forma: c.forma, codice: c.codice }
            : categoria !== null && forma !== null
              ? { categoria, forma, codice: null }
              : null,
          minuti: {
            ...Object.fromEntries(equal),
            [MACCHINE]: tempi.tempoRepartoMacchine,
            [BANCHI]: tempi.tempoRepartoBanchi,
          },
        }),
      )
    },
  )

/** The timings of some window types. */
export const loadTempistiche = (db: Db | Tx, tipi: Iterable<number>): Promise<TempisticaRiga[]> =>
  ask(db, tempisticheWhere({ tipoSerramentoId: { in: [...new Set(tipi)] } }))

function rigaTempi(riga: Riga['righe'][number]): RigaTempi {
  const { tipoSerramentoId: tipoId, tipoSerramento, codiceSerramento: codice, numero, rivendita } = riga
  return { tipoId, tipo: tipoSerramento.nome, codice, numero, rivendita }
}

/** Reasons as they were written; none where there are none yet. */
const readReasons = (reasons: unknown) => (Array.isArray(reasons) ? (reasons as EngineReason[]) : [])

type FaseRow = NonNullable<Riga['schedulazione']>['fasi'][number]

/** A saved schedule; what was not read of its phases is none. */
interface PianoRow {
  salvataIl: Date
  tempiCambiati: boolean
  fasi: (Pick<FaseRow, 'nomeFase' | 'inizio' | 'fine' | 'durata' | 'durataOverride'> & Partial<FaseRow>)[]
}

function saved(schedulazione: PianoRow | null): LoadedOrdine['salvata'] {
  if (!schedulazione) return null
  const fasi = schedulazione.fasi.map((fase) => {
    const { nomeFase, inizio, fine, durata, durataOverride, fornitore = null, prenotazioni = [], motivi } = fase
    const occupazioni = prenotazioni.map(({ giorno, minuti }) => ({ giorno: dayFromColumn(giorno), minuti }))
    const date = { inizio: civilInstant(inizio), fine: civilInstant(fine), occupazioni, motivi: readReasons(motivi) }
    return [
      nomeFase,
      { ...date, durata, durataOverride, fornitore: fornitore && fornitoreFase(fornitore, nomeFase) },
    ] as const
  })
  const { salvataIl, tempiCambiati } = schedulazione
  return { salvataIl, tempiCambiati, fasi: new Map(fasi) }
}

/**
 * Orders with lines, durations and saved schedules, in the order of their ids. One statement reads them: a schedule that
 * is removed meanwhile is there whole or not at all.
 */
export const ordiniQuestion = (where: Prisma.OrdineWhereInput) =>
  oneQuestion(
    {
      righe: rowsQuestion('ordine', { where, orderBy: { id: 'asc' }, select: columns }),
      tempistiche: tempisticheWhere({ tipoSerramento: { righeOrdine: { some: { ordine: where } } } }),
    },
    ({ righe, tempistiche }) =>
      righe.map(
        ({ id, schedulazione, data, dataConsegna, righe: own, ...ordine }): LoadedOrdine => ({
          ...ordine,
          ...tempiOrdine(own.map(rigaTempi), tempistiche),
          pk: id,
          data: dayFromColumn(data),
          dataConsegna: dataConsegna && dayFromColumn(dataConsegna),
          conTelai: own.some(({ rivendita, tipoSerramento }) => !rivendita && tipoSerramento.conTelaio),
          salvata: saved(schedulazione),
        }),
      ),
  )

export const loadOrdini = (db: Db | Tx, where: Prisma.OrdineWhereInput): Promise<LoadedOrdine[]> =>
  ask(db, ordiniQuestion(where))

/** An order as it is saved, without its lines: what its plan became is known, what it would be made of is not. */
export type SavedOrdine = Pick<
  LoadedOrdine,
  'pk' | 'numeroCommessa' | 'dataConsegna' | 'senzaMisure' | 'fasiSpente' | 'conTelai' | 'tempi' | 'salvata'
> & { cliente: string; materialiMancanti: readonly string[] }

/** A plan without the minutes that it books. */
const dateColumns = {
  select: {
    salvataIl: true,
    tempiCambiati: true,
    fasi: { select: { nomeFase: true, inizio: true, fine: true, durata: true, durataOverride: true } },
  },
} as const

const savedColumns = {
  id: true,
  numeroCommessa: true,
  dataConsegna: true,
  senzaMisure: true,
  fasiSpente: true,
  cliente: { select: { nome: true } },
  mancanza: { select: { conTelaio: true, materiali: true } },
  schedulazione: pianoColumns,
} satisfies Prisma.OrdineSelect

/**
 * Orders as they are saved, for who asks about their plans only; in no order. Their durations are those saved.
 * @param withMinutes also which minutes they book, and their suppliers: for who places them again
 */
export function savedQuestion(pks: readonly number[], withMinutes: boolean) {
  const where = { id: { in: [...pks] } }
  const righe = withMinutes
    ? rowsQuestion('ordine', { where, select: savedColumns })
    : rowsQuestion('ordine', { where, select: { ...savedColumns, schedulazione: dateColumns } })
  return oneQuestion({ righe }, ({ righe: found }) =>
    found.map(
      ({ id, dataConsegna, cliente, mancanza, schedulazione, ...ordine }): SavedOrdine => ({
        ...ordine,
        pk: id,
        dataConsegna: dataConsegna && dayFromColumn(dataConsegna),
        cliente: cliente.nome,
        conTelai: mancanza?.conTelaio ?? false,
        materialiMancanti: mancanza?.materiali ?? [],
        tempi: {},
        salvata: saved(schedulazione),
      }),
    ),
  )
}

/** One order. @throws Refusal NOT_FOUND */
export async function loadOrdine(db: Db | Tx, where: Prisma.OrdineWhereInput): Promise<LoadedOrdine> {
  const [ordine] = await loadOrdini(db, where)
  if (!ordine) throw new Refusal('NOT_FOUND')
  return ordine
}

/**
 * The default supplier of each type, and the named ones. All are read: there are some dozens, and what stands in their
 * lists of materials is no condition that the statement of many questions could take.
 */
export const fornitoriQuestion = (asked: readonly number[] = []) =>
  oneQuestion(
    {
      righe: rowsQuestion('fornitore', {
        select: fornitore.select,
        orderBy: { id: 'asc' },
      }),
    },
    ({ righe }) => righe.flatMap(fornitoreFasi).filter(({ id, isDefault }) => isDefault || asked.includes(id)),
  )
