import type { OperationContext } from '#platform/operation.ts'
import { readSettings } from '#platform/settings/read.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { officinaSettings } from '../impostazioni/rules.ts'
import { readLavoroFasi } from './read.ts'
import { faseFinished } from './rules.ts'

/**
 * Where the setting says so, work moves the states of its phases on: the first activity to the one after the first,
 * the last piece to the last. Never back, and nothing of a phase with fewer than two states.
 * @param fasi names of the phases of the operations that were worked
 */
export async function advanceStatiFase(ctx: OperationContext, ordine: number, fasi: readonly string[]): Promise<void> {
  const { stato_fase_da_officina: isOn } = await readSettings(ctx.tx, officinaSettings)
  if (isOn !== 'si') return
  const names = [...new Set(fasi)].toSorted()
  const lavoro = (await readLavoroFasi(ctx.tx, [ordine])).get(ordine)
  const [stati, present] = await Promise.all([
    ctx.tx.valoreStato.findMany({
      where: { contesto: 'FASI', nomeFase: { in: names } },
      orderBy: [{ ordine: 'asc' }, { nome: 'asc' }],
    }),
    ctx.tx.statoFase.findMany({ where: { ordineId: ordine, nomeFase: { in: names } } }),
  ])
  let moved = false
  for (const nomeFase of names) {
    const own = stati.filter((stato) => stato.nomeFase === nomeFase)
    const its = lavoro?.get(nomeFase)
    const meta = its && faseFinished(its) ? own.length - 1 : Math.min(1, own.length - 2)
    const current = present.find((one) => one.nomeFase === nomeFase)
    const hour = current ? own.findIndex(({ id }) => id === current.statoId) : -1
    const next = own[meta]
    if (own.length < 2 || !next || meta <= hour) continue
    // Two operators of the same phase: the state that is further on stays.
    const written = await ctx.tx.$executeRaw(
      Prisma.sql`INSERT INTO stati_fase (ordine_id, nome_fase, stato_id) VALUES (${ordine}, ${nomeFase}, ${next.id})
        ON CONFLICT (ordine_id, nome_fase) DO UPDATE SET stato_id = excluded.stato_id
        WHERE stati_fase.stato_id = ANY(${own.slice(0, meta).map(({ id }) => id)}::int[])`,
    )
    if (written === 0) continue
    moved = true
    const fields = { campo: `stato ${nomeFase}`, prima: own[hour]?.nome, dopo: next.nome }
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: ordine, azione: 'statoFaseOfficina', ...fields })
  }
  if (moved) await ctx.emit('ordine', { pk: ordine })
}
