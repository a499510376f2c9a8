import { operation } from '../../platform/operation.ts'
import { annunciaCalendario } from '../calendario/annuncia.ts'
import { colonneDi } from './riga.ts'
import { personaSchema } from './rules.ts'

/** Adds a person to the staff. */
export const createPersona = operation({
  nome: 'createPersona',
  permesso: 'adminPersonale',
  schema: personaSchema,
  async run(dati, ctx) {
    const { id } = await ctx.tx.persona.create({ data: colonneDi(dati) })
    await ctx.audit({ oggetto: 'Persona', oggettoPk: id, azione: 'crea', dopo: dati.nome })
    await annunciaCalendario(ctx, dati.dataInizio, dati.dataFine)
    return { pk: id }
  },
})
