import { UserErrors } from '../errors.ts'
import { operation } from '../operation.ts'
import { bloccaFasi, colonneFase, controllaCon } from './configura.ts'
import { faseSchema, nomeFase } from './rules.ts'

/** Adds a phase of production. @throws UserErrors for a circle, an unknown dependency or unit, a name that is taken */
export const createFase = operation({
  nome: 'createFase',
  permesso: 'adminImpostazioni',
  schema: faseSchema.shape({ nome: nomeFase }),
  async run(form, ctx) {
    await bloccaFasi(ctx.tx)
    if ((await ctx.tx.fase.count({ where: { nome: form.nome } })) > 0) {
      throw UserErrors.of('nome', 'Esiste già una fase con questo nome.')
    }
    const colonne = { ...colonneFase(form), nome: form.nome }
    await controllaCon(ctx.tx, colonne)
    const { id } = await ctx.tx.fase.create({ data: colonne })
    await ctx.audit({ oggetto: 'Fase', oggettoPk: id, azione: 'crea', dopo: form.nome })
    return { pk: id }
  },
})
