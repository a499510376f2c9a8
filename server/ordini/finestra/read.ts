import { byOrdine } from '#platform/db/byOrdine.ts'
import type { Prisma } from '#prisma/generated/client.ts'

const named = { select: { id: true, nome: true } } as const

/** What says what the window of a line is: with it go type, measures and leaves, which are the line's own. */
export const forFinestra = {
  famiglia: named,
  tipoApertura: named,
  opzioni: { select: { opzione: named, valore: named }, orderBy: [{ opzione: { ordine: 'asc' } }, { id: 'asc' }] },
  accessori: { ...named, orderBy: byOrdine },
} satisfies Prisma.RigaOrdineInclude
