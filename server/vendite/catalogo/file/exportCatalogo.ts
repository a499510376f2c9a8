import type { Readable } from 'node:stream'
import type { Context } from '#platform/context.ts'
import { writePack } from '#platform/files/pack/writePack.ts'
import { authorize } from '#platform/operation.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { CATALOGO_EXTENSION, CATALOGO_LAYOUT, catalogoText, fileOfImmagine, imagesOf } from './rules.ts'
import { readStoredCatalogo } from './stored.ts'

/**
 * The whole catalogue as one file; equal catalogues make equal files.
 * @returns the zip as it is written, and what to call it
 * @throws Refusal UNAUTHENTICATED or FORBIDDEN
 */
export async function exportCatalogo(ctx: Context): Promise<{ nome: string; uscita: Readable }> {
  authorize('adminCatalogo', ctx)
  const catalogo = await ctx.services.db.$transaction((tx) => readStoredCatalogo(tx), {
    isolationLevel: 'RepeatableRead',
  })
  const images = imagesOf(catalogo).map((one) => ({ name: fileOfImmagine(one), chiave: one.chiave }))
  const text = { name: CATALOGO_LAYOUT.text, content: catalogoText(catalogo) }
  return {
    nome: `catalogo-${isoDate(new Date())}.${CATALOGO_EXTENSION}`,
    uscita: writePack([text], images, ctx.services.storage),
  }
}
