import { Refusal } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Vincolo } from '#prisma/generated/client.ts'
import { formatInteger } from '#shared/formats/formats.ts'

/** Locks a constraint. @throws Refusal NOT_FOUND */
export async function lockVincolo(ctx: OperationContext, pk: number): Promise<Vincolo> {
  await ctx.tx.$queryRaw`SELECT 1 FROM vincoli WHERE id = ${pk} FOR UPDATE`
  const vincolo = await ctx.tx.vincolo.findUnique({ where: { id: pk } })
  if (!vincolo) throw new Refusal('NOT_FOUND')
  return vincolo
}

type Misure = Pick<Vincolo, 'altezzaMin' | 'altezzaMax' | 'larghezzaMin' | 'larghezzaMax'>

/** 'altezza 400–2.400 mm, larghezza 300–1.500 mm', for the history. */
export function describeVincolo({ altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }: Misure): string {
  const from = (min: number, max: number) => `${formatInteger(min)}–${formatInteger(max)} mm`
  return `altezza ${from(altezzaMin, altezzaMax)}, larghezza ${from(larghezzaMin, larghezzaMax)}`
}
