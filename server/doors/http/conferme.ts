import { uploadSigned } from '#ordini/conferme/cliente/uploadSigned.ts'
import { recordEvent } from '#ordini/conferme/events.ts'
import { confermeList } from '#ordini/conferme/list.ts'
import { recordOffertaEvent } from '#ordini/offerte/events.ts'
import { bodyTooLarge } from '#platform/call.ts'
import type { Context } from '#platform/context.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { type ServedFile, serveFile } from '#platform/files/files.ts'
import { maxFileSize } from '#platform/files/rules.ts'
import { openLink, throttleLink } from '#platform/identity/visitorLinks.ts'

const file = { select: { chiave: true, mime: true, dimensione: true, pubblico: true } } as const

type StoredBytes = Omit<ServedFile, 'nome'>
const named = (stored: StoredBytes | null | undefined, name: string): ServedFile | null =>
  stored ? { ...stored, pubblico: false, nome: name } : null

async function find({ services, viewer }: Context, pk: number, which: string): Promise<ServedFile | null> {
  const where = whereOne(confermeList, pk, { viewer })
  const [, message] = /^messaggio-(\d{1,9})$/.exec(which) ?? []
  if (message) {
    const found = await services.db.messaggioConferma.findFirst({
      where: { id: Number(message), conferma: where },
      select: { originalName: true, allegato: file },
    })
    return named(found?.allegato, found?.originalName ?? '')
  }
  const select = {
    preventivoDaFirmareNome: true,
    preventivoFirmatoNome: true,
    preventivoDaFirmare: file,
    preventivoFirmato: file,
  } as const
  const conferma = await services.db.confermaOrdine.findFirst({ where, select })
  if (which === 'da-firmare') return named(conferma?.preventivoDaFirmare, conferma?.preventivoDaFirmareNome ?? '')
  if (which === 'firmato') return named(conferma?.preventivoFirmato, conferma?.preventivoFirmatoNome ?? '')
  return null
}

/**
 * `GET /conferme/{pk}/file/{quale}/{nome}`: a file of a confirmation (`da-firmare`, `firmato`, `message-{n}`) for who
 * may see the confirmation, asked at every read.
 * @throws Refusal NOT_FOUND, for what is missing and for what is not the viewer's to read
 */
export async function answerFileConferma(request: Request, ctx: Context): Promise<Response> {
  const url = new URL(request.url)
  const [, , pk = '', , which = ''] = url.pathname.split('/')
  const found = /^\d{1,9}$/.test(pk) ? await find(ctx, Number(pk), which) : null
  if (!found) throw new Refusal('NOT_FOUND')
  return serveFile(ctx.services.storage, found, request, { scarica: url.searchParams.has('scarica') })
}

const LINK_HEADER = 'x-link-cliente'

/**
 * `POST /conferma/file`, `POST /offerta/file`: what a customer's link shows, by the secret in a form, since addresses end
 * up in logs. It is the file that the link froze; that it was read stands in the trail.
 * @throws Refusal NOT_FOUND, THROTTLED
 */
export async function answerFileCliente(request: Request, ctx: Context): Promise<Response> {
  await throttleLink(ctx)
  const bytes = await readBody(request, MAX_FORM)
  const form = bytes && new URLSearchParams(Buffer.from(bytes).toString('utf8'))
  const link = await openLink(ctx, form?.get('token'))
  const { confermaId, versioneOffertaId, id: linkId, fileNome: detail } = link
  if ((confermaId === null && versioneOffertaId === null) || link.fileId === null) throw new Refusal('NOT_FOUND')
  const { db, storage } = ctx.services
  const stored = await db.storedFile.findUniqueOrThrow({ where: { id: link.fileId }, ...file })
  if (!ctx.viewer) {
    const read = { linkId, tipo: 'SCARICATA', indirizzo: ctx.indirizzo, dettaglio: detail } as const
    await db.$transaction(async (tx) => {
      if (confermaId !== null) await recordEvent(tx, { confermaId, ...read })
      if (versioneOffertaId !== null) await recordOffertaEvent(tx, { versioneOffertaId, ...read })
    })
  }
  const served = { ...stored, pubblico: false, nome: link.fileNome }
  return serveFile(storage, served, request, { scarica: form?.has('scarica') ?? false })
}

/**
 * `POST /conferma/firmato`: the signed quote, as the body; the secret in `X-Link-Cliente`, which is looked at before any
 * of it is read, the name in `X-Nome-File`, percent-encoded.
 * @throws Refusal NOT_FOUND, THROTTLED
 */
export async function answerFirmatoCliente(request: Request, ctx: Context): Promise<Response> {
  await throttleLink(ctx)
  const token = request.headers.get(LINK_HEADER) ?? ''
  await openLink(ctx, token)
  const bytes = await readBody(request, maxFileSize.documento)
  if (!bytes) return bodyTooLarge()
  try {
    await uploadSigned(ctx, token, { nome: nameOf(request.headers.get('x-nome-file')), bytes })
  } catch (error) {
    if (error instanceof UserErrors) return Response.json({ detail: error.message }, { status: 400 })
    throw error
  }
  return new Response(null, { status: 204 })
}

const MAX_FORM = 4096

function nameOf(header: string | null): string {
  try {
    return decodeURIComponent(header ?? '')
  } catch {
    return ''
  }
}

/** The body of a call; null when it is longer than `max` bytes. */
async function readBody(request: Request, max: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > max) return null
  const pieces: Uint8Array[] = []
  let total = 0
  for await (const piece of request.body ?? []) {
    total += piece.byteLength
    if (total > max) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
