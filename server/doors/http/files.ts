import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/errors.ts'
import { serveFile } from '../../platform/files/files.ts'
import { fileLabel } from '../../platform/files/name.ts'
import { smallOf } from '../../platform/files/oldPictures.ts'
import { extensionOf } from '../../platform/files/rules.ts'
import { readPortaleFile } from './readers.ts'

/**
 * `GET /files/{chiave}/{nome}`: public pictures for anybody, the rest for who sees what the file belongs to; the key
 * alone, the hash of the content, opens nothing. Equal bytes are stored once under their first name; the address
 * carries the name that they have where they are shown. With `?miniatura` a picture comes as lists show it.
 * @throws Refusal NOT_FOUND, for what is missing and for what is not the viewer's to read
 */
export async function answerFile(request: Request, ctx: Context): Promise<Response> {
  const url = new URL(request.url)
  const [, , key = '', part = ''] = url.pathname.split('/')
  const { db, storage } = ctx.services
  const file = await readPortaleFile(db, ctx.viewer, key)
  if (!file) throw new Refusal('NOT_FOUND')
  // Who reads a picture reads the small one of it; where there is none, the picture is small enough.
  const small = url.searchParams.has('miniatura') ? (file.miniatura ?? (await smallOf(ctx.services, file))) : null
  if (small) return serveFile(storage, { ...small, pubblico: file.pubblico }, request)
  const name = nameInAddress(part, file.nome)
  return serveFile(storage, { ...file, nome: name }, request, { scarica: url.searchParams.has('scarica') })
}

/** The name of the address when it promises nothing else than the stored one: the same extension. */
function nameInAddress(part: string, recorded: string): string {
  try {
    const name = fileLabel(decodeURIComponent(part), recorded)
    return extensionOf(name) === extensionOf(recorded) ? name : recorded
  } catch {
    return recorded
  }
}
