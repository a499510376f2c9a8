import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { pdfFile, saveFile } from '#platform/files/save.ts'
import { INVALID_VISITOR_LINK, openLink, throttleLink } from '#platform/identity/visitorLinks.ts'
import { freeOperation, inTransaction, type OperationContext } from '#platform/operation.ts'
import { readPaper } from '#platform/settings/paper.ts'
import { tokenSchema } from '#shared/fields/visitorToken.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { venditeSettings } from '../impostazioni/rules.ts'
import { sendReceipt } from './mail/received.ts'
import { forDocumento, type PrintedPreventivo } from './pdf/data.ts'
import { preventivoDocument } from './pdf/document.ts'

/** What whoever confirms reads of the request. */
export interface ConfirmedRequest {
  pk: number
  dataCreazione: Date
}

async function summaryOf({ services }: Context, preventivo: PrintedPreventivo) {
  const documento = await preventivoDocument(preventivo, await readPaper(services, venditeSettings))
  return pdfFile(`richiesta-${preventivo.id}.pdf`, await services.pdf.render({ html: documento }))
}

/** @param file the summary as a document */
async function confirm(ctx: OperationContext, pk: number, file: Awaited<ReturnType<typeof summaryOf>>): Promise<void> {
  const now = new Date()
  const where = { id: pk, emailConfermataIl: null, eliminato: false }
  const { count } = await ctx.tx.preventivo.updateMany({ where, data: { emailConfermataIl: now } })
  // Pressed twice: the other one has done it.
  if (count === 0) return
  await sendReceipt(ctx, pk, { fileId: await saveFile(ctx, file), nome: file.nome })
  const confirmed = { campo: 'emailConfermataIl', dopo: formatDateTime(now) }
  await ctx.audit({ oggetto: 'Preventivo', oggettoPk: pk, azione: 'confermaEmail', ...confirmed })
  await ctx.emit('preventivo', { pk })
}

/**
 * Who asked for a quote confirms the address, by the link that was sent to it, and has the summary of the request, once.
 * Pressed by a person: programs that only follow links confirm nothing.
 * @throws Refusal NOT_FOUND for a link that opens nothing, THROTTLED; UNAVAILABLE without Chromium, nothing changed
 */
export const confirmEmailPreventivo = freeOperation({
  nome: 'confirmEmailPreventivo',
  permesso: 'pubblico',
  conToken: false,
  schema: tokenSchema,
  async run({ token }, ctx): Promise<{ richiesta: ConfirmedRequest }> {
    await throttleLink(ctx)
    const { preventivoId } = await openLink(ctx, token)
    const where = { id: preventivoId ?? 0, eliminato: false }
    const preventivo = await ctx.services.db.preventivo.findFirst({ where, include: forDocumento })
    if (!preventivo) throw new Refusal('NOT_FOUND', INVALID_VISITOR_LINK)
    const { id: pk, dataCreazione } = preventivo
    if (preventivo.emailConfermataIl === null) {
      const file = await summaryOf(ctx, preventivo)
      await inTransaction(ctx, (writing) => confirm(writing, pk, file))
    }
    return { richiesta: { pk, dataCreazione } }
  },
})
