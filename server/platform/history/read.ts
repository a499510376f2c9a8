import type { AuditLog, Prisma } from '#prisma/generated/client.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import { withinInstants } from '../db/periodo.ts'
import type { Db } from '../db/prisma.ts'
import { likeLiteral } from '../db/search.ts'
import { actionLabel, fieldLabel, historyLists, lineOfField } from './words.ts'

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
  azione: actionLabel(oggetto, line.azione),
  campo: fieldLabel(line.campo),
  prima: line.prima,
  dopo: line.dopo,
})

/** Lines of a page at most, and where no page is asked. */
export const HISTORY_MAX = 500

/** What is withheld: actions (or all but some), and fields, those of lines too. */
interface Senza {
  actions?: readonly string[]
  onlyActions?: readonly string[]
  campi?: readonly string[]
}

/** Which lines are wanted; all that is given must hold. */
export interface HistoryFilter {
  /** As `HistorySummary` names it: `netto` of the whole and of each line, the name of a list for lines added or removed. */
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
  if (campo && historyLists().includes(campo)) where.push({ campo: { startsWith: `${campo}[`, endsWith: ']' } })
  else if (campo) {
    const ofLines = { endsWith: `].${likeLiteral(campo)}` }
    where.push({
      OR: [{ campo }, ...historyLists().map((list) => ({ campo: { startsWith: `${list}[`, ...ofLines } }))],
    })
  }
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

/** Fields and people of a history, to choose from, and how many lines pass a filter. */
export interface HistorySummary {
  totale: number
  campi: { valore: string; etichetta: string }[]
  utenti: string[]
}

/** Of a line its field, 'righe[2].netto' → 'netto', and of a whole line its list, 'righe[2]' → 'righe'. */
export function baseField(field: string): string {
  const line = lineOfField(field)
  return line ? line.rest || line.list : field
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
      .map((value) => ({ valore: value, etichetta: fieldLabel(value) }))
      .sort((a, b) => byName(a.etichetta, b.etichetta)),
    utenti: byUtente
      .map(({ userNome }) => userNome)
      .filter(Boolean)
      .sort(byName),
  }
}
