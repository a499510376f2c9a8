import { Refusal, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import type { Prisma, VistaSalvata } from '#prisma/generated/client.ts'
import { TOO_MANY_VISTE, VISTA_NAME_USED, VISTE_MAX } from './rules.ts'

/** The views that a user sees: the own ones, and those that colleagues share. */
export function visibleViste(viewer: Viewer | null): Prisma.VistaSalvataWhereInput {
  if (!viewer) return { id: { in: [] } }
  if (!can(viewer, 'viewVisteCondivise')) return { userId: viewer.id }
  return { OR: [{ userId: viewer.id }, { condivisa: true, user: { isActive: true } }] }
}

/** Locks a view of the viewer's. @throws Refusal FORBIDDEN for one that a colleague shares, NOT_FOUND for any other */
export async function lockVista(ctx: OperationContext, pk: number): Promise<VistaSalvata> {
  await ctx.tx.$queryRaw`SELECT 1 FROM viste_salvate WHERE id = ${pk} FOR UPDATE`
  const vista = await ctx.tx.vistaSalvata.findFirst({ where: { id: pk, AND: visibleViste(ctx.viewer) } })
  if (!vista) throw new Refusal('NOT_FOUND')
  if (vista.userId !== ctx.viewer?.id) throw new Refusal('FORBIDDEN', 'La vista è di un altro utente.')
  return vista
}

/**
 * A user has one view of a name for each list, case ignored, and not too many of them.
 * @throws UserErrors on `nome`, or on the whole
 */
export async function refuseDuplicateVista(
  ctx: OperationContext,
  { userId, elenco, nome }: Pick<VistaSalvata, 'userId' | 'elenco' | 'nome'>,
  excluded?: number,
): Promise<void> {
  // Two saves of the same name at once: the second waits here and then finds the first.
  await ctx.tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`viste ${userId}`}))::text`
  const own = await ctx.tx.vistaSalvata.findMany({ where: { userId, elenco }, select: { id: true, nome: true } })
  const equal = (other: string) => other.toLocaleLowerCase('it') === nome.toLocaleLowerCase('it')
  if (own.some((vista) => vista.id !== excluded && equal(vista.nome))) throw UserErrors.of('nome', VISTA_NAME_USED)
  if (excluded === undefined && own.length >= VISTE_MAX) throw UserErrors.of(null, TOO_MANY_VISTE)
}

/** Only users who see shared views may share one. */
export const isShareable = (ctx: OperationContext, condivisa: boolean) =>
  condivisa && can(ctx.viewer, 'viewVisteCondivise')
