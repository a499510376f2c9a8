import { object } from 'yup'
import { refuseIfStale } from '#platform/db/conflict.ts'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { righeChanging } from '../ordini/changes.ts'
import { lockRiga, ordinePk as numeroPk } from '../ordini/lock.ts'
import {
  changedExtraFields,
  extraFieldsSchema,
  mergeExtraFields,
  readExtraFieldsSchema,
  whyBadExtraFields,
} from './rules.ts'

type Value = string | number | boolean | null

const text = (value: unknown) => (value === null || value === undefined ? null : String(value))
const only = (names: readonly string[], fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(names.map((name) => [name, (fields[name] ?? null) as Value]))

/**
 * Replaces the extra fields of a line: free keys with a text, a number or a boolean.
 * They are no part of the order's form: its version stays.
 * @throws Refusal CONFLICT when `letti`, from which the changes began, says that somebody else has meanwhile changed
 * the same fields to something else; without `letti` (the old clients) the last one wins
 */
export const updateExtraFieldsRiga = operation({
  nome: 'updateExtraFieldsRiga',
  permesso: 'editOrder',
  schema: object({ rigaPk: numeroPk, extraFields: extraFieldsSchema, letti: readExtraFieldsSchema }),
  async run({ rigaPk: pk, extraFields, letti }, ctx) {
    const { ordine, riga } = await lockRiga(ctx, pk)
    const before = riga.extraFields as Record<string, unknown>
    const { uniti: after, contesi } = mergeExtraFields(letti ?? before, extraFields, before)
    if (contesi.length > 0) {
      await refuseIfStale(ctx, {
        oggetto: 'Ordine',
        pk: ordine.id,
        vista: -1,
        attuale: ordine,
        prima: only(contesi, before),
        dopo: only(contesi, extraFields),
      })
    }
    const reason = whyBadExtraFields(after)
    if (reason) throw UserErrors.of('extraFields', reason)
    const different = changedExtraFields(before, after)
    if (different.length === 0) return { pk, ordine: ordine.id }
    const { posizione, rivendita, numero, ante, tipoSerramento } = riga
    const future = { rivendita, numero, ante, tipoSerramento, extraFields: after }
    await righeChanging.run(ctx, [{ pk, campo: 'extraFields', posizione, dopo: future }])
    await ctx.tx.rigaOrdine.update({ where: { id: pk }, data: { extraFields: after as Prisma.InputJsonObject } })
    await ctx.audit(
      ...different.map((name) => ({
        oggetto: 'Ordine',
        oggettoPk: ordine.id,
        azione: 'extraFields',
        campo: `righe[${riga.posizione}].extra.${name}`,
        prima: text(before[name]),
        dopo: text(after[name]),
      })),
    )
    await ctx.emit('ordine', { pk: ordine.id })
    return { pk, ordine: ordine.id }
  },
})
