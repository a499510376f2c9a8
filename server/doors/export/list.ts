import type { Readable } from 'node:stream'
import { coerceInputValue, type GraphQLInputType } from 'graphql'
import type { Context } from '#platform/context.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { type ExcelList, prepareSheet } from '#platform/excel/export.ts'
import { excelFileName } from '#platform/excel/fileName.ts'
import { XLSX } from '#platform/excel/sheet.ts'
import { authorize, type RequiredPermission } from '#platform/operation.ts'
import { reportFault } from '#platform/reports/reportFault.ts'
import { schema } from '#server/schema.ts'
import { exportBody } from './progress.ts'

/** Exports of one user at a time, and of all in this process: each holds a connection of the database busy. */
const PER_UTENTE = 2
const IN_ALL = 6

/** Of each product, how many its users have: tests run several in a process. */
const counts = new WeakMap<object, Map<number, number>>()

/** Takes a place among the exports; returns how to leave it. @throws Refusal THROTTLED */
function occupy(userId: number, { services }: Pick<Context, 'services'>): () => void {
  const underWay = counts.get(services.events) ?? new Map<number, number>()
  counts.set(services.events, underWay)
  const own = underWay.get(userId) ?? 0
  const all = [...underWay.values()].reduce((sum, count) => sum + count, 0)
  if (own >= PER_UTENTE) throw new Refusal('THROTTLED', 'Hai già due esportazioni in corso: attendi che finiscano.')
  if (all >= IN_ALL) throw new Refusal('THROTTLED', 'Ci sono troppe esportazioni in corso: riprova fra poco.')
  underWay.set(userId, own + 1)
  let free = false
  return () => {
    if (free) return
    free = true
    const staying = (underWay.get(userId) ?? 1) - 1
    if (staying > 0) underWay.set(userId, staying)
    else underWay.delete(userId)
  }
}

/** The filter as the page sends it, read as GraphQL reads the same input. @throws UserErrors */
function readFilter<Filter>(text: string | null, tipoName: string): Filter | null {
  if (!text) return null
  const tipo = schema.getType(tipoName) as GraphQLInputType
  try {
    return coerceInputValue(JSON.parse(text), tipo, (_path, _value, error) => {
      throw error
    }) as Filter
  } catch {
    throw UserErrors.of('filtro', 'Il filtro non è valido.')
  }
}

const lista = (text: string | null) => (text ? text.split(',').slice(0, 200) : [])
/** A list as it is downloaded. */
interface Downloadable<Riga extends { id: number }, Filter> {
  excel: ExcelList<object, Filter, Riga>
  /** The filter's type in GraphQL. */
  filterType: string
  permesso: RequiredPermission
  /** Of the file, without time and ending. */
  nomeFile: string
}

/**
 * `GET /esporta/ordini.xlsx?filtro={json}&ordinamento=-data&colonne=a,b`: a list as it is filtered, sorted and
 * permitted. `filtro` is the one of GraphQL. With `avanzamento` the body tells how far it
 * is (progress.ts); `X-Righe` says how many rows there will be.
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN, THROTTLED
 */
export async function exportList<Riga extends { id: number }, Filter>(
  { excel, filterType, permesso, nomeFile }: Downloadable<Riga, Filter>,
  request: Request,
  ctx: Context,
): Promise<Response> {
  return sendExport<Filter>(
    {
      filterType,
      permesso,
      nome: `${nomeFile}.xlsx`,
      downloadName: () => excelFileName(nomeFile),
      mime: XLSX,
      async prepare(asked, signal) {
        const { totale, sheet, write } = await prepareSheet(excel, asked, ctx, signal)
        return { totale, uscita: sheet.uscita, write }
      },
    },
    request,
    ctx,
  )
}

/** What an export is asked for. */
export interface ExportRequest<Filter> {
  filtro: Filter | null
  ordinamento: string[]
  colonne: string[]
  /** The other parameters of the address. */
  parametri: URLSearchParams
}

/** A file that is written while it is sent. */
interface ExportSpec<Filter> {
  /** The filter's type in GraphQL. */
  filterType: string
  permesso: RequiredPermission
  /** As the address ends. */
  nome: string
  /** Its name at the client. */
  downloadName: () => string
  mime: string
  prepare(
    asked: ExportRequest<Filter>,
    signal: AbortSignal,
  ): Promise<{ totale: number; uscita: Readable; write(done: (count: number) => void): Promise<void> }>
}

/** An export of any shape: who may, how many at a time, how far it is. @throws Refusal UNAUTHENTICATED, FORBIDDEN, THROTTLED */
export async function sendExport<Filter>(
  { filterType, permesso, nome, downloadName, mime, prepare }: ExportSpec<Filter>,
  request: Request,
  ctx: Context,
): Promise<Response> {
  if (!ctx.viewer) throw new Refusal('UNAUTHENTICATED')
  authorize(permesso, ctx)
  const { searchParams } = new URL(request.url)
  const withProgress = searchParams.has('avanzamento')
  const free = occupy(ctx.viewer.id, ctx)
  const abandon = new AbortController()
  if (request.signal.aborted) abandon.abort()
  else request.signal.addEventListener('abort', () => abandon.abort())
  try {
    const { totale, uscita, write } = await prepare(
      {
        filtro: readFilter<Filter>(searchParams.get('filtro'), filterType),
        ordinamento: lista(searchParams.get('ordinamento')),
        colonne: lista(searchParams.get('colonne')),
        parametri: searchParams,
      },
      abandon.signal,
    )
    const body = exportBody({
      uscita,
      conAvanzamento: withProgress,
      write: (done) => write(done).finally(free),
      abbandona: abandon,
      // Who has gone away leaves no fault behind.
      fail: (error) => abandon.signal.aborted || reportFault(ctx, error, `/esporta/${nome}`),
    })
    return new Response(body, {
      headers: {
        'Content-Type': withProgress ? 'application/octet-stream' : mime,
        'Content-Disposition': `attachment; filename="${downloadName()}"`,
        'Cache-Control': 'no-store',
        'X-Righe': String(totale),
      },
    })
  } catch (error) {
    free()
    if (abandon.signal.aborted) return new Response(null, { status: 400 })
    if (!(error instanceof UserErrors)) throw error
    return Response.json({ detail: error.message }, { status: 400 })
  }
}
