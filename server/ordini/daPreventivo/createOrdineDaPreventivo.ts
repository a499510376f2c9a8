import { object } from 'yup'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { idRule, singleLineRule } from '#shared/fields/fields.ts'
import type { PrintedPreventivo } from '#vendite/preventivi/pdf/data.ts'
import { lockPreventivo } from '#vendite/preventivi/transitions.ts'
import { addRighe } from '../finestra/write.ts'
import { ordineWritten } from '../ordini/changes.ts'
import { ordineData } from '../ordini/data.ts'
import { refuseDuplicateNumero } from '../ordini/references.ts'
import { completeOrdine, NUMERO_ALREADY_USED } from '../ordini/rules.ts'
import { addCustomer, findCustomer } from './customer.ts'
import { markPreventivoOrdered, readInitialStato, takeNumero } from './make.ts'
import { readForOrdine } from './read.ts'
import { PREVENTIVO_ELIMINATO, STATO_STAYS, translatePreventivo } from './rules.ts'

/** The order that a quote has become, and what is still to be said of it. */
interface Made {
  pk: number
  preventivo: number
  /** False when the order was there already. */
  nuovo: boolean
  clienteNuovo: boolean
  daCompletare: string[]
}

async function freeNumero(ctx: OperationContext, pk: number, chosen: string): Promise<string> {
  if (!chosen) return takeNumero(ctx.tx, `P${pk}`)
  const doppio = await ctx.tx.ordine.findUnique({ where: { numeroCommessa: chosen }, select: { id: true } })
  if (doppio) throw UserErrors.of('numeroCommessa', NUMERO_ALREADY_USED)
  return chosen
}

async function write(ctx: OperationContext, p: PrintedPreventivo, numeroCommessa: string) {
  const { daCompletare, posa, ...parts } = translatePreventivo(p)
  const found = await findCustomer(ctx.tx, p)
  const cliente = found?.id ?? (await addCustomer(ctx, p, parts.tipoCliente))
  const statoPk = await readInitialStato(ctx.tx)
  const input = completeOrdine({
    ...parts,
    ...posa,
    numeroCommessa,
    clientePk: cliente,
    data: dayOfInstant(new Date()),
    dataConsegna: null,
    dataPosa: null,
    progetto: '',
    statoPk,
    codiceSistema: '',
    agentePk: p.agenteId,
    areaConsegna: null,
    senzaMisure: true,
    nonSchedulabile: false,
    autoSchedulazione: false,
  })
  const { id } = await refuseDuplicateNumero(
    ctx.tx.ordine.create({ data: { ...ordineData(input), preventivoId: p.id }, select: { id: true } }),
  )
  await addRighe(
    ctx.tx,
    input.righe.map((riga, index) => ({ ordineId: id, riga, index })),
  )
  return { id, clienteNuovo: found === null, daCompletare }
}

/**
 * Makes the order of a quote: lines with their whole windows, the place of installation, the customer found by address
 * or phone or added, agent, notes; the state of the quote follows. A quote makes one order: asked again, or by two at once, it answers that one.
 * @throws Refusal NOT_FOUND; UserErrors when the quote is put aside, on `numeroCommessa` when another order has it
 */
export const createOrdineDaPreventivo = operation<{ preventivoPk: number; numeroCommessa: string }, Made>({
  nome: 'createOrdineDaPreventivo',
  permesso: 'addOrders',
  schema: object({ preventivoPk: idRule(), numeroCommessa: singleLineRule(50) }),
  async run({ preventivoPk: pk, numeroCommessa }, ctx) {
    const { eliminato, statoId, stato } = await lockPreventivo(ctx, pk)
    const done = await ctx.tx.ordine.findUnique({ where: { preventivoId: pk }, select: { id: true } })
    if (done) return { pk: done.id, preventivo: pk, nuovo: false, clienteNuovo: false, daCompletare: [] }
    if (eliminato) throw UserErrors.of(null, PREVENTIVO_ELIMINATO, 'CONFLICT')
    const p = await readForOrdine(ctx.tx, ctx, pk)
    if (!p) throw new Refusal('NOT_FOUND')
    const numero = await freeNumero(ctx, pk, numeroCommessa)
    const { id, clienteNuovo, daCompletare } = await write(ctx, p, numero)
    const segue = await markPreventivoOrdered(ctx, pk, { statoId, stato: stato?.stato ?? null })
    await ctx.audit(
      { oggetto: 'Ordine', oggettoPk: id, azione: 'daPreventivo', dopo: `n. ${pk}` },
      { oggetto: 'Preventivo', oggettoPk: pk, azione: 'diventaOrdine', dopo: numero },
    )
    await ordineWritten.run(ctx, id)
    await ctx.emit('ordine', { pk: id })
    await ctx.emit('preventivo', { pk })
    return {
      pk: id,
      preventivo: pk,
      nuovo: true,
      clienteNuovo,
      daCompletare: segue ? daCompletare : [...daCompletare, STATO_STAYS],
    }
  },
})
