import type { Services } from '#platform/context.ts'
import { fingerprint } from '#platform/identity/secrets.ts'
import { loadViewer } from '#platform/identity/viewer.ts'
import { holds } from '#platform/operation.ts'
import { wordOf } from '#shared/fields/words.ts'
import { eventsOf } from './events.ts'
import { icsOf } from './ics.ts'
import { PERMESSO_DI } from './operations.ts'
import { TIPO_CALENDARIO_LABELS } from './rules.ts'

/** The last reading is written at most this often. */
const TOUCH_EVERY = 3_600_000

/**
 * The calendar of a secret, with the rights that its maker has now; null when there is none: missing, revoked and of
 * somebody who may not any more are alike.
 * @param host in the UIDs: the same for each reading
 */
export async function readCalendario(
  { db }: Pick<Services, 'db'>,
  secret: string,
  host: string,
): Promise<string | null> {
  const link = await db.linkCalendario.findUnique({
    where: { hash: fingerprint(secret) },
    include: { repartoDi: true },
  })
  if (!link || link.revocatoIl) return null
  const viewer = await loadViewer(db, link.userId)
  const tipo = wordOf(link.tipo)
  if (!viewer || !holds(viewer, PERMESSO_DI[tipo])) return null
  const now = new Date()
  if (!link.ultimoUso || now.getTime() - link.ultimoUso.getTime() > TOUCH_EVERY)
    await db.linkCalendario.updateMany({ where: { id: link.id }, data: { ultimoUso: now } })
  const reparto = link.repartoDi ? ` (${link.repartoDi.nome.toLowerCase()})` : ''
  return icsOf(`${TIPO_CALENDARIO_LABELS[tipo]}${reparto}`, host, await eventsOf(db, link, viewer, now))
}
