import type { VistaSalvata } from '../../../prisma/generated/client.ts'
import { Refusal, UserErrors } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { can } from '../../platform/permissions.ts'
import { NOME_VISTA_USATO, TROPPE_VISTE, VISTE_MAX } from './rules.ts'
import { visibleViste } from './visible.ts'

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
  escluso?: number,
): Promise<void> {
  // Two saves of the same name at once: the second waits here and then finds the first.
  await ctx.tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`viste ${userId}`}))::text`
  const sue = await ctx.tx.vistaSalvata.findMany({ where: { userId, elenco }, select: { id: true, nome: true } })
  const uguale = (altro: string) => altro.toLocaleLowerCase('it') === nome.toLocaleLowerCase('it')
  if (sue.some((vista) => vista.id !== escluso && uguale(vista.nome))) throw UserErrors.of('nome', NOME_VISTA_USATO)
  if (escluso === undefined && sue.length >= VISTE_MAX) throw UserErrors.of(null, TROPPE_VISTE)
}

/** Only users who see shared views may share one. */
export const isShareable = (ctx: OperationContext, condivisa: boolean) =>
  condivisa && can(ctx.viewer, 'viewVisteCondivise')
