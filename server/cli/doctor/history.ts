import pg from 'pg'
import { readAnchor } from '#platform/history/anchor.ts'
import { checkSeals } from '#platform/history/seals.ts'
import type { VaultSettings } from '#platform/identity/vault.ts'
import { errorWords, type Finding, failed, ok, warning } from './finding.ts'

const WHAT = 'Storico'

/** Whether somebody has changed, removed or put in rows of the history and of the accesses since they were sealed. */
export async function checkHistory(url: string, settings: VaultSettings): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows: there } = await client.query<{ made: boolean }>(`SELECT to_regclass('sigilli') IS NOT NULL AS made`)
    if (!there[0]?.made) return []
    const ask = async (sql: string) => (await client.query<object>(sql)).rows
    const { seals, rows, broken, lostKey } = await checkSeals(ask, settings, readAnchor(settings.dataDir))
    const remedy = 'confrontare con una copia di prima (docs/operation.md, «When the history was changed»)'
    const found = broken.map(({ table, seal, reason }) =>
      failed(WHAT, `${table}${seal === null ? '' : `, sigillo ${seal}`}: ${reason}`, remedy),
    )
    if (lostKey > 0) {
      const text = `${lostKey} sigilli sono firmati con una chiave che qui non c’è`
      found.push(warning(WHAT, text, 'dare la SECRET_KEY di allora, o secret.key nella cartella dei dati'))
    }
    if (found.length > 0) return found
    return [ok(WHAT, `${rows.toLocaleString('it')} righe sotto ${seals.toLocaleString('it')} sigilli, intatte`)]
  } catch (error) {
    return [warning(WHAT, `non si è potuto controllare: ${errorWords(error)}`, 'controllare i diritti del ruolo')]
  } finally {
    await client.end().catch(() => {})
  }
}
