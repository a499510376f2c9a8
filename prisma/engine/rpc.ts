import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { openSchemaEngine, type SchemaEngine, type SchemaFile } from './engine.ts'

interface Request {
  id: number
  method?: string
  params?: unknown
}

/** Where the CLI's names and the engine's differ. */
const renamed: Record<string, string> = { getDatabaseVersion: 'version' }

const prismaCodes: Record<string, string> = { '3D000': 'P1003', '28P01': 'P1000', '42P04': 'P1009' }

/**
 * `can-connect-to-database`, `create-database`, `drop-database`: what the Prisma CLI asks before it talks to the engine.
 * @returns the exit code; a failure is described on stderr in the form the CLI reads.
 */
async function databaseCommand(command: string, url: string): Promise<number> {
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

/**
 * Speaks the protocol of Prisma's schema-engine program: `--version`, `cli <command>` for whole databases,
 * else JSON-RPC, one object a line on stdin and stdout.
 * @param argv arguments as the Prisma CLI gives them: `--datasource <json>`, `--datamodels <path>`…
 */
export async function serveRpc(argv: string[]): Promise<void> {
  if (argv.includes('--version')) {
    console.log('schema-engine-cli wasm')
    return
  }
  const url = (JSON.parse(option(argv, '--datasource') ?? '{}') as { url?: string }).url ?? ''
  if (argv.includes('cli')) {
    process.exitCode = await databaseCommand(argv.at(-1) ?? '', url)
    return
  }
  let opened: Promise<SchemaEngine> | undefined
  const engine = () => (opened ??= readDatamodels(argv).then((files) => openSchemaEngine(url, files)))
  for await (const line of createInterface({ input: process.stdin })) {
    const request = JSON.parse(line) as Request
    if (request.method) await answer({ ...request, method: request.method }, url, engine) // else the reply to our print
  }
  process.exit(0)
}

async function answer(
  { id, method, params }: Request & { method: string },
  url: string,
  engine: () => Promise<SchemaEngine>,
): Promise<void> {
  try {
    if (method === 'createDatabase') {
      if ((await databaseCommand('create-database', url)) !== 0) throw new Error('database not created')
      return send({ id, result: { databaseName: new URL(url).pathname.slice(1) } })
    }
    const target = await engine()
    const call: unknown = Reflect.get(target, renamed[method] ?? method)
    if (typeof call !== 'function') throw new Error(`the engine has no method ${method}`)
    const result: unknown = await call.call(target, params)
    const stdout = (result as { stdout?: string } | null)?.stdout
    if (method === 'diff' && stdout) send({ id, method: 'print', params: { content: stdout } })
    send({ id, result: result ?? null })
  } catch (error) {
    const { message, code } = error as { message?: string; code?: string }
    const text = message ?? String(error)
    send({
      id,
      error: { code: 4466, message: text, data: { is_panic: false, message: text, meta: null, error_code: code } },
    })
  }
}

const send = (message: object): void => {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
}

function option(argv: string[], name: string): string | undefined {
  const at = argv.indexOf(name)
  return at < 0 ? undefined : argv[at + 1]
}

async function readDatamodels(argv: string[]): Promise<SchemaFile[] | undefined> {
  const paths = argv.flatMap((arg, i) => (arg === '--datamodels' ? [argv[i + 1] ?? ''] : []))
  if (paths.length === 0) return undefined
  return Promise.all(paths.map(async (path): Promise<SchemaFile> => [path, await readFile(path, 'utf8')]))
}
