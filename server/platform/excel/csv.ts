import type { Context } from '../context.ts'
import { reportFault } from '../reportFault.ts'
import { safeCellText } from './cell.ts'

/** Excel takes a text for what it is only with the mark before it. */
export const CSV_MARK = '\ufeff'
export const CSV = 'text/csv; charset=utf-8'

type CsvValue = string | number | bigint | boolean | null

const cell = (value: CsvValue) => {
  const text = typeof value === 'string' ? safeCellText(value) : String(value ?? '')
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a table as text with semicolons. */
export const csvLine = (cells: readonly CsvValue[]) => `${cells.map(cell).join(';')}\r\n`

interface CsvFile<Row> {
  /** At the client; what goes wrong names it too. */
  name: string
  columns: readonly string[]
  /** The next rows, none at the end; what the answer holds in memory. */
  read(): Promise<readonly Row[]>
  cells(row: Row): readonly CsvValue[]
}

/** A table as text with semicolons, written while it is sent. */
export function csvAnswer<Row>({ name, columns, read, cells }: CsvFile<Row>, request: Request, ctx: Context): Response {
  let begun = false
  let gone = false
  const body = new ReadableStream<Uint8Array>({
    cancel() {
      gone = true
    },
    async pull(controller) {
      try {
        const rows = await read()
        if (gone) return
        const head = begun ? '' : CSV_MARK + csvLine(columns)
        begun = true
        controller.enqueue(new TextEncoder().encode(head + rows.map((row) => csvLine(cells(row))).join('')))
        if (rows.length === 0) controller.close()
      } catch (error) {
        if (gone) return
        if (!request.signal.aborted) void reportFault(ctx, error, `/esporta/${name}`)
        controller.error(error)
      }
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': CSV,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
