import { operation } from '../../platform/operation.ts'
import { colonneDiPeriodo } from '../assenze/periodo.ts'
import { descriviPeriodo } from '../assenze/rules.ts'
import { annunciaCalendario } from '../calendario/annuncia.ts'
import { rifiutaDoppia } from './prendi.ts'
import { festivitaSchema } from './rules.ts'

/** Adds a holiday. @throws UserErrors when there is one in the very same period */
export const createFestivita = operation({
  nome: 'createFestivita',
  permesso: 'adminPersonale',
  schema: festivitaSchema,
  async run(dati, ctx) {
    await rifiutaDoppia(ctx, dati)
    const { id } = await ctx.tx.festivita.create({ data: colonneDiPeriodo(dati) })
    const dopo = [dati.title, descriviPeriodo(dati)].filter(Boolean).join(', ')
    await ctx.audit({ oggetto: 'Festivita', oggettoPk: id, azione: 'crea', dopo })
    await annunciaCalendario(ctx, dati.giornoDa, dati.giornoA)
    return { pk: id }
  },
})
