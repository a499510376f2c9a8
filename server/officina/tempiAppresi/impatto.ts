import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { authorize, inTransaction, validateInput } from '../../platform/operation.ts'
import { loadFasi } from '../../produzione/schedulazione/data/fasi.ts'
import { loadOrdini } from '../../produzione/schedulazione/data/ordine.ts'
import { richiestaOf } from '../../produzione/schedulazione/request.ts'
import { tempisticaEntity } from '../../produzione/tempistiche/entity.ts'
import { writeTempiAppresi } from './accettaTempiAppresi.ts'
import { accettaTempiSchema } from './rules.ts'

/** A phase of a saved schedule that would last otherwise. */
export interface FaseToccata {
  ordine: number
  numeroCommessa: string
  fase: string
  /** Minutes that its timings say now, and that they would say. */
  prima: number
  dopo: number
}

/** The minutes of the departments' phases of the plans that are not over, for orders with these window types. */
async function durate(tx: Tx, tipi: number[]): Promise<Map<string, Omit<FaseToccata, 'dopo'>>> {
  const configurate = await loadFasi(tx)
  const ordini = await loadOrdini(tx, {
    schedulazione: { is: { fine: { gte: new Date() } } },
    righe: { some: { tipoSerramentoId: { in: tipi } } },
  })
  return new Map(
    ordini.flatMap((ordine) =>
      richiestaOf(ordine, { configurate, fornitori: [], adesso: 0 }).fasi.flatMap(
        ({ nome, reparto, durata, durataOverride }) =>
          // What was typed for a phase holds whatever the timings say.
          reparto === null || durataOverride !== null || !ordine.salvata?.fasi.has(nome)
            ? []
            : [
                [
                  `${ordine.pk} ${nome}`,
                  { ordine: ordine.pk, numeroCommessa: ordine.numeroCommessa, fase: nome, prima: durata ?? 0 },
                ] as const,
              ],
      ),
    ),
  )
}

class Annulla extends Error {
  readonly toccate: FaseToccata[]
  constructor(toccate: FaseToccata[]) {
    super('Dry run')
    this.toccate = toccate
  }
}

/**
 * The schedules that accepting learned times would touch: it is done in a transaction that is then rolled back.
 * @throws UserErrors, Refusal as `accettaTempiAppresi`
 */
export async function impattoTempiAppresi(voci: readonly object[], ctx: Context): Promise<FaseToccata[]> {
  authorize(tempisticaEntity.permesso, ctx)
  if (voci.length === 0) return []
  const { voci: chieste } = await validateInput(accettaTempiSchema, { voci })
  try {
    return await inTransaction(ctx, async (dentro) => {
      const tempistiche = await dentro.tx.tempistica.findMany({
        where: { id: { in: chieste.map(({ tempistica }) => tempistica) } },
        select: { tipoSerramentoId: true },
      })
      const tipi = [...new Set(tempistiche.map(({ tipoSerramentoId }) => tipoSerramentoId))]
      const prima = await durate(dentro.tx, tipi)
      await writeTempiAppresi(chieste, dentro)
      const dopo = await durate(dentro.tx, tipi)
      throw new Annulla(
        [...prima].flatMap(([chiave, fase]) => {
          const nuova = dopo.get(chiave)?.prima ?? fase.prima
          return nuova === fase.prima ? [] : [{ ...fase, dopo: nuova }]
        }),
      )
    })
  } catch (error) {
    if (error instanceof Annulla) return error.toccate
    throw error
  }
}
