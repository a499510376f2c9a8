import { keyedOperations } from '#platform/db/arranged/keyed.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { Use } from '#shared/uses.ts'
import { commesseUse } from '../ordini/commesseUse.ts'
import { DOCUMENTED_AREA_CONSEGNA, DOCUMENTED_AREE_CONSEGNA } from './rules.ts'

/** What refers to a delivery area: statement for `countUses`. */
export const AREA_CONSEGNA_REFERENCES = `SELECT v.id AS pk FROM ordini o JOIN aree_consegna v ON v.chiave = o.area_consegna`

/** Who arranges the delivery areas. */
export const PERMESSO_AREE_CONSEGNA = 'adminImpostazioni'

/** The delivery areas of the firm. Adding, changing, removing, arranging them. */
export const areeConsegnaOperations = keyedOperations({
  model: 'areaConsegna',
  permesso: PERMESSO_AREE_CONSEGNA,
  names: {
    create: 'createAreaConsegna',
    update: 'updateAreaConsegna',
    delete: 'deleteAreaConsegna',
    arrange: 'arrangeAreeConsegna',
  },
  prefix: 'area',
  documented: [DOCUMENTED_AREE_CONSEGNA, DOCUMENTED_AREA_CONSEGNA],
  async uses(tx, chiave) {
    const where = { areaConsegna: chiave }
    const words = { singolare: 'ordine', plurale: 'ordini' }
    const uses = {
      ordini: await commesseUse(tx, await tx.ordine.count({ where }), words, where),
    } satisfies Record<keyof Prisma.AreaConsegnaCountOutputType, Use>
    return Object.values(uses)
  },
})
