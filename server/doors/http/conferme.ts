import { confermeList } from '../../ordini/conferme/list.ts'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/errors.ts'
import { type ServedFile, serveFile } from '../../platform/files/files.ts'
import { whereOne } from '../../platform/graphql/listField.ts'

const file = { select: { chiave: true, mime: true, dimensione: true, pubblico: true } } as const

type StoredBytes = Omit<ServedFile, 'nome'>
const named = (stored: StoredBytes | null | undefined, nome: string): ServedFile | null =>
  stored ? { ...stored, pubblico: false, nome } : null

async function trova({ services, viewer }: Context, pk: number, quale: string): Promise<ServedFile | null> {
  const where = whereOne(confermeList, pk, { viewer })
  const [, messaggio] = /^messaggio-(\d{1,9})$/.exec(quale) ?? []
  if (messaggio) {
    const trovato = await services.db.messaggioConferma.findFirst({
      where: { id: Number(messaggio), conferma: where },
      select: { originalName: true, allegato: file },
    })
    return named(trovato?.allegato, trovato?.originalName ?? '')
  }
  const select = {
    preventivoDaFirmareNome: true,
    preventivoFirmatoNome: true,
    preventivoDaFirmare: file,
    preventivoFirmato: file,
  } as const
  const conferma = await services.db.confermaOrdine.findFirst({ where, select })
  if (quale === 'da-firmare') return named(conferma?.preventivoDaFirmare, conferma?.preventivoDaFirmareNome ?? '')
  if (quale === 'firmato') return named(conferma?.preventivoFirmato, conferma?.preventivoFirmatoNome ?? '')
  return null
}

/**
 * `GET /conferme/{pk}/file/{quale}/{nome}`: a file of a confirmation (`da-firmare`, `firmato`, `messaggio-{n}`) for who
 * may see the confirmation, asked at every read.
 * @throws Refusal NOT_FOUND, for what is missing and for what is not the viewer's to read
 */
export async function answerFileConferma(request: Request, ctx: Context): Promise<Response> {
  const url = new URL(request.url)
  const [, , pk = '', , quale = ''] = url.pathname.split('/')
  const trovato = /^\d{1,9}$/.test(pk) ? await trova(ctx, Number(pk), quale) : null
  if (!trovato) throw new Refusal('NOT_FOUND')
  return serveFile(ctx.services.storage, trovato, request, { scarica: url.searchParams.has('scarica') })
}
