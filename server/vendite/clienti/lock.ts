import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Cliente } from '#prisma/generated/client.ts'
import { clientiList } from './list.ts'
import { CODICE_ALREADY_USED } from './rules.ts'

/** Locks a customer that the viewer may see. @throws Refusal NOT_FOUND */
export async function lockCliente(ctx: OperationContext, pk: number): Promise<Cliente> {
  await ctx.tx.$queryRaw`SELECT 1 FROM clienti WHERE id = ${pk} FOR UPDATE`
  const cliente = await ctx.tx.cliente.findFirst({ where: whereOne(clientiList, pk, ctx) })
  if (!cliente) throw new Refusal('NOT_FOUND')
  return cliente
}

/** The key of the import belongs to one customer. @throws UserErrors on `codice` */
export async function refuseDuplicateCodice(ctx: OperationContext, codice: string | null, excluded?: number) {
  if (codice === null) return
  // Two saves of the same code at once: the second waits here and then finds the first.
  await ctx.tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`cliente ${codice}`}))::text`
  const other = await ctx.tx.cliente.findUnique({ where: { codice }, select: { id: true } })
  if (other && other.id !== excluded) throw UserErrors.of('codice', CODICE_ALREADY_USED)
}
