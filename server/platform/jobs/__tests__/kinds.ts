import { defineJob } from '../kind.ts'

/** Writes its name beside each run in `impostazioni`, then ends at once or, the first time, never. */
export const slowJob = defineJob({
  nome: 'lento',
  async run({ chi }: { chi: string }, { db, pk, progresso }) {
    const chiave = `lento ${pk}`
    const first = (await db.impostazione.count({ where: { chiave } })) === 0
    await db.impostazione.upsert({
      where: { chiave },
      create: { chiave, valore: [chi] },
      update: { valore: [chi, 'di nuovo'] },
    })
    await progresso(10)
    if (first) await new Promise(() => undefined)
    return { chi }
  },
})
