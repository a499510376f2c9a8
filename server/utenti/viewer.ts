import { isDeepStrictEqual } from 'node:util'
import type { Viewer } from '../permissions.ts'
import type { Db, Tx } from '../prisma.ts'

/**
 * Loads an active user with all that permissions ask; null when unknown or disabled. Every request begins with it:
 * one statement, where Prisma would send one for each role.
 */
export async function caricaViewer(db: Db | Tx, userId: number): Promise<Viewer | null> {
  const rows = await db.$queryRaw<{ viewer: Viewer }[]>`
    SELECT json_build_object(
      'id', u.id, 'username', u.username, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
      'isSuperuser', u.is_superuser, 'isStaff', u.is_staff,
      'info', CASE WHEN i.id IS NOT NULL THEN json_build_object(
        'canAdminUsers', i.can_admin_users, 'canViewAttivitaOperatori', i.can_view_attivita_operatori,
        'canViewLineaSaomad', i.can_view_linea_saomad) END,
      'agente', CASE WHEN a.id IS NOT NULL THEN json_build_object(
        'id', a.id, 'codice', a.codice, 'capoAreaId', a.capo_area_id,
        'subAgenti', (SELECT coalesce(json_agg(s.id ORDER BY s.id), '[]') FROM agenti s WHERE s.capo_area_id = a.id)) END,
      'operatore', CASE WHEN o.id IS NOT NULL THEN json_build_object(
        'id', o.id, 'vedeOrdini', o.vede_ordini, 'modificaStatoOrdine', o.modifica_stato_ordine,
        'modificaStatoFasiOrdine', o.modifica_stato_fasi_ordine,
        'modificaStatoFasiOrdineFornitore', o.modifica_stato_fasi_ordine_fornitore) END,
      'appAccount', CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id) END) AS viewer
    FROM users u
    LEFT JOIN info_users i ON i.user_id = u.id
    LEFT JOIN agenti a ON a.user_id = u.id
    LEFT JOIN operatori o ON o.user_id = u.id
    LEFT JOIN app_accounts p ON p.user_id = u.id
    WHERE u.id = ${userId} AND u.is_active`
  return rows[0]?.viewer ?? null
}

/** True when two readings of a user would be judged alike by every permission and every row visibility. */
export function stessiDiritti(a: Viewer | null, b: Viewer | null): boolean {
  if (a === null || b === null) return a === b
  const rights = ({ id, isSuperuser, isStaff, info, agente, operatore, appAccount }: Viewer) => {
    return { id, isSuperuser, isStaff, info, agente, operatore, appAccount }
  }
  return isDeepStrictEqual(rights(a), rights(b))
}
