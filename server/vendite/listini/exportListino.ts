import type { Context } from '#platform/context.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { Refusal } from '#platform/errors.ts'
import { safeCellText } from '#platform/excel/cell.ts'
import { excelFileName } from '#platform/excel/fileName.ts'
import { XLSX } from '#platform/excel/sheet.ts'
import type { AnsweredExport } from '#platform/exports.ts'
import { authorize } from '#platform/operation.ts'
import { GRIGLIA_CORNER, GRIGLIA_HEADS, griglieSheet } from './import/rules.ts'
import { storedGriglia } from './inForce.ts'
import type { Griglia } from './voci/griglia/rules.ts'

const SHEET_NAME_MAX = 31
const FORBIDDEN = /[[\]:*?/\\']/g

/** A name that a sheet may have, and no other has. */
function sheetName(name: string, taken: Set<string>): string {
  const clean = name.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim()
  for (let count = 1; ; count++) {
    const end = count === 1 ? '' : ` ${count}`
    const candidate = `${clean.slice(0, SHEET_NAME_MAX - end.length).trim()}${end}`
    if (taken.has(candidate.toLowerCase())) continue
    taken.add(candidate.toLowerCase())
    return candidate
  }
}

const rowsOf = (heads: readonly [string, string][], { altezze, larghezze, prezzi }: Griglia) => [
  ...heads.map(([title, text]) => [title, safeCellText(text)]),
  [GRIGLIA_CORNER, ...larghezze],
  ...altezze.map((altezza, i) => [altezza, ...(prezzi[i] ?? [])]),
]

/**
 * `GET /esporta/listino.xlsx?pk=…`: the grids of a list, a sheet each, as they are imported again; of a list without
 * grids the empty sheet.
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
async function downloadListino(request: Request, ctx: Context): Promise<Response> {
  authorize('viewListini', ctx)
  const pk = boundedInteger(new URL(request.url).searchParams.get('pk') ?? '')
  const listino = await ctx.services.db.listino.findUnique({
    where: { id: pk },
    select: {
      voci: {
        where: { modo: 'GRIGLIA' },
        select: {
          griglia: true,
          famiglia: { select: { nome: true } },
          tipoSerramento: { select: { nome: true } },
          valore: { select: { nome: true, opzione: { select: { nome: true } } } },
        },
        orderBy: [{ famiglia: { ordine: 'asc' } }, { tipoSerramento: { ordine: 'asc' } }, { id: 'asc' }],
      },
    },
  })
  if (!listino) throw new Refusal('NOT_FOUND')
  // Loaded when it is wanted: most of the time it would only take room.
  const { utils, write } = await import('@e965/xlsx')
  const workbook = utils.book_new()
  const taken = new Set<string>()
  const add = (name: string, rows: readonly (readonly unknown[])[]) => {
    const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]))
    sheet['!cols'] = [{ wch: 26 }, ...(rows[3] ?? []).map(() => ({ wch: 10 }))]
    utils.book_append_sheet(workbook, sheet, sheetName(name, taken))
  }
  for (const { famiglia, tipoSerramento, valore, griglia } of listino.voci) {
    const heads: [string, string][] = [
      [GRIGLIA_HEADS.famiglia, famiglia.nome],
      [GRIGLIA_HEADS.tipoSerramento, tipoSerramento.nome],
      [GRIGLIA_HEADS.valore, valore ? `${valore.opzione.nome}: ${valore.nome}` : ''],
    ]
    add(`${famiglia.nome} ${tipoSerramento.nome} ${valore?.nome ?? ''}`, rowsOf(heads, storedGriglia(griglia)))
  }
  if (listino.voci.length === 0) add('Griglia', griglieSheet.template ?? [])
  const bytes = write(workbook, { type: 'buffer', bookType: 'xlsx' }) as Buffer
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': XLSX,
      'Content-Disposition': `attachment; filename="${excelFileName('listino')}"`,
      'Cache-Control': 'no-store',
    },
  })
}

export const listinoExport: AnsweredExport = { name: 'listino.xlsx', answer: downloadListino }
