import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { serveFile } from '../files.ts'

/**
 * `GET /files/{chiave}/{nome}`: public pictures for anybody, the rest for who is logged in. The key is the hash of the
 * content: it is learned only from an object that the viewer may see.
 */
export async function rispondiFile(request: Request, ctx: Context): Promise<Response> {
  const url = new URL(request.url)
  const chiave = url.pathname.split('/')[2] ?? ''
  const file = /^[0-9a-f]{64}$/.test(chiave) ? await ctx.services.db.storedFile.findUnique({ where: { chiave } }) : null
  if (!file || (!file.pubblico && !ctx.viewer)) throw new Refusal('NOT_FOUND')
  return serveFile(ctx.services.storage, file, request, { scarica: url.searchParams.has('scarica') })
}
