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
async function rinomina(tx: Tx, prima: string, dopo: string): Promise<void> {
  await tx.$executeRaw`UPDATE fasi SET dependencies = array_replace(dependencies, ${prima}, ${dopo}),
    versione = versione + 1 WHERE ${prima} = ANY(dependencies)`
  await tx.valoreStato.updateMany({ where: { nomeFase: prima }, data: { nomeFase: dopo } })
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
    const attuale = await ctx.tx.fase.findUnique({ where: { id: pk } })
    if (!attuale) throw new Refusal('NOT_FOUND')
    const prima = faseValues(attuale)
    const form = await judgeChange(faseSchema, prima, sent)
    const colonne = faseData(form)
    const dopo = faseValues(colonne)
    await refuseIfStale(ctx, { oggetto: 'Fase', pk, vista, attuale, prima: { ...prima }, dopo: { ...dopo } })
    const storia = fieldHistory('Fase', pk, 'modifica', { ...prima }, { ...dopo })
    if (storia.length === 0) return { pk }
    await checkFaseUse(ctx.tx, prima, dopo)
    await checkFasiWith(ctx.tx, prima.nome, form)
    await ctx.tx.fase.update({ where: { id: pk }, data: { ...colonne, versione: { increment: 1 } } })
    if (prima.nome !== dopo.nome) await rinomina(ctx.tx, prima.nome, dopo.nome)
    await ensureMateriale(ctx, dopo)
    await ctx.audit(...storia)
    await emitFasi(ctx)
    return { pk }
  },
})
