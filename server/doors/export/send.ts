import { coerceInputValue, type GraphQLInputType } from 'graphql'
import type { Context } from '#platform/context.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { productExports, type WrittenExport } from '#platform/exports.ts'
import { actorOf, recordAccesso } from '#platform/identity/accessi/record.ts'
import { authorize } from '#platform/operation.ts'
import { reportFault } from '#platform/reportFault.ts'
import { schema } from '#server/schema.ts'
import { tablesOpenapi } from './openapi.ts'
import { exportBody } from './progress.ts'
import { tableExports } from './tables.ts'

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
function readFilter(text: string | null, tipoName: string): unknown {
  if (!text) return null
  const tipo = schema.getType(tipoName) as GraphQLInputType
  try {
    return coerceInputValue(JSON.parse(text), tipo, (_path, _value, error) => {
      throw error
    })
  } catch {
    throw UserErrors.of('filtro', 'Il filtro non è valido.')
  }
}

const lista = (text: string | null) => (text ? text.split(',').slice(0, 200) : [])

/**
 * `GET /esporta/ordini.xlsx?filtro={json}&ordinamento=-data&colonne=a,b`: what the areas export, by its name. With
 * `avanzamento` the body tells how far it is (progress.ts); `X-Righe` says how many rows there will be.
 * @returns null when nothing is called so
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN, THROTTLED
 */
export async function answerExport(name: string, request: Request, ctx: Context): Promise<Response | null> {
  const found = [...productExports.all(), ...tableExports, tablesOpenapi].find((one) => one.name === name)
  if (!found) return null
  const response = await ('answer' in found ? found.answer(request, ctx) : sendExport(found, request, ctx))
  if (response.ok) {
    await recordAccesso(ctx.services.db, ctx, { evento: 'esportazione', user: actorOf(ctx), dettaglio: name })
  }
  return response
}

/** A file that is written while it is sent: who may, how many at a time, how far it is. */
async function sendExport(
  { filterType, permesso, name, downloadName, mime, prepare }: WrittenExport,
  request: Request,
  ctx: Context,
): Promise<Response> {
  if (!ctx.viewer) throw new Refusal('UNAUTHENTICATED')
  authorize(permesso, ctx)
  const { services } = ctx
  const { searchParams } = new URL(request.url)
  const withProgress = searchParams.has('avanzamento')
  const free = occupy(ctx.viewer.id, ctx)
  const abandon = new AbortController()
  if (request.signal.aborted) abandon.abort()
  else request.signal.addEventListener('abort', () => abandon.abort())
  try {
    const { totale, uscita, write, headers } = await prepare(
      {
        filtro: readFilter(searchParams.get('filtro'), filterType),
        ordinamento: lista(searchParams.get('ordinamento')),
        colonne: lista(searchParams.get('colonne')),
        parametri: searchParams,
      },
      // By the role that only reads: nothing that an export asks may write, or open secrets.
      { ...ctx, services: { ...services, db: services.readDb(services.db), figuresDb: services.db } },
      abandon.signal,
    )
    const body = exportBody({
      uscita,
      conAvanzamento: withProgress,
      write: (done) => write(done).finally(free),
      abbandona: abandon,
      // Who has gone away leaves no fault behind.
      fail: (error) => abandon.signal.aborted || reportFault(ctx, error, `/esporta/${name}`),
    })
    return new Response(body, {
      headers: {
        'Content-Type': withProgress ? 'application/octet-stream' : mime,
        'Content-Disposition': `attachment; filename="${downloadName()}"`,
        'Cache-Control': 'no-store',
        'X-Righe': String(totale),
        ...headers,
      },
    })
  } catch (error) {
    free()
    if (abandon.signal.aborted) return new Response(null, { status: 400 })
    if (!(error instanceof UserErrors)) throw error
    return Response.json({ detail: error.message }, { status: 400 })
  }
}
