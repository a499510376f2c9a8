import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { csvAnswer } from '#platform/excel/csv.ts'
import type { AnsweredExport } from '#platform/exports.ts'
import { actionLabel } from '#platform/history/words.ts'
import { authorize } from '#platform/operation.ts'
import type { Prisma } from '#prisma/generated/client.ts'

/** Lines read at once: what the answer holds in memory. */
const PART = 2_000
const COLUMNS = [
  'numero',
  'quando',
  'chi',
  'utente',
  'oggetto',
  'oggetto_numero',
  'azione',
  'descrizione',
  'campo',
  'prima',
  'dopo',
]
const DAY = /^\d{4}-\d{2}-\d{2}$/

type Line = Prisma.AuditLogGetPayload<object>

function cellsOf({ id, il, userNome, userId, oggetto, oggettoPk, azione, campo, prima, dopo }: Line) {
  const description = actionLabel(oggetto, azione)
  return [id, il.toISOString(), userNome, userId, oggetto, oggettoPk, azione, description, campo, prima, dopo]
}

interface Asked {
  dopo: bigint
  il: { gte?: Date; lt?: Date }
}

/** @throws Refusal QUERY_LIMIT for what is no number, or no day */
function readQuery({ searchParams }: URL): Asked {
  const wrong = (name: string, what: string) => new Refusal('QUERY_LIMIT', `${name}: ${what}`)
  const day = (name: string, plus: number) => {
    const text = searchParams.get(name)
    if (text === null) return undefined
    const date = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : null
    if (!date || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text)) {
      throw wrong(name, 'è richiesto un giorno, AAAA-MM-GG.')
    }
    return new Date(date.getTime() + plus * 86_400_000)
  }
  const after = searchParams.get('dopo') ?? '0'
  if (!/^\d{1,18}$/.test(after)) throw wrong('dopo', 'è richiesto un numero intero.')
  return { dopo: BigInt(after), il: { gte: day('dal', 0), lt: day('al', 1) } }
}

/**
 * `GET /esporta/storico.csv?dal=2026-01-01&al=2026-01-31&dopo=1200`: who has changed what, oldest first, days in UTC.
 * `dopo` is the number of the last line that one has: what follows is read from there.
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN; QUERY_LIMIT for a wrong filter
 */
async function exportStorico(request: Request, ctx: Context): Promise<Response> {
  authorize('adminUsers', ctx)
  const { dopo, il } = readQuery(new URL(request.url))
  let last = dopo
  async function read() {
    const where = { id: { gt: last }, il }
    const lines = await ctx.services.db.auditLog.findMany({ where, orderBy: { id: 'asc' }, take: PART })
    last = lines.at(-1)?.id ?? last
    return lines
  }
  return csvAnswer({ name: 'storico.csv', columns: COLUMNS, read, cells: cellsOf }, request, ctx)
}

export const storicoExport: AnsweredExport = { name: 'storico.csv', answer: exportStorico }
