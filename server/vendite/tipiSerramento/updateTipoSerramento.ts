import { mixed, number, object } from 'yup'
import { fieldHistory, refuseIfStale } from '../../platform/db/conflict.ts'
import { operation, validateInput } from '../../platform/operation.ts'
import { versioneRule } from '../../shared/fields/fields.ts'
import { limitiTipoSchema } from '../vincoli/rules.ts'
import { lockTipo } from './lock.ts'

const limite = mixed().nullable()

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
    altezzaMin: limite,
    altezzaMax: limite,
    larghezzaMin: limite,
    larghezzaMax: limite,
  }),
  async run({ pk, versione: vista, ...dati }, ctx) {
    const attuale = await lockTipo(ctx, pk)
    const { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax } = attuale
    const prima = { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }
    const presenti = Object.entries(dati).filter(([, valore]) => valore !== undefined)
    const dopo = await validateInput(limitiTipoSchema, { ...prima, ...Object.fromEntries(presenti) })
    await refuseIfStale(ctx, { oggetto: 'TipoSerramento', pk, vista, attuale, prima, dopo: { ...dopo } })
    const storia = fieldHistory('TipoSerramento', pk, 'modifica', prima, { ...dopo })
    if (storia.length === 0) return { pk }
    await ctx.tx.tipoSerramento.update({ where: { id: pk }, data: { ...dopo, versione: { increment: 1 } } })
    await ctx.audit(...storia)
    await ctx.emit('catalogo', { tipoSerramento: pk })
    return { pk }
  },
})
