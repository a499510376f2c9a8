import type { Prisma } from '#prisma/generated/client.ts'

/** A decimal column as the number that GraphQL answers: euro or percent with two decimals. */
export function decimalToNumber(value: Prisma.Decimal): number {
  return value.toNumber()
}
