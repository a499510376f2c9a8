import { Prisma } from '../../../prisma/generated/client.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { readSettings } from '../../platform/settings/read.ts'
import { readLavoroFasi } from './read.ts'
import { faseFinita } from './rules.ts'

/**
 * Where the setting says so, work moves the states of its phases on: the first activity to the one after the first,
 * the last piece to the last. Never back, and nothing of a phase with fewer than two states.
 * @param fasi names of the phases of the operations that were worked
 */
export async function advanceStatiFase(ctx: OperationContext, ordine: number, fasi: readonly string[]): Promise<void> {
  const { stato_fase_da_officina: acceso } = await readSettings(ctx.tx)
  if (acceso !== 'si') return
  const nomi = [...new Set(fasi)].toSorted()
  const lavoro = (await readLavoroFasi(ctx.tx, [ordine])).get(ordine)
  const [stati, attuali] = await Promise.all([
    ctx.tx.valoreStato.findMany({
      where: { contesto: 'FASI', nomeFase: { in: nomi } },
      orderBy: [{ ordine: 'asc' }, { nome: 'asc' }],
    }),
    ctx.tx.statoFase.findMany({ where: { ordineId: ordine, nomeFase: { in: nomi } } }),
  ])
  let moved = false
  for (const nomeFase of nomi) {
    const suoi = stati.filter((stato) => stato.nomeFase === nomeFase)
    const suo = lavoro?.get(nomeFase)
    const meta = suo && faseFinita(suo) ? suoi.length - 1 : Math.min(1, suoi.length - 2)
    const attuale = attuali.find((uno) => uno.nomeFase === nomeFase)
    const ora = attuale ? suoi.findIndex(({ id }) => id === attuale.statoId) : -1
    const nuovo = suoi[meta]
    if (suoi.length < 2 || !nuovo || meta <= ora) continue
    // Two operators of the same phase: the state that is further on stays.
    const scritti = await ctx.tx.$executeRaw(
      Prisma.sql`INSERT INTO stati_fase (ordine_id, nome_fase, stato_id) VALUES (${ordine}, ${nomeFase}, ${nuovo.id})
        ON CONFLICT (ordine_id, nome_fase) DO UPDATE SET stato_id = excluded.stato_id
        WHERE stati_fase.stato_id = ANY(${suoi.slice(0, meta).map(({ id }) => id)}::int[])`,
    )
    if (scritti === 0) continue
    moved = true
    const campi = { campo: `stato ${nomeFase}`, prima: suoi[ora]?.nome, dopo: nuovo.nome }
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: ordine, azione: 'statoFaseOfficina', ...campi })
  }
  if (moved) await ctx.emit('ordine', { pk: ordine })
}
