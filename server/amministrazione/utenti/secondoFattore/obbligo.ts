import type { Db, Tx } from '#platform/db/prisma.ts'
import { loadViewer, viewerOf, viewerSelection } from '#platform/identity/viewer.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Viewer } from '#platform/permissions.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { FactorRole } from '#shared/factorRoles.ts'

type Roles = Pick<Viewer, 'isSuperuser' | 'isStaff' | 'agente' | 'operatore' | 'appAccount' | 'fornitore'>

/** The roles of a user that a second factor may be asked of. */
export function rolesOf(viewer: Roles): FactorRole[] {
  const has: Record<FactorRole, boolean> = {
    superuser: viewer.isSuperuser,
    staff: viewer.isStaff,
    agente: viewer.agente !== null,
    operatore: viewer.operatore !== null,
    app: viewer.appAccount !== null,
    fornitore: viewer.fornitore !== null,
  }
  return (Object.keys(has) as FactorRole[]).filter((role) => has[role])
}

/** Whether the settings want a second factor of a user, for one of the roles that it has. */
export async function needsFactor(db: Db | Tx, userId: number): Promise<boolean> {
  const { secondo_fattore_ruoli: wanted } = await readSettings(db)
  if (wanted.length === 0) return false
  const viewer = await loadViewer(db, userId)
  return viewer !== null && rolesOf(viewer).some((role) => wanted.includes(role))
}

/**
 * Ends the sessions of who must have a second factor and has none: at the next request they set it up as they log in.
 * Those of tablets stay, who enters there has a PIN.
 */
export async function endUnprotectedSessions({ tx, emit }: Pick<OperationContext, 'tx' | 'emit'>): Promise<void> {
  const { secondo_fattore_ruoli: wanted } = await readSettings(tx)
  if (wanted.length === 0) return
  const users = await tx.user.findMany({
    where: {
      sessions: { some: { tabletId: null } },
      OR: [{ secondoFattore: null }, { secondoFattore: { confermatoIl: null } }],
      passkeys: { none: {} },
    },
    select: viewerSelection,
  })
  const obliged = users
    .map(viewerOf)
    .filter((viewer) => viewer !== null && rolesOf(viewer).some((role) => wanted.includes(role)))
    .flatMap((viewer) => viewer?.id ?? [])
  await tx.session.deleteMany({ where: { userId: { in: obliged }, tabletId: null } })
  for (const userId of obliged) await emit('sessione', { userId })
}
