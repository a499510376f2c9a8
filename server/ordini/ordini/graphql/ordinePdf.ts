import type { Context } from '#platform/context.ts'
import { builder } from '#platform/graphql/builder.ts'
import { Documento, type MadeDocument } from '#platform/graphql/files/Documento.ts'
import { readPaper } from '#platform/settings/paper.ts'
import { venditeSettings } from '#vendite/impostazioni/rules.ts'
import { documentName, readPrintedOrdine } from '../pdf/data.ts'
import { ordineDocument, type Recipient } from '../pdf/document.ts'

async function printFor(pk: number, by: Recipient, ctx: Context): Promise<MadeDocument | null> {
  const { pdf } = ctx.services
  const ordine = await readPrintedOrdine(ctx, pk)
  if (!ordine) return null
  const documento = await ordineDocument(ordine, await readPaper(ctx.services, venditeSettings), by)
  const name = documentName(by === 'officina' ? 'lavoro' : 'ordine', ordine.numeroCommessa)
  return { nome: name, mime: 'application/pdf', bytes: await pdf.render({ html: documento }) }
}

builder.queryField('ordinePdf', (t) =>
  t.field({
    type: Documento,
    nullable: true,
    description: "The document of an order for its customer, with prices; null when it is not the viewer's to see.",
    authScopes: { permesso: 'viewPricesOnOrders' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the order.' }) },
    resolve: (_root, { pk }, ctx) => printFor(pk, 'cliente', ctx),
  }),
)

builder.queryField('ordineOfficinaPdf', (t) =>
  t.field({
    type: Documento,
    nullable: true,
    description: "The sheet of an order for the workshop, without prices; null when it is not the viewer's to see.",
    authScopes: { permesso: 'viewOrders' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the order.' }) },
    resolve: (_root, { pk }, ctx) => printFor(pk, 'officina', ctx),
  }),
)
