import pg from 'pg'

const prismaCodes: Record<string, string> = { '3D000': 'P1003', '28P01': 'P1000', '42P04': 'P1009' }

/**
 * `can-connect-to-database`, `create-database`, `drop-database`: what the Prisma CLI asks before it talks to the engine.
 * @returns the exit code; a failure is described on stderr in the form the CLI reads.
 */
export async function databaseCommand(command: string, url: string): Promise<number> {
  const target = new URL(url)
  const name = decodeURIComponent(target.pathname.slice(1))
  if (command !== 'can-connect-to-database') target.pathname = '/postgres'
  const client = new pg.Client({ connectionString: target.href })
  try {
    await client.connect()
    if (command === 'create-database') await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
    if (command === 'drop-database') await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)}`)
    return 0
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    const fields = { error_code: prismaCodes[code] ?? 'P1001', message, is_panic: false, meta: { database_name: name } }
    // The CLI skips the first line and looks for this target in the others.
    console.error(JSON.stringify({ level: 'INFO', target: 'schema_engine', fields: { message: 'start' } }))
    console.error(JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields }))
    return 1
  } finally {
    await client.end().catch(() => {})
  }
}
