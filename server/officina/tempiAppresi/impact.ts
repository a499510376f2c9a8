import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { authorize, inTransaction, validateInput } from '#platform/operation.ts'
import { loadFasi } from '#produzione/schedulazione/data/fasi.ts'
import { loadOrdini } from '#produzione/schedulazione/data/ordine.ts'
import { requestOf } from '#produzione/schedulazione/request.ts'
import { tempisticaEntity } from '#produzione/tempistiche/entity.ts'
import { writeTempiAppresi } from './acceptTempiAppresi.ts'
import { accettaTempiSchema } from './rules.ts'

/** A phase of a saved schedule that would last otherwise. */
export interface TouchedFase {
  ordine: number
  fase: string
  /** Minutes that its timings say now, and that they would say. */
  prima: number
  dopo: number
}

/** The minutes of the departments' phases of the plans that are not over, for orders with these window types. */
async function durations(tx: Tx, tipi: number[]): Promise<Map<string, Omit<TouchedFase, 'dopo'>>> {
  const configurate = await loadFasi(tx)
  const ordini = await loadOrdini(tx, {
    schedulazione: { is: { fine: { gte: new Date() } } },
    righe: { some: { tipoSerramentoId: { in: tipi } } },
  })
  return new Map(
    ordini.flatMap((ordine) =>
      requestOf(ordine, { configurate, fornitori: [], adesso: 0 }).fasi.flatMap(
        ({ nome, reparto, durata, durataOverride }) =>
          // What was typed for a phase holds whatever the timings say.
          reparto === null || durataOverride !== null || !ordine.salvata?.fasi.has(nome)
            ? []
            : [[`${ordine.pk} ${nome}`, { ordine: ordine.pk, fase: nome, prima: durata ?? 0 }] as const],
      ),
    ),
  )
}

class Cancel extends Error {
  readonly toccate: TouchedFase[]
  constructor(toccate: TouchedFase[]) {
    super('Dry run')
    this.toccate = toccate
  }
}

/**
 * The schedules that accepting learned times would touch: it is done in a transaction that is then rolled back.
 * @throws UserErrors, Refusal as `acceptTempiAppresi`
 */
export async function impattoTempiAppresi(items: readonly object[], ctx: Context): Promise<TouchedFase[]> {
  authorize(tempisticaEntity.permesso, ctx)
  if (items.length === 0) return []
  const { voci: asked } = await validateInput(accettaTempiSchema, { voci: items })
  try {
    return await inTransaction(ctx, async (inside) => {
      const tempistiche = await inside.tx.tempistica.findMany({
        where: { id: { in: asked.map(({ tempisticaPk }) => tempisticaPk) } },
        select: { tipoSerramentoId: true },
      })
      const tipi = [...new Set(tempistiche.map(({ tipoSerramentoId }) => tipoSerramentoId))]
      const before = await durations(inside.tx, tipi)
      await writeTempiAppresi(asked, inside)
      const after = await durations(inside.tx, tipi)
      throw new Cancel(
        [...before].flatMap(([key, fase]) => {
          const next = after.get(key)?.prima ?? fase.prima
          return next === fase.prima ? [] : [{ ...fase, dopo: next }]
        }),
      )
    })
  } catch (error) {
    if (error instanceof Cancel) return error.toccate
    throw error
  }
}
