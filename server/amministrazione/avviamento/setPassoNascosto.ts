import type { Db, Tx } from '#platform/db/prisma.ts'
import { operation } from '#platform/operation.ts'
import { hiddenStepSchema, SETUP_STEPS, type SetupStepName } from './rules.ts'

/** Where the hidden steps are kept: beside the settings, but none that somebody edits. */
const KEY = 'avviamento_nascosti'

/** The steps that nobody wants to be asked for. */
export async function hiddenSteps(db: Db | Tx): Promise<ReadonlySet<SetupStepName>> {
  const row = await db.impostazione.findUnique({ where: { chiave: KEY } })
  const stored: unknown[] = Array.isArray(row?.valore) ? row.valore : []
  return new Set(SETUP_STEPS.filter((step) => stored.includes(step)))
}

/** Hides a step of the home's list for everybody, or shows it again. */
export const setPassoNascosto = operation({
  nome: 'setPassoNascosto',
  permesso: 'adminImpostazioni',
  schema: hiddenStepSchema,
  async run({ passo, nascosto }, ctx) {
    await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${KEY}, 0))`
    const before = await hiddenSteps(ctx.tx)
    if (before.has(passo) === nascosto) return { passo }
    const valore = SETUP_STEPS.filter((step) => (step === passo ? nascosto : before.has(step)))
    await ctx.tx.impostazione.upsert({
      where: { chiave: KEY },
      create: { chiave: KEY, valore },
      update: { valore, versione: { increment: 1 } },
    })
    await ctx.audit({
      oggetto: 'Impostazione',
      oggettoPk: 0,
      azione: 'setPassoNascosto',
      campo: 'avviamento',
      dopo: `${passo}: ${nascosto ? 'nascosto' : 'mostrato'}`,
    })
    return { passo }
  },
})
