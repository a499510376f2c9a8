import type { AuditLog, Prisma } from '#prisma/generated/client.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import { withinInstants } from '../db/periodo.ts'
import type { Db } from '../db/prisma.ts'
import { likeLiteral } from '../db/search.ts'
import { historyWords } from './words.ts'

/** One line of the history of an object, ready to be shown. */
export interface VoceStorico {
  il: Date
  /** Name of whoever did it, as it was then. */
  utente: string
  azione: string
  /** '' when it is about the whole object. */
  campo: string
  prima: string | null
  dopo: string | null
}

type StoredLine = Pick<AuditLog, 'il' | 'userId' | 'userNome' | 'azione' | 'campo' | 'prima' | 'dopo'>

/** A line as it is stored, of an object of a kind, ready to be shown. */
export const voceStorico = (oggetto: string, line: StoredLine): VoceStorico => ({
  il: line.il,
  utente: line.userNome || (line.userId === null ? 'Modulo pubblico' : ''),
  azione: historyWords().azione(oggetto, line.azione),
  campo: historyWords().campo(line.campo),
  prima: line.prima,
  dopo: line.dopo,
})

/** Lines of a page at most, and where no page is asked. */
export const HISTORY_MAX = 500

/** What is withheld: actions (or all but some), and fields (`netto` is also `righe[2].netto`). */
interface Senza {
  actions?: readonly string[]
  onlyActions?: readonly string[]
  campi?: readonly string[]
}

/** Which lines are wanted; all that is given must hold. */
export interface HistoryFilter {
  /** As `HistorySummary` names it: `netto` of the whole and of each line, `righe` for lines added or removed, `righeFornitore` for what is bought. */
  campo?: string | null
  utente?: string | null
  /** By the days of Italy. */
  periodo?: Periodo | null
}

interface Page {
  pagina: number
  perPagina: number
}

type Where = Prisma.AuditLogWhereInput

/** A field of the whole object, and the same of any of its lines. */
const everywhere = (field: string): Where[] => [{ campo: field }, { campo: { endsWith: `.${field}` } }]

function whereStorico(oggetto: string, pk: number, senza: Senza, filter: HistoryFilter = {}): Where {
  const { campo, utente, periodo } = filter
  const where: Where[] = []
  if (campo === RIGHE || campo === RIGHE_FORNITORE) where.push({ campo: { startsWith: `${campo}[`, endsWith: ']' } })
  else if (campo)
    where.push({ OR: [{ campo }, { campo: { startsWith: 'righe', endsWith: `].${likeLiteral(campo)}` } }] })
  if (utente) where.push({ userNome: utente })
  if (periodo) where.push({ il: withinInstants(periodo) })
  return {
    oggetto,
    oggettoPk: pk,
    azione: { notIn: [...(senza.actions ?? [])], ...(senza.onlyActions && { in: [...senza.onlyActions] }) },
    NOT: (senza.campi ?? []).flatMap(everywhere),
    AND: where,
  }
}

/**
 * The history of one object, newest first, a page of it. Whether the caller may see the object is the caller's own
 * business.
 */
export async function readStorico(
  db: Db,
  oggetto: string,
  pk: number,
  senza: Senza = {},
  filter: HistoryFilter = {},
  { pagina, perPagina }: Page = { pagina: 1, perPagina: HISTORY_MAX },
): Promise<VoceStorico[]> {
  const righe = await db.auditLog.findMany({
    where: whereStorico(oggetto, pk, senza, filter),
    orderBy: { id: 'desc' },
    skip: (pagina - 1) * perPagina,
    take: perPagina,
  })
  return righe.map((riga) => voceStorico(oggetto, riga))
}

const RIGHE = 'righe'
const RIGHE_FORNITORE = 'righeFornitore'

/** Fields and people of a history, to choose from, and how many lines pass a filter. */
export interface HistorySummary {
  totale: number
  campi: { valore: string; etichetta: string }[]
  utenti: string[]
}

/** 'righe[2].netto' → 'netto', 'righe[2]' → 'righe', 'righeFornitore[7]' → 'righeFornitore'. */
export function baseField(field: string): string {
  const [, lista, resto] = /^(righe|righeFornitore)\[\d+\]\.?(.*)$/s.exec(field) ?? []
  return lista === undefined ? field : resto || lista
}

/** What the history of one object can be filtered by, in alphabetical order. */
export async function summarizeHistory(
  db: Db,
  oggetto: string,
  pk: number,
  senza: Senza,
  filter: HistoryFilter,
): Promise<HistorySummary> {
  const all = whereStorico(oggetto, pk, senza)
  const [total, byField, byUtente] = await Promise.all([
    db.auditLog.count({ where: whereStorico(oggetto, pk, senza, filter) }),
    db.auditLog.groupBy({ by: ['campo'], where: all }),
    db.auditLog.groupBy({ by: ['userNome'], where: all }),
  ])
  const fields = [...new Set(byField.map(({ campo }) => baseField(campo)))].filter(Boolean)
  const byName = (a: string, b: string) => a.localeCompare(b, 'it')
  return {
    totale: total,
    campi: fields
      .map((value) => ({ valore: value, etichetta: historyWords().campo(value) }))
      .sort((a, b) => byName(a.etichetta, b.etichetta)),
    utenti: byUtente
      .map(({ userNome }) => userNome)
      .filter(Boolean)
      .sort(byName),
  }
}
