import { object } from 'yup'
import type { Context } from '#platform/context.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { saveFile } from '#platform/files/save.ts'
import { freeOperation, inTransaction, type OperationContext } from '#platform/operation.ts'
import { readPaper } from '#platform/settings/paper.ts'
import { optionalIdRule } from '#shared/fields/fields.ts'
import { venditeSettings } from '#vendite/impostazioni/rules.ts'
import type { PrintedPreventivo } from '#vendite/preventivi/pdf/data.ts'
import { preventivoDocument } from '#vendite/preventivi/pdf/document.ts'
import { lockPreventivo } from '#vendite/preventivi/transitions.ts'
import { ordiniList } from '../ordini/list.ts'
import { readForOrdine } from './read.ts'
import { tipoClienteOf } from './rules.ts'

const WITHOUT_PREVENTIVO = 'L’ordine non viene da un preventivo: crea la conferma e scegli il file da firmare.'
const ONE_OF_THE_TWO = 'Scegli un preventivo o un ordine.'

/** The quote that is meant: itself, or that of an order. @throws UserErrors, Refusal NOT_FOUND */
async function meant(ctx: Context, preventivo: number | null, ordine: number | null): Promise<number> {
  if (preventivo !== null) return preventivo
  if (ordine === null) throw UserErrors.of(null, ONE_OF_THE_TWO, 'REQUIRED')
  const where = whereOne(ordiniList, ordine, ctx)
  const found = await ctx.services.db.ordine.findFirst({ where, select: { preventivoId: true } })
  if (!found) throw new Refusal('NOT_FOUND')
  if (found.preventivoId === null) throw UserErrors.of(null, WITHOUT_PREVENTIVO, 'CONFLICT')
  return found.preventivoId
}

async function write(ctx: OperationContext, p: PrintedPreventivo, bytes: Uint8Array) {
  // One at a time for a quote: two clicks make one confirmation.
  await lockPreventivo(ctx, p.id)
  const open = await ctx.tx.confermaOrdine.findFirst({
    where: { preventivoId: p.id, dataInvio: null },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  if (open) return { pk: open.id, nuova: false }
  const name = `preventivo-${p.id}.pdf`
  const buffer = Buffer.from(bytes)
  const file = { nome: name, mime: 'application/pdf', dimensione: buffer.length, bytes: buffer }
  const ordine = await ctx.tx.ordine.findUnique({ where: { preventivoId: p.id }, include: { cliente: true } })
  const { id } = await ctx.tx.confermaOrdine.create({
    data: {
      nomeCliente: p.nomeCognome,
      tipoCliente: ordine?.tipoCliente ?? tipoClienteOf(p.tipoCliente),
      codiceCliente: ordine?.cliente.codice ?? '',
      emailCliente: p.email,
      numeroCommessa: ordine?.numeroCommessa ?? '',
      preventivoDaFirmareId: await saveFile(ctx, file),
      preventivoDaFirmareNome: name,
      ordineId: ordine?.id ?? null,
      preventivoId: p.id,
      creataDaId: ctx.viewer?.id ?? null,
    },
  })
  await ctx.audit(
    { oggetto: 'ConfermaOrdine', oggettoPk: id, azione: 'crea', dopo: `${p.nomeCognome} · preventivo n. ${p.id}` },
    { oggetto: 'Preventivo', oggettoPk: p.id, azione: 'creaConferma', dopo: `n. ${id}` },
  )
  await ctx.emit('confermaOrdine', { pk: id })
  return { pk: id, nuova: true }
}

/**
 * Makes a confirmation from a quote, or from the quote of an order, with its PDF as the file to be signed. While one of
 * the quote is not sent, that is answered: twice and at once make one.
 * @throws UserErrors for an order that comes from no quote; Refusal NOT_FOUND, UNAVAILABLE without Chromium
 */
export const createConfermaDaPreventivo = freeOperation({
  nome: 'createConfermaDaPreventivo',
  permesso: 'confermaOrdini',
  schema: object({ preventivoPk: optionalIdRule(), ordinePk: optionalIdRule() }),
  async run({ preventivoPk, ordinePk }, ctx) {
    const { db, pdf, storage } = ctx.services
    const p = await readForOrdine(db, ctx, await meant(ctx, preventivoPk, ordinePk))
    if (!p) throw new Refusal('NOT_FOUND')
    const bytes = await pdf.render({
      html: await preventivoDocument(p, await readPaper({ db, storage }, venditeSettings)),
    })
    return inTransaction(ctx, (writing) => write(writing, p, bytes))
  },
})
