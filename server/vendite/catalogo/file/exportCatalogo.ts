import type { Readable } from 'node:stream'
import type { Context } from '../../../platform/context.ts'
import { writePack } from '../../../platform/files/pack/writePack.ts'
import { authorize } from '../../../platform/operation.ts'
import { isoDate } from '../../../shared/formats/formats.ts'
import { CATALOGO_ESTENSIONE, CATALOGO_LAYOUT, catalogoText, fileOfImmagine, immaginiOf } from './document/rules.ts'
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
  const immagini = immaginiOf(catalogo).map((una) => ({ name: fileOfImmagine(una), chiave: una.chiave }))
  const testo = { name: CATALOGO_LAYOUT.text, content: catalogoText(catalogo) }
  return {
    nome: `catalogo-${isoDate(new Date())}.${CATALOGO_ESTENSIONE}`,
    uscita: writePack(testo, immagini, ctx.services.storage),
  }
}
