import { lockRow } from '#platform/db/entity/rows.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Fornitore } from '#prisma/generated/client.ts'
import { fornitoriList } from './list.ts'
import { UNKNOWN_TIPOLOGIA } from './rules.ts'

/** One change of the suppliers at a time: making one the default changes another. */
export async function lockFornitori(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('fornitori'))::text`
}

/** Locks a supplier. @throws Refusal NOT_FOUND */
export async function lockFornitore(ctx: OperationContext, pk: number): Promise<Fornitore> {
  await lockFornitori(ctx.tx)
  return lockRow(ctx.tx, 'fornitore', pk, fornitoriList.visible(ctx.viewer))
}

/** What is supplied must be a material, and stay one until this is done. @throws UserErrors on `field` */
export async function lockTipologia({ tx }: OperationContext, name: string, field = 'tipologia'): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>`SELECT 1 FROM materiali WHERE nome = ${name} FOR KEY SHARE`
  if (found.length === 0) throw UserErrors.of(field, UNKNOWN_TIPOLOGIA)
}
