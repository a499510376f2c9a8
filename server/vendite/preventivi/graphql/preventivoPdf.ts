import type { Context } from '#platform/context.ts'
import { builder } from '#platform/graphql/builder.ts'
import { Documento, type MadeDocument } from '#platform/graphql/files/Documento.ts'
import { readSettings } from '#platform/settings/read.ts'
import { venditeSettings } from '../../impostazioni/rules.ts'
import { readPreventivo } from '../pdf/data.ts'
import { preventivoDocument } from '../pdf/document.ts'

async function preventivoPdf(pk: number, ctx: Context): Promise<MadeDocument | null> {
  const { db, pdf } = ctx.services
  const preventivo = await readPreventivo(ctx, pk)
  if (!preventivo) return null
  const documento = await preventivoDocument(preventivo, await readSettings(db, venditeSettings))
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
