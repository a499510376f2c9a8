import type { Db, Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { loadTempistiche } from '#produzione/schedulazione/data/ordine.ts'
import { tempisticaOf } from '#produzione/schedulazione/engine/durations.ts'
import type { RepartoFase, RepartoMinutes } from '#produzione/schedulazione/engine/types.ts'
import type { TipoPezzo } from '../lavorazioni/rules.ts'
import { minutesOfPezzo, pezziOfRiga, type RigaToCount } from './rules.ts'

/** An operation with what its pieces are reckoned by. */
export interface LavorazioneToDo {
  pk: number
  nome: string
  fase: string
  quota: number
  tipo: TipoPezzo
  attiva: boolean
  /** The department whose minutes it takes; null when its phase has none any more. */
  reparto: RepartoFase | null
}

/** The operations in their order. */
export async function readLavorazioniToDo(
  db: Db | Tx,
  where: Prisma.LavorazioneWhereInput = {},
): Promise<LavorazioneToDo[]> {
  const [righe, fasi] = await Promise.all([
    db.lavorazione.findMany({ where, orderBy: [{ ordine: 'asc' }, { id: 'asc' }] }),
    db.fase.findMany({ where: { reparto: { not: null } }, select: { nome: true, reparto: true } }),
  ])
  const reparti = new Map(fasi.map(({ nome, reparto }) => [nome, reparto]))
  return righe.map(({ id, nome, fase, quota, attivitaNumero, attiva }) => ({
    pk: id,
    nome,
    fase,
    quota: quota.toNumber(),
    tipo: attivitaNumero.toLowerCase() as TipoPezzo,
    attiva,
    reparto: reparti.get(fase) ?? null,
  }))
}

/** A line as the workshop works it. */
export interface RigaToWork extends RigaToCount {
  pk: number
  ordinePk: number
  posizione: number
  tipo: string
  descrizione: string
  altezza: number | null
  larghezza: number | null
  /** Minutes of each department for one window; null without a timing. */
  tempi: RepartoMinutes | null
}

const selection = {
  id: true,
  ordineId: true,
  posizione: true,
  rivendita: true,
  numero: true,
  ante: true,
  extraFields: true,
  altezza: true,
  larghezza: true,
  descrizione: true,
  tipoSerramentoId: true,
  tipoSerramento: { select: { nome: true, ante: true } },
  codiceSerramento: { select: { categoria: true, forma: true, codice: true } },
} satisfies Prisma.RigaOrdineSelect

/** The lines of some orders in their places, with their timings. */
export async function readRigheToWork(db: Db | Tx, ordini: readonly number[]): Promise<RigaToWork[]> {
  const righe = await db.rigaOrdine.findMany({
    where: { ordineId: { in: [...ordini] } },
    select: selection,
    orderBy: [{ ordineId: 'asc' }, { posizione: 'asc' }, { id: 'asc' }],
  })
  const tempistiche =
    righe.length > 0
      ? await loadTempistiche(
          db,
          righe.map(({ tipoSerramentoId }) => tipoSerramentoId),
        )
      : []
  const perTipo = Map.groupBy(tempistiche, ({ tipoId }) => tipoId)
  return righe.map(({ id, ordineId, tipoSerramentoId: tipoId, tipoSerramento, codiceSerramento: codice, ...riga }) => {
    const own = { tipoId, tipo: tipoSerramento.nome, codice, numero: riga.numero, rivendita: riga.rivendita }
    const tempistica = tempisticaOf(own, perTipo.get(tipoId) ?? [])
    return {
      ...riga,
      pk: id,
      ordinePk: ordineId,
      tipo: tipoSerramento.nome,
      tipoSerramento,
      tempi: tempistica?.minuti ?? null,
    }
  })
}

/** Pieces that some lines have for an operation. */
export const countToDo = (righe: readonly RigaToCount[], { tipo }: Pick<LavorazioneToDo, 'tipo'>): number =>
  righe.reduce((sum, riga) => sum + pezziOfRiga(riga, tipo), 0)

/** Minutes that a piece of a line should take; 0 where there is no timing. @param posizione from 1 to the pieces of the line */
export function pezzoMinutes(
  riga: RigaToWork,
  { tipo, quota, reparto }: Pick<LavorazioneToDo, 'tipo' | 'quota' | 'reparto'>,
  posizione: number,
): number {
  const tempo = (reparto && riga.tempi?.[reparto]) || 0
  return minutesOfPezzo({ numero: riga.numero, tempo, quota, pezzi: pezziOfRiga(riga, tipo) }, posizione)
}

/** Minutes that some lines should take at an operation. */
export function minutesOfLavorazione(
  righe: readonly RigaToWork[],
  { quota, reparto }: Pick<LavorazioneToDo, 'quota' | 'reparto'>,
): number {
  const minutes = righe.reduce((sum, { rivendita, numero, tempi }) => {
    return sum + (rivendita || !reparto ? 0 : numero * (tempi?.[reparto] ?? 0))
  }, 0)
  return (minutes * Math.round(quota * 100)) / 10_000
}
