import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { safeCellText } from '#platform/excel/cell.ts'
import type { AnsweredExport } from '#platform/exports.ts'
import { actionLabel } from '#platform/history/words.ts'
import { authorize } from '#platform/operation.ts'
import { reportFault } from '#platform/reportFault.ts'
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

const cell = (value: string | number | bigint | null) => {
  const text = typeof value === 'string' ? safeCellText(value) : String(value ?? '')
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const csv = (cells: readonly (string | number | bigint | null)[]) => `${cells.map(cell).join(';')}\r\n`

function lineOf({ id, il, userNome, userId, oggetto, oggettoPk, azione, campo, prima, dopo }: Line): string {
  const description = actionLabel(oggetto, azione)
  return csv([id, il.toISOString(), userNome, userId, oggetto, oggettoPk, azione, description, campo, prima, dopo])
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
  let begun = false
  const read = () =>
    ctx.services.db.auditLog.findMany({ where: { id: { gt: last }, il }, orderBy: { id: 'asc' }, take: PART })
  let gone = false
  const body = new ReadableStream<Uint8Array>({
    cancel() {
      gone = true
    },
    async pull(controller) {
      try {
        const lines = await read()
        if (gone) return
        // Excel takes the text for what it is only with the mark.
        const head = begun ? '' : `\ufeff${csv(COLUMNS)}`
        begun = true
        controller.enqueue(new TextEncoder().encode(head + lines.map(lineOf).join('')))
        last = lines.at(-1)?.id ?? last
        if (lines.length < PART) controller.close()
      } catch (error) {
        if (gone) return
        if (!request.signal.aborted) void reportFault(ctx, error, '/esporta/storico.csv')
        controller.error(error)
      }
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="storico.csv"',
      'Cache-Control': 'no-store',
    },
  })
}

export const storicoExport: AnsweredExport = { name: 'storico.csv', answer: exportStorico }
