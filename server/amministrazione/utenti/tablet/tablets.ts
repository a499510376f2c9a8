import { randomInt } from 'node:crypto'
import type { Tx } from '#platform/db/prisma.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { fingerprint } from '#platform/identity/secrets.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Prisma, TabletOfficina } from '#prisma/generated/client.ts'
import { unknownKeyMessage } from '#shared/fields/fields.ts'
import { TABLET_ALREADY_CALLED } from './rules.ts'

/** No letter or digit that is taken for another one. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 12
const HOUR_MS = 3_600_000

/** No column of the database refers to them, one by one. @throws UserErrors for a department that there is not */
export async function checkReparti(tx: Tx, reparti: readonly string[]): Promise<void> {
  const present = await tx.reparto.findMany({ where: { chiave: { in: [...reparti] } }, select: { chiave: true } })
  const unknown = reparti.find((reparto) => present.every(({ chiave }) => chiave !== reparto))
  if (unknown !== undefined) throw UserErrors.of('reparti', unknownKeyMessage(unknown))
}

/** Operators whom a tablet shows and lets in: those of its departments, those of none, whoever may log in. */
export function operatoriOf({ reparti }: Pick<TabletOfficina, 'reparti'>): Prisma.OperatoreWhereInput {
  const everybody = { user: { isActive: true, fornitore: null } }
  if (reparti.length === 0) return everybody
  const here = [{ tablet: null }, { tablet: { reparto: null } }, { tablet: { reparto: { in: reparti } } }]
  return { ...everybody, OR: here }
}

/** A code that links a device to a tablet, once, within the hour: 'ABCD-EFGH-JKMN'. */
export function newCodice(): { codice: string; columns: { codiceHash: string; codiceScadeIl: Date } } {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  const codice = signs.replaceAll(/(.{4})(?=.)/g, '$1-')
  return { codice, columns: { codiceHash: fingerprint(signs), codiceScadeIl: new Date(Date.now() + HOUR_MS) } }
}

/** A tablet, locked. @throws Refusal NOT_FOUND */
export async function lockTablet(tx: Tx, pk: number): Promise<TabletOfficina> {
  await tx.$queryRaw`SELECT 1 FROM tablet_officina WHERE id = ${pk} FOR UPDATE`
  const tablet = await tx.tabletOfficina.findUnique({ where: { id: pk } })
  if (!tablet) throw new Refusal('NOT_FOUND')
  return tablet
}

/** @throws UserErrors on `name` when another tablet is called so */
export async function checkTabletName(tx: Tx, name: string, pk = 0): Promise<void> {
  // Two that are named at once wait for each other.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('tablet_officina'))`
  const taken = await tx.tabletOfficina.count({
    where: { nome: { equals: name, mode: 'insensitive' }, id: { not: pk } },
  })
  if (taken > 0) throw UserErrors.of('nome', TABLET_ALREADY_CALLED)
}

/** Sends home whoever is at a tablet, sockets included. */
export async function endTabletSessions({ tx, emit }: OperationContext, tabletId: number): Promise<void> {
  const sessions = await tx.session.findMany({ where: { tabletId }, select: { userId: true } })
  await tx.session.deleteMany({ where: { tabletId } })
  for (const userId of new Set(sessions.map((session) => session.userId))) await emit('sessione', { userId })
}
