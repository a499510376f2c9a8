import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/errors.ts'
import { serveFile } from '../../platform/files/files.ts'
import { nomeSicuro } from '../../platform/files/nome.ts'
import { estensione } from '../../platform/files/rules.ts'

/**
 * `GET /files/{chiave}/{nome}`: public pictures for anybody, the rest for users. The key is the hash of the
 * content: it is learned only from an object that the viewer may see. Equal bytes are stored once under their first
 * name; the address carries the name that they have where they are shown.
 */
export async function rispondiFile(request: Request, ctx: Context): Promise<Response> {
  const url = new URL(request.url)
  const chiave = url.pathname.split('/')[2] ?? ''
  const file = /^[0-9a-f]{64}$/.test(chiave) ? await ctx.services.db.storedFile.findUnique({ where: { chiave } }) : null
  if (!file || (!file.pubblico && !ctx.viewer)) throw new Refusal('NOT_FOUND')
  const nome = nomeNellIndirizzo(url.pathname.split('/')[3] ?? '', file.nome)
  return serveFile(ctx.services.storage, { ...file, nome }, request, { scarica: url.searchParams.has('scarica') })
}

/** The name of the address when it promises nothing else than the stored one: the same extension. */
function nomeNellIndirizzo(parte: string, registrato: string): string {
  try {
    const nome = nomeSicuro(decodeURIComponent(parte), registrato)
    return estensione(nome) === estensione(registrato) ? nome : registrato
  } catch {
    return registrato
  }
}
