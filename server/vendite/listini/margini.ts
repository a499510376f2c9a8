import { decimalToNumber } from '#platform/db/decimal.ts'
import type { Prisma } from '#prisma/generated/client.ts'

/** What things cost the house is null to who may not see margins. */
export const margini = { authScopes: { permesso: 'viewMargini' }, unauthorizedResolver: () => null } as const
export const withoutMargini = 'Withheld from users who may not see margins: null.'

/** The field `costo` of what a price list has: a percentage, for who may see margins. @param description what it is of */
export const costField = (description: string) =>
  ({
    type: 'Decimal',
    nullable: true,
    ...margini,
    description: `${description} ${withoutMargini}`,
    select: { costo: true },
    resolve: ({ costo }: { costo: Prisma.Decimal | null }) => costo && decimalToNumber(costo),
  }) as const
