import type { Prisma } from '#prisma/generated/client.ts'

/** Openings that a type offers, as far as `sensoOf` asks: whether there is one only. */
export const offeredAperture = {
  where: { ritirato: false },
  select: { senso: true },
  orderBy: { id: 'asc' },
  take: 2,
} as const satisfies Prisma.TipoSerramento$apertureArgs
