import { offerteList } from '#ordini/offerte/list.ts'
import { renderVersione } from '#ordini/offerte/sendOfferta.ts'
import type { Context } from '#platform/context.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal } from '#platform/errors.ts'
import { serveBytes, serveFile } from '#platform/files/files.ts'

/** The PDF of a draft, made now: what would leave if it were sent, marked as a draft. */
async function answerDraft(ctx: Context, pk: number): Promise<Response> {
  const made = await renderVersione(ctx, pk, true)
  if (!made) throw new Refusal('NOT_FOUND')
  const nome = `offerta-${made.read.offertaId}-${made.read.numero}-bozza.pdf`
  return serveBytes({ nome, mime: 'application/pdf', bytes: made.bytes })
}

/**
 * `GET /offerte/{pk}/versioni/{numero}/{nome}`: the PDF of a version as it was sent, of a draft as it would be, for who
 * may see the offer, asked at every read.
 * @throws Refusal NOT_FOUND, for what is missing and for what is not the viewer's to read; UNAVAILABLE without Chromium
 */
export async function answerPdfOfferta(request: Request, ctx: Context): Promise<Response> {
  const url = new URL(request.url)
  const [, , pk = '', , numero = ''] = url.pathname.split('/')
  const isNumbered = [pk, numero].every((text) => /^\d{1,9}$/.test(text))
  const found = isNumbered
    ? await ctx.services.db.versioneOfferta.findFirst({
        where: { numero: Number(numero), offerta: whereOne(offerteList, pk, ctx) },
        select: {
          id: true,
          stato: true,
          fileNome: true,
          file: { select: { chiave: true, mime: true, dimensione: true } },
        },
      })
    : null
  if (found?.stato === 'BOZZA' && request.method === 'GET') return answerDraft(ctx, found.id)
  if (!found?.file) throw new Refusal('NOT_FOUND')
  const served = { ...found.file, pubblico: false, nome: found.fileNome }
  return serveFile(ctx.services.storage, served, request, { scarica: url.searchParams.has('scarica') })
}
