import { commesseUse } from '#ordini/ordini/commesseUse.ts'
import { keyedOperations } from '#platform/db/arranged/keyed.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { Use } from '#shared/uses.ts'
import { DOCUMENTED_MAGAZZINI, DOCUMENTED_MAGAZZINO } from './rules.ts'

/** What refers to a store: statement for `countUses`. */
export const MAGAZZINO_REFERENCES = `SELECT v.id AS pk FROM ordini_fornitore o JOIN magazzini v ON v.chiave = o.magazzino`

/** Who arranges the stores. */
export const PERMESSO_MAGAZZINI = 'adminImpostazioni'

/** The stores of the firm. Adding, changing, removing, arranging them. */
export const magazziniOperations = keyedOperations({
  model: 'magazzino',
  permesso: PERMESSO_MAGAZZINI,
  names: {
    create: 'createMagazzino',
    update: 'updateMagazzino',
    delete: 'deleteMagazzino',
    arrange: 'arrangeMagazzini',
  },
  prefix: 'magazzino',
  documented: [DOCUMENTED_MAGAZZINI, DOCUMENTED_MAGAZZINO],
  async uses(tx, chiave) {
    const where = { magazzino: chiave }
    const words = { singolare: 'ordine fornitore', plurale: 'ordini fornitore' }
    const uses = {
      ordiniFornitore: await commesseUse(tx, await tx.ordineFornitore.count({ where }), words, {
        ordiniFornitore: { some: where },
      }),
    } satisfies Record<keyof Prisma.MagazzinoCountOutputType, Use>
    return Object.values(uses)
  },
})
