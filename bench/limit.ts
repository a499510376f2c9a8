/** The limit: a bare node:http + pg server that returns JSON made by PostgreSQL. Run as a child process. */
import { createServer } from 'node:http'
import pg from 'pg'
import type { BenchCase } from './cases/benchCase.ts'
import { benchCases } from './cases.ts'

// As many as the product has for who asks as the bench does: on a busy machine more of them get more of it.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.CONNECTIONS ?? 10) })

/** Prepared under a name, as the product's lists are; its figures have none. */
function statementOf({ nome, sql }: BenchCase, pk: number) {
  if (typeof sql !== 'string') return sql
  const values = sql.includes('{pk}') ? [pk] : []
  return { name: nome.slice(0, 60), text: sql.replaceAll('{pk}', '$1'), values }
}

createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://limite')
  const example = benchCases[Number(url.searchParams.get('caso'))]
  const pk = Number(url.searchParams.get('pk') ?? 1)
  if (!example) return response.writeHead(404).end()
  const { rows } = await pool.query<{ json: unknown }>({
    ...statementOf(example, pk),
    types: { getTypeParser: () => (text: string) => text },
  })
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(`{"data":${rows[0]?.json}}`)
}).listen(Number(process.env.PORT), '127.0.0.1')
