import type { Readable } from 'node:stream'
import { coerceInputValue, type GraphQLInputType } from 'graphql'
import type { Context } from '../../platform/context.ts'
import { Refusal, UserErrors } from '../../platform/errors.ts'
import { type ExcelList, prepareSheet } from '../../platform/excel/export.ts'
import { excelFileName } from '../../platform/excel/fileName.ts'
import { XLSX } from '../../platform/excel/sheet.ts'
import { authorize, type RequiredPermission } from '../../platform/operation.ts'
import { reportFault } from '../../platform/reports/reportFault.ts'
import { schema } from '../../schema.ts'
import { exportBody } from './progress.ts'

/** Exports of one user at a time, and of all in this process: each holds a connection of the database busy. */
const PER_UTENTE = 2
const IN_TUTTO = 6

const underWay = new Map<number, number>()

/** Takes a place among the exports; returns how to leave it. @throws Refusal THROTTLED */
function occupa(userId: number): () => void {
  const sue = underWay.get(userId) ?? 0
  const tutte = [...underWay.values()].reduce((somma, quante) => somma + quante, 0)
  if (sue >= PER_UTENTE) throw new Refusal('THROTTLED', 'Hai già due esportazioni in corso: attendi che finiscano.')
  if (tutte >= IN_TUTTO) throw new Refusal('THROTTLED', 'Ci sono troppe esportazioni in corso: riprova fra poco.')
  underWay.set(userId, sue + 1)
  let libera = false
  return () => {
    if (libera) return
    libera = true
    const restano = (underWay.get(userId) ?? 1) - 1
    if (restano > 0) underWay.set(userId, restano)
    else underWay.delete(userId)
  }
}

/** The filter as the page sends it, read as GraphQL reads the same input. @throws UserErrors */
function leggiFiltro<Filtro>(testo: string | null, nomeTipo: string): Filtro | null {
  if (!testo) return null
  const tipo = schema.getType(nomeTipo) as GraphQLInputType
  try {
    return coerceInputValue(JSON.parse(testo), tipo, (_percorso, _valore, error) => {
      throw error
    }) as Filtro
  } catch {
    throw UserErrors.of('filtro', 'Il filtro non è valido.')
  }
}

const lista = (testo: string | null) => (testo ? testo.split(',').slice(0, 200) : [])
/** A list as it is downloaded. */
interface Scaricabile<Riga extends { id: number }, Filtro> {
  excel: ExcelList<object, Filtro, Riga>
  /** The filter's type in GraphQL. */
  tipoFiltro: string
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
export async function exportList<Riga extends { id: number }, Filtro>(
  { excel, tipoFiltro, permesso, nomeFile }: Scaricabile<Riga, Filtro>,
  request: Request,
  ctx: Context,
): Promise<Response> {
  return sendExport<Filtro>(
    {
      tipoFiltro,
      permesso,
      nome: `${nomeFile}.xlsx`,
      scaricaCome: () => excelFileName(nomeFile),
      mime: XLSX,
      async prepara(chiesto, segnale) {
        const { totale, foglio, scrivi } = await prepareSheet(excel, chiesto, ctx, segnale)
        return { totale, uscita: foglio.uscita, scrivi }
      },
    },
    request,
    ctx,
  )
}

/** What an export is asked for. */
export interface ExportRequest<Filtro> {
  filtro: Filtro | null
  ordinamento: string[]
  colonne: string[]
  /** The other parameters of the address. */
  parametri: URLSearchParams
}

/** A file that is written while it is sent. */
interface Esportazione<Filtro> {
  /** The filter's type in GraphQL. */
  tipoFiltro: string
  permesso: RequiredPermission
  /** As the address ends. */
  nome: string
  /** Its name at the client. */
  scaricaCome: () => string
  mime: string
  prepara(
    chiesto: ExportRequest<Filtro>,
    segnale: AbortSignal,
  ): Promise<{ totale: number; uscita: Readable; scrivi(fatte: (quante: number) => void): Promise<void> }>
}

/** An export of any shape: who may, how many at a time, how far it is. @throws Refusal UNAUTHENTICATED, FORBIDDEN, THROTTLED */
export async function sendExport<Filtro>(
  { tipoFiltro, permesso, nome, scaricaCome, mime, prepara }: Esportazione<Filtro>,
  request: Request,
  ctx: Context,
): Promise<Response> {
  if (!ctx.viewer) throw new Refusal('UNAUTHENTICATED')
  authorize(permesso, ctx)
  const { searchParams } = new URL(request.url)
  const conAvanzamento = searchParams.has('avanzamento')
  const libera = occupa(ctx.viewer.id)
  const abbandona = new AbortController()
  if (request.signal.aborted) abbandona.abort()
  else request.signal.addEventListener('abort', () => abbandona.abort())
  try {
    const { totale, uscita, scrivi } = await prepara(
      {
        filtro: leggiFiltro<Filtro>(searchParams.get('filtro'), tipoFiltro),
        ordinamento: lista(searchParams.get('ordinamento')),
        colonne: lista(searchParams.get('colonne')),
        parametri: searchParams,
      },
      abbandona.signal,
    )
    const corpo = exportBody({
      uscita,
      conAvanzamento,
      scrivi: (fatte) => scrivi(fatte).finally(libera),
      abbandona,
      // Who has gone away leaves no fault behind.
      guasto: (error) => abbandona.signal.aborted || reportFault(ctx, error, `/esporta/${nome}`),
    })
    return new Response(corpo, {
      headers: {
        'Content-Type': conAvanzamento ? 'application/octet-stream' : mime,
        'Content-Disposition': `attachment; filename="${scaricaCome()}"`,
        'Cache-Control': 'no-store',
        'X-Righe': String(totale),
      },
    })
  } catch (error) {
    libera()
    if (abbandona.signal.aborted) return new Response(null, { status: 400 })
    if (!(error instanceof UserErrors)) throw error
    return Response.json({ detail: error.message }, { status: 400 })
  }
}
