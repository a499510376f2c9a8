import { operation } from '../../platform/operation.ts'
import { annunciaCalendario } from '../calendario/annuncia.ts'
import { colonneDiPeriodo } from './periodo.ts'
import { controllaAssenza } from './prendi.ts'
import { assenzaSchema, descriviPeriodo } from './rules.ts'

/**
 * Adds an absence of a person.
 * @throws UserErrors when the person does not exist or is already away at the same time
 */
export const createAssenza = operation({
  nome: 'createAssenza',
  permesso: 'adminPersonale',
  schema: assenzaSchema,
  async run(dati, ctx) {
    await controllaAssenza(ctx, dati)
    const data = { personaId: dati.persona, ...colonneDiPeriodo(dati) }
    const { id } = await ctx.tx.assenza.create({ data })
    await ctx.audit({ oggetto: 'Assenza', oggettoPk: id, azione: 'crea', dopo: descriviPeriodo(dati) })
    await annunciaCalendario(ctx, dati.giornoDa, dati.giornoA)
    return { pk: id }
  },
})
