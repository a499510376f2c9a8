import type { Context } from '#platform/context.ts'
import { actorOf, recordAccesso } from '#platform/identity/accessi/record.ts'

/** Media types of lists that leave the house in a file. */
const LISTS = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv']

/** Writes down that a list was taken away by the old API: what it is called there, by whom. */
export async function noteDownload(response: Response, ctx: Context, path: string): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  if (response.ok && LISTS.some((list) => type.startsWith(list))) {
    await recordAccesso(ctx.services.db, ctx, { evento: 'esportazione', user: actorOf(ctx), dettaglio: path })
  }
  return response
}
