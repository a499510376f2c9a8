import { commesseUse } from '#ordini/ordini/commesseUse.ts'
import type { Tx } from '#platform/db/prisma.ts'
import type { Use } from '#shared/uses.ts'

/**
 * What orders have of a supplier or of a material: supplier orders and their rows.
 * @param of which of them: those of the supplier, or of the material
 */
export async function suppliedUses(
  tx: Tx,
  count: { ordiniFornitore: number; righe: number },
  of: { some: { fornitoreId: number } | { tipologia: string } },
): Promise<{ ordiniFornitore: Use; righe: Use }> {
  const ordini = { singolare: 'ordine fornitore', plurale: 'ordini fornitore' }
  const righe = { singolare: 'riga di ordine fornitore', plurale: 'righe di ordini fornitore' }
  return {
    ordiniFornitore: await commesseUse(tx, count.ordiniFornitore, ordini, { ordiniFornitore: of }),
    righe: await commesseUse(tx, count.righe, righe, { righeFornitore: of }),
  }
}
