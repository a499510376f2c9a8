import { number } from 'yup'
import { id } from '../campi/rules.ts'
import { Refusal } from '../errors.ts'
import { operation } from '../operation.ts'
import { bloccaFasi, colonneFase, controllaCon } from './configura.ts'
import { faseSchema } from './rules.ts'

/**
 * Changes a phase; its name stays, schedules and states are called by it. Saved schedules do not move.
 * @throws UserErrors for a circle, an unknown dependency or unit; Refusal CONFLICT when it was changed meanwhile
 */
export const updateFase = operation({
  nome: 'updateFase',
  permesso: 'adminImpostazioni',
  schema: faseSchema.shape({ pk: id(), versione: number().integer().nullable().default(null) }),
  async run({ pk, versione, ...form }, ctx) {
    await bloccaFasi(ctx.tx)
    const fase = await ctx.tx.fase.findUnique({ where: { id: pk } })
    if (!fase) throw new Refusal('NOT_FOUND')
    if (versione !== null && versione !== fase.versione) {
      throw new Refusal('CONFLICT', 'La fase è stata modificata nel frattempo.', { versione: fase.versione })
    }
    const colonne = colonneFase(form)
    await controllaCon(ctx.tx, { ...colonne, nome: fase.nome })
    await ctx.tx.fase.update({ where: { id: pk }, data: { ...colonne, versione: { increment: 1 } } })
    await ctx.audit({ oggetto: 'Fase', oggettoPk: pk, azione: 'modifica', dopo: JSON.stringify(form) })
    return { pk }
  },
})
