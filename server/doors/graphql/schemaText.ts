import { printSchema } from 'graphql'
import type { Context } from '#platform/context.ts'
import { schema } from '#server/schema.ts'
import { etagOf } from '../http/pages.ts'
import { mayOpenGraphiql } from './graphiql.ts'

let made: { text: string; etag: string } | undefined

function schemaText() {
  const text = made?.text ?? `${printSchema(schema)}\n`
  made ??= { text, etag: etagOf(text) }
  return made
}

/** `GET /graphql/schema.graphql`: the schema as a file, for tokens that may read it and who makes them; else null. */
export function answerSchema({ headers }: Request, ctx: Context): Response | null {
  const { auth } = ctx
  if (!(auth.tipo === 'token' ? auth.introspezione : mayOpenGraphiql(ctx))) return null
  const { text, etag } = schemaText()
  const told = { ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Authorization' }
  if (headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: told })
  return new Response(text, { headers: { ...told, 'Content-Type': 'application/graphql; charset=utf-8' } })
}
