import type { Prisma } from '#prisma/generated/client.ts'
import { offeredAperture } from '#vendite/tipiApertura/offered.ts'

/** What `sensoOf` reads of a line. */
export const rigaApertura = {
  tipoApertura: { select: { senso: true } },
  tipoSerramento: { select: { aperture: offeredAperture } },
} as const satisfies Prisma.RigaOrdineSelect
