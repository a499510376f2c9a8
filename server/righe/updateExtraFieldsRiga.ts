import { object } from 'yup'
import type { Prisma } from '../../prisma/generated/client.ts'
import { operation } from '../operation.ts'
import { ordinePk as numeroPk, prendiRiga } from '../ordini/prendi.ts'
import { extraFieldsSchema } from './rules.ts'

const testo = (valore: unknown) => (valore === null || valore === undefined ? null : String(valore))

/** Replaces the extra fields of a line: free keys with a text, a number or a boolean (spec/001 §3, §7). */
export const updateExtraFieldsRiga = operation({
  nome: 'updateExtraFieldsRiga',
  permesso: 'editOrder',
  schema: object({ riga: numeroPk, extraFields: extraFieldsSchema }),
  async run({ riga: pk, extraFields }, ctx) {
    const { ordine, riga } = await prendiRiga(ctx, pk)
    const prima = riga.extraFields as Record<string, unknown>
    const dopo = extraFields
    const diversi = [...new Set([...Object.keys(prima), ...Object.keys(dopo)])].filter((k) => prima[k] !== dopo[k])
    if (diversi.length === 0) return { pk, ordine: ordine.id }
    await ctx.tx.rigaOrdine.update({ where: { id: pk }, data: { extraFields: dopo as Prisma.InputJsonObject } })
    await ctx.tx.ordine.update({ where: { id: ordine.id }, data: { versione: { increment: 1 } } })
    await ctx.audit(
      ...diversi.map((nome) => ({
        oggetto: 'Ordine',
        oggettoPk: ordine.id,
        azione: 'extraFields',
        campo: `righe[${riga.posizione}].extra.${nome}`,
        prima: testo(prima[nome]),
        dopo: testo(dopo[nome]),
      })),
    )
    await ctx.emit('ordine', { pk: ordine.id })
    return { pk, ordine: ordine.id }
  },
})
