import type { Context } from '../../../platform/context.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import { Documento, type DocumentoFatto } from '../../../platform/graphql/Documento.ts'
import { leggiImpostazioni } from '../../../platform/settings/leggi.ts'
import { leggiPreventivo } from '../pdf/dati.ts'
import { documentoPreventivo } from '../pdf/documento.ts'

async function preventivoPdf(pk: number, ctx: Context): Promise<DocumentoFatto | null> {
  const { db, pdf } = ctx.services
  const preventivo = await leggiPreventivo(ctx, pk)
  if (!preventivo) return null
  const documento = await documentoPreventivo(preventivo, await leggiImpostazioni(db))
  return { nome: `preventivo-${pk}.pdf`, mime: 'application/pdf', bytes: await pdf.render({ html: documento }) }
}

builder.queryField('preventivoPdf', (t) =>
  t.field({
    type: Documento,
    nullable: true,
    description: "The document of a quote on letterhead; null when it is missing or not the viewer's to see.",
    authScopes: { permesso: 'viewPreventivi' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the quote.' }) },
    resolve: (_root, { pk }, ctx) => preventivoPdf(pk, ctx),
  }),
)
