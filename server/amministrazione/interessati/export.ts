import { Readable } from 'node:stream'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import type { AnsweredExport } from '#platform/exports.ts'
import { writePack } from '#platform/files/pack/writePack.ts'
import { actorOf, recordAccesso } from '#platform/identity/accessi/record.ts'
import { authorize, checkInPerson, judgeInput } from '#platform/operation.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { historyOfPerson } from './erase.ts'
import { type Held, readHeld } from './held.ts'
import { readNames } from './names.ts'
import { interessatoSchema, keptWords } from './rules.ts'
import { EXPORTED_TABLES } from './summary.ts'

type Row = Record<string, unknown>

/** Columns that are of no use to the person: what opens something, and copies for the search. */
const LEFT_OUT = ['hash', 'codice_hash', 'ricerca', 'prefisso', 'password_hash', 'chiave_idempotenza']

async function rowsOf({ services: { db } }: Context, held: Held, table: string): Promise<Row[]> {
  const pks = [...(held.erased.get(table) ?? []), ...(held.kept.get(table) ?? [])]
  if (pks.length === 0) return []
  const rows = await db.$queryRawUnsafe<{ riga: Row }[]>(
    `SELECT to_jsonb(t) - $2::text[] AS riga FROM "${table}" AS t WHERE id = ANY ($1::int[]) ORDER BY id`,
    pks,
    LEFT_OUT,
  )
  return rows.map(({ riga }) => riga)
}

async function historyRows(ctx: Context, held: Held): Promise<Row[]> {
  const { db } = ctx.services
  const ids = await historyOfPerson(db, held, await readNames(db, held))
  const rows = await db.auditLog.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })
  return rows.map(({ il, oggetto, oggettoPk, azione, campo, prima, dopo }) => ({
    il: formatDateTime(il),
    oggetto: `${oggetto} ${oggettoPk}`,
    azione,
    campo,
    prima,
    dopo,
  }))
}

/** The stored files that the rows name, each once; one whose bytes are lost does not stop the others. */
async function filesOf({ services: { db, storage } }: Context, tables: ReadonlyMap<string, readonly Row[]>) {
  const columns = ['file_id', 'allegato_id', 'preventivo_da_firmare_id', 'preventivo_firmato_id']
  const rows = [...tables.values()].flat()
  const pks = rows.flatMap((row) => columns.map((column) => row[column])).filter((pk) => typeof pk === 'number')
  const files = await db.storedFile.findMany({ where: { id: { in: pks } }, orderBy: { id: 'asc' } })
  const there = await Promise.all(files.map(({ chiave }) => storage.storedAt(chiave)))
  return files
    .filter((_file, index) => there[index] !== null)
    .map(({ id, nome, chiave }) => ({ name: `file/${id}-${nome.replaceAll(/[/\\]/g, '-')}`, chiave }))
}

const isTold = ([, value]: [string, unknown]) => value !== null && value !== '' && typeof value !== 'object'

/** The same in words, a line a value. */
function listOf(tables: ReadonlyMap<string, readonly Row[]>, kept: string): string {
  const parts = [...tables].map(([name, rows]) => {
    const told = rows.map((row) =>
      Object.entries(row)
        .filter(isTold)
        .map(([column, value]) => `${column}: ${value}`)
        .join('\n'),
    )
    return `${name.toUpperCase()} (${rows.length})\n\n${told.join('\n\n')}`
  })
  return [`Dati personali, ${formatDateTime(new Date())}`, ...(kept ? [kept] : []), ...parts].join('\n\n\n')
}

const numbersOf = (params: URLSearchParams, name: string) => params.getAll(name).map(Number)

/**
 * `GET /esporta/interessato.zip?clientePks=1&preventivoPks=2`: what is held of a person, as JSON, as a list to be read,
 * and its files. For who administers users, in person.
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
async function downloadInteressato(request: Request, ctx: Context): Promise<Response> {
  authorize('adminUsers', ctx)
  checkInPerson(ctx)
  const params = new URL(request.url).searchParams
  const names = ['clientePks', 'preventivoPks', 'offertaPks', 'confermaPks']
  const raw = Object.fromEntries(names.map((name) => [name, numbersOf(params, name)]))
  const held = await readHeld(ctx.services.db, await judgeInput({ schema: interessatoSchema }, raw, ctx))
  const tables = new Map<string, Row[]>()
  for (const [table, name] of EXPORTED_TABLES) {
    const rows = await rowsOf(ctx, held, table)
    if (rows.length > 0) tables.set(name, rows)
  }
  if (tables.size === 0) throw new Refusal('NOT_FOUND')
  tables.set('Storico', await historyRows(ctx, held))
  await recordAccesso(ctx.services.db, ctx, {
    evento: 'esportazione',
    user: actorOf(ctx),
    dettaglio: 'interessato.zip',
  })
  const json = { name: 'dati.json', content: JSON.stringify(Object.fromEntries(tables), null, 2) }
  const list = { name: 'elenco.txt', content: listOf(tables, keptWords(held.finoAl)) }
  const zip = writePack([json, list], await filesOf(ctx, tables), ctx.services.storage)
  return new Response(Readable.toWeb(zip) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="dati-personali.zip"',
      'cache-control': 'no-store',
    },
  })
}

/** What is held of a person, as a file. */
export const interessatoExport: AnsweredExport = { name: 'interessato.zip', answer: downloadInteressato }
