import { operation } from '../../platform/operation.ts'
import { emitFasi } from '../schedulazione/writer.ts'
import { checkFasiWith, lockFasi } from './configuration.ts'
import { faseData } from './data.ts'
import { ensureMateriale } from './materiale.ts'
import { faseSchema } from './rules.ts'

/** The list of states that a new phase begins with. */
const INITIAL_STATI = [
  { nome: 'Da fare', colore: 'ATTENZIONE' },
  { nome: 'In corso', colore: 'INFO' },
  { nome: 'Finito', colore: 'POSITIVO' },
] as const

/** Adds a phase, after the others, with a list of states of its own and its material when a supplier does it. @throws UserErrors for a circle, an unknown dependency or unit, a name that is taken */
export const createFase = operation({
  nome: 'createFase',
  permesso: 'adminImpostazioni',
  schema: faseSchema,
  async run(form, ctx) {
    await lockFasi(ctx.tx)
    await checkFasiWith(ctx.tx, null, form)
    const { _max } = await ctx.tx.fase.aggregate({ _max: { posizione: true } })
    const { id } = await ctx.tx.fase.create({ data: { ...faseData(form), posizione: (_max.posizione ?? 0) + 1 } })
    await ctx.tx.valoreStato.createMany({
      data: INITIAL_STATI.map((stato, ordine) => ({ ...stato, contesto: 'FASI', nomeFase: form.nome, ordine })),
      skipDuplicates: true,
    })
    await ensureMateriale(ctx, form)
    await ctx.audit({ oggetto: 'Fase', oggettoPk: id, azione: 'crea', dopo: form.nome })
    await emitFasi(ctx)
    return { pk: id }
  },
})
