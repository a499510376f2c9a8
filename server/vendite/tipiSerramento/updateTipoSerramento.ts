import { mixed, number, object } from 'yup'
import { fieldHistory, refuseIfStale } from '../../platform/db/conflict.ts'
import { operation, validateInput } from '../../platform/operation.ts'
import { versioneRule } from '../../shared/fields/fields.ts'
import { limitsOfTipoSchema } from '../vincoli/rules.ts'
import { lockTipo } from './lock.ts'

const limit = mixed().nullable()

/**
 * Changes the type-level bounds: null clears one, a missing one stays.
 * @throws UserErrors of limitiTipoSchema; Refusal CONFLICT when `versioneRule` is stale and something would be lost
 */
export const updateTipoSerramento = operation({
  nome: 'updateTipoSerramento',
  permesso: 'adminVincoli',
  schema: object({
    pk: number().integer().required(),
    versione: versioneRule,
    altezzaMin: limit,
    altezzaMax: limit,
    larghezzaMin: limit,
    larghezzaMax: limit,
  }),
  async run({ pk, versione: vista, ...data }, ctx) {
    const current = await lockTipo(ctx, pk)
    const { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax } = current
    const before = { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }
    const present = Object.entries(data).filter(([, value]) => value !== undefined)
    const after = await validateInput(limitsOfTipoSchema, { ...before, ...Object.fromEntries(present) })
    await refuseIfStale(ctx, {
      oggetto: 'TipoSerramento',
      pk,
      vista,
      attuale: current,
      prima: before,
      dopo: { ...after },
    })
    const history = fieldHistory('TipoSerramento', pk, 'modifica', before, { ...after })
    if (history.length === 0) return { pk }
    await ctx.tx.tipoSerramento.update({ where: { id: pk }, data: { ...after, versione: { increment: 1 } } })
    await ctx.audit(...history)
    await ctx.emit('catalogo', { tipoSerramento: pk })
    return { pk }
  },
})
