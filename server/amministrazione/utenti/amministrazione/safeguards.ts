import { Refusal, UserErrors } from '#platform/errors.ts'
import { loadViewer } from '#platform/identity/viewer.ts'
import type { OperationContext } from '#platform/operation.ts'
import { can } from '#platform/permissions.ts'

const LAST_ADMIN = 'È l’ultimo utente che può amministrare gli utenti: prima dai questo permesso a qualcun altro.'

/**
 * At least one administrator of users remains, and a caller who has just lost that permission is refused.
 * Call it after the write, with the administrators locked.
 * @throws UserErrors, Refusal FORBIDDEN: the transaction is undone
 */
export async function requireAnotherAdmin(ctx: OperationContext, { id }: { id: number }): Promise<void> {
  const where = { isSuperuser: true, isActive: true, info: { canAdminUsers: true } }
  if ((await ctx.tx.user.count({ where })) === 0) throw UserErrors.of(null, LAST_ADMIN)
  const own = ctx.viewer?.id ?? -1
  if (id !== own && !can(await loadViewer(ctx.tx, own), 'adminUsers')) throw new Refusal('FORBIDDEN')
}

const ONLY_PORTALE =
  'Chi entra come fornitore vede solo il portale: non può essere anche amministratore, staff, operatore, agente o App Account.'

/** Who stands for a supplier has no other role. Call it after the write. @throws UserErrors: the transaction is undone */
export async function refuseMixedFornitore(ctx: OperationContext, id: number): Promise<void> {
  const other = [
    { isSuperuser: true },
    { isStaff: true },
    { operatore: { isNot: null } },
    { agente: { isNot: null } },
    { appAccount: { isNot: null } },
  ]
  const mixed = await ctx.tx.user.count({ where: { id, fornitore: { isNot: null }, OR: other } })
  if (mixed > 0) throw UserErrors.of(null, ONLY_PORTALE)
}

interface Rights {
  isSuperuser: boolean
  isActive: boolean
  canAdminUsers: boolean
}

/** What a user may not do to itself. @throws UserErrors by field */
export function refuseSelf(ctx: OperationContext, id: number, after: Rights): void {
  if (id !== ctx.viewer?.id) return
  const forbidden = [
    [after.isSuperuser, 'isSuperuser', 'Non puoi togliere a te stesso il ruolo di amministratore.'],
    [
      after.canAdminUsers,
      'info.canAdminUsers',
      'Non puoi togliere a te stesso il permesso di amministrare gli utenti.',
    ],
    [after.isActive, 'isActive', 'Non puoi disattivare te stesso.'],
  ] as const
  const errors = forbidden
    .filter(([stays]) => !stays)
    .map(([, field, message]) => ({ code: 'INVALID', field, message }))
  if (errors.length > 0) throw new UserErrors(errors)
}
