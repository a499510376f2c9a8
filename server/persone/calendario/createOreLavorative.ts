import { operation } from '../../platform/operation.ts'
import { dataDiGiorno } from '../../shared/dates/days.ts'
import { annunciaCalendario } from './annuncia.ts'
import { bloccaOre, descriviOre, rifiutaGiornoDoppio } from './prendi.ts'
import { oreSchema } from './rules.ts'

/** Gives a day hours of its own. @throws UserErrors when it has them already */
export const createOreLavorative = operation({
  nome: 'createOreLavorative',
  permesso: 'adminPersonale',
  schema: oreSchema,
  async run(dati, ctx) {
    await bloccaOre(ctx)
    await rifiutaGiornoDoppio(ctx, dati.giorno)
    const { id } = await ctx.tx.oreLavorative.create({ data: { ...dati, giorno: dataDiGiorno(dati.giorno) } })
    await ctx.audit({ oggetto: 'OreLavorative', oggettoPk: id, azione: 'crea', dopo: descriviOre(dati) })
    await annunciaCalendario(ctx, dati.giorno, dati.giorno)
    return { pk: id }
  },
})
