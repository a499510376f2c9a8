import { columnCodec } from '#platform/db/entity/codec.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import {
  distintaOf,
  type FaultOfDistinta,
  type FinestraDistinta,
  finestraKey,
  joinedDistinte,
  type Regola,
  type RigaDistintaValues,
  regoleOf,
} from '#vendite/distinte/distinta/rules.ts'
import { REGOLE_MAX, regolaDistintaSchema } from '#vendite/distinte/rules.ts'
import { leavesOf } from '../righe/rules.ts'
import type { OrigineDistinta } from './rules.ts'

const regolaCodec = columnCodec('regolaDistinta', regolaDistintaSchema)

/** What is read of a line for its bill. */
const forDistinta = {
  id: true,
  posizione: true,
  numero: true,
  ante: true,
  larghezza: true,
  altezza: true,
  rivendita: true,
  famigliaId: true,
  tipoSerramentoId: true,
  tipoAperturaId: true,
  tipoSerramento: { select: { nome: true, ante: true } },
  specchiature: {
    select: { tipoSerramentoId: true, tipoAperturaId: true, larghezza: true, altezza: true, ante: true },
    orderBy: { posizione: 'asc' },
  },
  famiglia: { select: { opzioni: { select: { id: true, nome: true } } } },
  opzioni: { select: { opzioneId: true, valore: { select: { id: true, nome: true } } } },
  distinta: { include: { righe: { orderBy: [{ posto: 'asc' }, { id: 'asc' }] } } },
} satisfies Prisma.RigaOrdineSelect

type LoadedRiga = Prisma.RigaOrdineGetPayload<{ select: typeof forDistinta }>

/** A row of a bill, marked where the rules have not made it so. */
export type RigaOfDistinta = RigaDistintaValues & { aMano: boolean }

/** The bill of a line. */
export interface DistintaOfRiga {
  rigaPk: number
  /** Place of the line in the order, from 1. */
  posizione: number
  /** Pieces of the line. */
  numero: number
  tipoSerramento: string
  larghezza: number | null
  altezza: number | null
  origine: OrigineDistinta
  /** Of one piece, by place. */
  righe: RigaOfDistinta[]
  errori: FaultOfDistinta[]
  congelataIl: Date | null
  /** It is kept, and its window has changed since. */
  superata: boolean
}

/** All rules, by place. */
export async function readRegole(db: Db | Tx): Promise<Regola[]> {
  const rows = await db.regolaDistinta.findMany({ orderBy: [{ posto: 'asc' }, { id: 'asc' }], take: REGOLE_MAX })
  return rows.map((row) => ({ ...regolaCodec.values(row), pk: row.id }))
}

function finestraOf(riga: LoadedRiga): FinestraDistinta {
  const values = new Map(riga.opzioni.map(({ opzioneId, valore }) => [opzioneId, { pk: valore.id, nome: valore.nome }]))
  return {
    famigliaPk: riga.famigliaId,
    tipoSerramentoPk: riga.tipoSerramentoId,
    tipoAperturaPk: riga.tipoAperturaId,
    larghezza: riga.larghezza,
    altezza: riga.altezza,
    ante: leavesOf(riga),
    opzioni: (riga.famiglia?.opzioni ?? []).map(({ id, nome }) => ({ nome, valore: values.get(id) ?? null })),
  }
}

const asDecimal = (value: { toNumber(): number } | null) => value?.toNumber() ?? null

function keptRows(righe: NonNullable<LoadedRiga['distinta']>['righe']): RigaOfDistinta[] {
  return righe.map(({ id: _id, distintaId: _distintaId, quantita, peso, ...riga }) => ({
    ...riga,
    quantita: quantita.toNumber(),
    peso: asDecimal(peso),
  }))
}

/** The windows that rules look at of a line: of a composed element its fields, each with family and options of the line. */
function finestreOf(riga: LoadedRiga): FinestraDistinta[] {
  const whole = finestraOf(riga)
  if (riga.specchiature.length === 0) return [whole]
  return riga.specchiature.map(({ tipoSerramentoId, tipoAperturaId, ...measures }) => ({
    ...whole,
    ...measures,
    tipoSerramentoPk: tipoSerramentoId,
    tipoAperturaPk: tipoAperturaId,
  }))
}

/** What the rules make of the windows of a line, how many there are for them, and the windows as a text. */
function madeOf(riga: LoadedRiga, all: readonly Regola[]) {
  const windows = finestreOf(riga).map((finestra) => ({ finestra, regole: regoleOf(all, finestra) }))
  const outcomes = windows.map(({ finestra, regole }) => distintaOf(regole, finestra))
  const [only] = outcomes
  return {
    made: riga.specchiature.length === 0 && only ? only : joinedDistinte(outcomes),
    rules: windows.reduce((sum, { regole }) => sum + regole.length, 0),
    key: windows.map(({ finestra }) => finestraKey(finestra)).join(' '),
  }
}

/** The bill of a line with what the rules make of its window now, and the window that they look at. */
function distintaOfRiga(riga: LoadedRiga, all: readonly Regola[]) {
  const { made, rules, key } = madeOf(riga, all)
  const kept = riga.distinta
  const bill: DistintaOfRiga = {
    rigaPk: riga.id,
    posizione: riga.posizione,
    numero: riga.numero,
    tipoSerramento: riga.tipoSerramento.nome,
    larghezza: riga.larghezza,
    altezza: riga.altezza,
    origine: kept?.aMano ? 'mano' : kept || rules > 0 ? 'regole' : 'pezzo',
    righe: kept
      ? keptRows(kept.righe)
      : made.righe.map(({ regolaPk: _regolaPk, ...row }) => ({ ...row, aMano: false })),
    errori: kept ? [] : made.errori,
    congelataIl: kept?.congelataIl ?? null,
    superata: kept !== null && kept.finestra !== key,
  }
  return { bill, made, key }
}

/** The bills of lines by the rules of the catalogue, or as they are kept; extra lines have none. */
export async function readDistinte(db: Db | Tx, where: Prisma.RigaOrdineWhereInput) {
  const righe = await db.rigaOrdine.findMany({
    where: { AND: [where, { rivendita: false }] },
    select: forDistinta,
    orderBy: [{ ordineId: 'asc' }, { posizione: 'asc' }, { id: 'asc' }],
  })
  const regole = await readRegole(db)
  return righe.map((riga) => distintaOfRiga(riga, regole))
}
