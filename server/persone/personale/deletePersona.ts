import { pkSchema } from '../../platform/db/modifica.ts'
import { operation } from '../../platform/operation.ts'
import { annunciaCalendario } from '../calendario/annuncia.ts'
import { prendiPersona } from './prendi.ts'
import { valoriDi } from './riga.ts'

/** Removes a person with their absences; who leaves gets a last day instead, so that the past stays as it was. */
export const deletePersona = operation({
  nome: 'deletePersona',
  permesso: 'adminPersonale',
  schema: pkSchema,
  async run({ pk }, ctx) {
    const persona = valoriDi(await prendiPersona(ctx, pk))
    await ctx.tx.persona.delete({ where: { id: pk } })
    await ctx.audit({ oggetto: 'Persona', oggettoPk: pk, azione: 'elimina', prima: persona.nome })
    await annunciaCalendario(ctx, persona.dataInizio, persona.dataFine)
    return { pk }
  },
})
