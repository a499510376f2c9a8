import type { Prisma } from '#prisma/generated/client.ts'
import type { SpecchiaturaDrawing } from '#shared/drawings/drawings.ts'
import { offeredAperture } from '../tipiApertura/offered.ts'
import { sensoOf } from '../tipiApertura/rules.ts'

/** The fields of the element of a line, of a quote or an order, in their places. */
export const forSpecchiature = {
  select: {
    x: true,
    y: true,
    larghezza: true,
    altezza: true,
    ante: true,
    tipoSerramento: { select: { id: true, nome: true, disegno: true, aperture: offeredAperture } },
    tipoApertura: { select: { id: true, nome: true, senso: true } },
  },
  orderBy: { posizione: 'asc' },
} as const satisfies Prisma.Serramento$specchiatureArgs

/** A stored field of an element, of whatever line. */
export type StoredSpecchiatura = Prisma.SpecchiaturaPreventivoGetPayload<typeof forSpecchiature>

/** The stored fields of an element as they are drawn. */
export const specchiatureDrawing = (specchiature: readonly StoredSpecchiatura[]): SpecchiaturaDrawing[] =>
  specchiature.map(({ tipoSerramento, tipoApertura, ...one }) => ({
    ...one,
    disegno: tipoSerramento.disegno,
    senso: sensoOf({ tipoApertura, tipoSerramento }),
  }))
