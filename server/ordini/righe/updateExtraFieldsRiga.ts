import { object } from 'yup'
import type { Prisma } from '../../../prisma/generated/client.ts'
import { refuseIfStale } from '../../platform/db/conflict.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { righeChanging } from '../ordini/changes.ts'
import { lockRiga, ordinePk as numeroPk } from '../ordini/lock.ts'
import {
  changedExtraFields,
  extraFieldsLettiSchema,
  extraFieldsSchema,
  mergeExtraFields,
  whyBadExtraFields,
} from './rules.ts'

type Valore = string | number | boolean | null

const testo = (valore: unknown) => (valore === null || valore === undefined ? null : String(valore))
const solo = (nomi: readonly string[], campi: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(nomi.map((nome) => [nome, (campi[nome] ?? null) as Valore]))

/**
 * Replaces the extra fields of a line: free keys with a text, a number or a boolean.
 * They are no part of the order's form: its version stays.
 * @throws Refusal CONFLICT when `letti`, from which the changes began, says that somebody else has meanwhile changed
 * the same fields to something else; without `letti` (the old clients) the last one wins
 */
export const updateExtraFieldsRiga = operation({
  nome: 'updateExtraFieldsRiga',
  permesso: 'editOrder',
  schema: object({ riga: numeroPk, extraFields: extraFieldsSchema, letti: extraFieldsLettiSchema }),
  async run({ riga: pk, extraFields, letti }, ctx) {
    const { ordine, riga } = await lockRiga(ctx, pk)
    const prima = riga.extraFields as Record<string, unknown>
    const { uniti: dopo, contesi } = mergeExtraFields(letti ?? prima, extraFields, prima)
    if (contesi.length > 0) {
      await refuseIfStale(ctx, {
        oggetto: 'Ordine',
        pk: ordine.id,
        vista: -1,
        attuale: ordine,
        prima: solo(contesi, prima),
        dopo: solo(contesi, extraFields),
      })
    }
    const motivo = whyBadExtraFields(dopo)
    if (motivo) throw UserErrors.of('extraFields', motivo)
    const diversi = changedExtraFields(prima, dopo)
    if (diversi.length === 0) return { pk, ordine: ordine.id }
    const { posizione, rivendita, numero, ante, tipoSerramento } = riga
    const futura = { rivendita, numero, ante, tipoSerramento, extraFields: dopo }
    await righeChanging.run(ctx, [{ pk, campo: 'extraFields', posizione, dopo: futura }])
    await ctx.tx.rigaOrdine.update({ where: { id: pk }, data: { extraFields: dopo as Prisma.InputJsonObject } })
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
