import { toJson } from '#platform/db/json.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { RigaOrdineFornitore } from '#prisma/generated/client.ts'
import { rigaFornitoreValues } from './lock.ts'
import type { RigaOrdineFornitoreInput } from './rules.ts'

/** A row as it was: by it 'Annulla' puts it back. */
export interface StoredRiga extends Omit<RigaOrdineFornitoreInput, 'fornitorePk' | 'rigaOrdinePk'> {
  id: number
  ordine: number
  fornitore: number | null
  rigaOrdine: number | null
  ordineFornitore: number | null
  /** The import that brought it. */
  importazione: number | null
  /** The bill of its line asked for it. */
  daDistinta: boolean
}

/** A row or a supplier order as a change left it. */
interface Left {
  id: number
  versione: number
}

/** What a change left. */
export interface LeftByChange {
  /** The rows that it touched or made. */
  righe: Left[]
  /** The supplier orders that it made. */
  ordiniFornitore: Left[]
}

function stored(riga: RigaOrdineFornitore): StoredRiga {
  const { fornitorePk, rigaOrdinePk, ...fields } = rigaFornitoreValues(riga)
  return {
    id: riga.id,
    ordine: riga.ordineId,
    ordineFornitore: riga.ordineFornitoreId,
    importazione: riga.importazioneId,
    daDistinta: riga.daDistinta,
    fornitore: fornitorePk,
    rigaOrdine: rigaOrdinePk,
    ...fields,
  }
}

/**
 * Remembers what was just done to rows, so that it can be taken back as a whole.
 * @param before the rows as they were, those that are gone too
 * @param after numbers of the rows that there are now, and of the supplier orders that were made
 * @returns its number, for `undoModificaRighe`
 */
export async function rememberEdit(
  ctx: OperationContext,
  action: string,
  before: readonly RigaOrdineFornitore[],
  after: { righe: readonly number[]; ordiniFornitore?: readonly number[] },
): Promise<number> {
  const select = { id: true, versione: true } as const
  const those = (ids: readonly number[] = []) => ({ where: { id: { in: [...ids] } }, select })
  const left: LeftByChange = {
    righe: await ctx.tx.rigaOrdineFornitore.findMany(those(after.righe)),
    ordiniFornitore: await ctx.tx.ordineFornitore.findMany(those(after.ordiniFornitore)),
  }
  const { id } = await ctx.tx.modificaRigheFornitore.create({
    data: {
      azione: action,
      userId: ctx.viewer?.id ?? null,
      prima: toJson(before.map(stored)),
      dopo: toJson(left),
    },
    select: { id: true },
  })
  return id
}
