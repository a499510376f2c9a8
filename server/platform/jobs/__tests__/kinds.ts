import { defineJob } from '../kind.ts'

/** Writes its name beside each run in `impostazioni`, then ends at once or, the first time, never. */
export const slowJob = defineJob({
  nome: 'lento',
  async run({ chi }: { chi: string }, { db, pk, progresso }) {
    const key = `lento ${pk}`
    const first = (await db.impostazione.count({ where: { chiave: key } })) === 0
    await db.impostazione.upsert({
      where: { chiave: key },
      create: { chiave: key, valore: [chi] },
      update: { valore: [chi, 'di nuovo'] },
    })
    await progresso(10)
    if (first) await new Promise(() => undefined)
    return { chi }
  },
})
