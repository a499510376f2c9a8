import pg from 'pg'
import type { OpenDatabase } from '../postgres/postgres.ts'
import { errorWords, type Finding, ok, warning } from './finding.ts'

const WHAT = 'Ruoli del database'
const REMEDY = 'un ruolo padrone e uno di lavoro: DATABASE_OWNER_URL (docs/operation.md, «Three roles»)'

interface Rights {
  name: string
  superuser: boolean
  /** May change or remove what only grows. */
  history: boolean
}

const RIGHTS = `
SELECT current_user::text AS name, rolsuper AS superuser,
       to_regclass('audit_log') IS NOT NULL AND (has_table_privilege('audit_log', 'DELETE')
         OR pg_has_role((SELECT relowner FROM pg_class WHERE oid = to_regclass('audit_log')), 'USAGE')) AS history
FROM pg_roles WHERE rolname = current_user`

/** With what rights the program works: with fewer than its owner's, where somebody has made the roles. */
export async function checkRoles({ workUrl }: Pick<OpenDatabase, 'workUrl'>): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: workUrl, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Rights>(RIGHTS)
    return rows.map(judgeRoles)
  } catch (error) {
    return [warning(WHAT, errorWords(error), 'controllare DATABASE_URL e DATABASE_OWNER_URL')]
  } finally {
    await client.end().catch(() => {})
  }
}

/** What the rights of the program's role mean; exported for its test. */
export function judgeRoles({ name, superuser, history }: Rights): Finding {
  if (superuser) return warning(WHAT, `il programma lavora come superutente (${name})`, REMEDY)
  if (history) return warning(WHAT, `${name} può anche cambiare storico e accessi`, REMEDY)
  return ok(WHAT, `${name} può solo aggiungere allo storico`)
}
