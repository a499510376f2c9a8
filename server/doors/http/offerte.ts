import { offerteList } from '#ordini/offerte/list.ts'
import type { Context } from '#platform/context.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal } from '#platform/errors.ts'
import { serveFile } from '#platform/files/files.ts'

/**
 * `GET /offerte/{pk}/versioni/{numero}/{nome}`: the PDF of a version as it was sent, for who may see the offer, asked at
 * every read.
 * @throws Refusal NOT_FOUND, for what is missing and for what is not the viewer's to read
 */
export async function answerPdfOfferta(request: Request, ctx: Context): Promise<Response> {
  const url = new URL(request.url)
  const [, , pk = '', , numero = ''] = url.pathname.split('/')
  const isNumbered = [pk, numero].every((text) => /^\d{1,9}$/.test(text))
  const found = isNumbered
    ? await ctx.services.db.versioneOfferta.findFirst({
        where: { numero: Number(numero), offerta: whereOne(offerteList, pk, ctx) },
        select: {
          fileNome: true,
          file: { select: { chiave: true, mime: true, dimensione: true } },
        },
      })
    : null
  if (!found?.file) throw new Refusal('NOT_FOUND')
  const served = { ...found.file, pubblico: false, nome: found.fileNome }
  return serveFile(ctx.services.storage, served, request, { scarica: url.searchParams.has('scarica') })
}
