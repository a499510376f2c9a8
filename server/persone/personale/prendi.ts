import type { Persona } from '../../../prisma/generated/client.ts'
import { Refusal } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'

/** Locks a person. @throws Refusal NOT_FOUND */
export async function prendiPersona(ctx: OperationContext, pk: number): Promise<Persona> {
  await ctx.tx.$queryRaw`SELECT 1 FROM persone WHERE id = ${pk} FOR UPDATE`
  const persona = await ctx.tx.persona.findUnique({ where: { id: pk } })
  if (!persona) throw new Refusal('NOT_FOUND')
  return persona
}
