import { fieldHistory, refuseIfStale } from '../../platform/db/conflict.ts'
import { changeSchema, identitySchema, judgeChange } from '../../platform/db/entity/entity.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { Refusal } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { emitFasi } from '../schedulazione/writer.ts'
import { checkFaseUse, checkFasiWith, lockFasi } from './configuration.ts'
import { faseData, faseValues } from './data.ts'
import { ensureMateriale } from './materiale.ts'
import { faseSchema } from './rules.ts'

/** Who called the phase by its old name calls it by the new one: those that wait for it, and its states. */
async function rename(tx: Tx, before: string, after: string): Promise<void> {
  await tx.$executeRaw`UPDATE fasi SET dependencies = array_replace(dependencies, ${before}, ${after}),
    versione = versione + 1 WHERE ${before} = ANY(dependencies)`
  await tx.valoreStato.updateMany({ where: { nomeFase: before }, data: { nomeFase: after } })
}

/**
 * Changes the fields of a phase that are sent. Saved schedules do not move: the new rules hold from the next one on.
 * @throws UserErrors for a circle, an unknown dependency or unit, another name or unit of a phase in use; Refusal
 * CONFLICT when `versione` is not the current one and the save would change something
 */
export const updateFase = operation({
  nome: 'updateFase',
  permesso: 'adminImpostazioni',
  schema: changeSchema(faseSchema, identitySchema),
  async run({ pk, versione: vista, ...sent }, ctx) {
    await lockFasi(ctx.tx)
    const current = await ctx.tx.fase.findUnique({ where: { id: pk } })
    if (!current) throw new Refusal('NOT_FOUND')
    const before = faseValues(current)
    const form = await judgeChange(faseSchema, before, sent)
    const columns = faseData(form)
    const after = faseValues(columns)
    await refuseIfStale(ctx, { oggetto: 'Fase', pk, vista, attuale: current, prima: { ...before }, dopo: { ...after } })
    const history = fieldHistory('Fase', pk, 'modifica', { ...before }, { ...after })
    if (history.length === 0) return { pk }
    await checkFaseUse(ctx.tx, before, after)
    await checkFasiWith(ctx.tx, before.nome, form)
    await ctx.tx.fase.update({ where: { id: pk }, data: { ...columns, versione: { increment: 1 } } })
    if (before.nome !== after.nome) await rename(ctx.tx, before.nome, after.nome)
    await ensureMateriale(ctx, after)
    await ctx.audit(...history)
    await emitFasi(ctx)
    return { pk }
  },
})
