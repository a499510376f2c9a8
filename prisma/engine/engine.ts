import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'

export type SchemaEngine = glue.SchemaEngine

/** A schema file: its path and its text. */
export type SchemaFile = [path: string, text: string]

const charOid = 18
/** Stands for "char" on its way through the adapter: no catalogue query of the engine returns a uuid. */
const uuidOid = 2950

/** @prisma/adapter-pg 7.10 rejects the catalogue's internal "char" type; see `mended` for the other half. */
class EngineClient extends pg.Client {
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    // The forced drop of a shadow database ends idle connections; running queries reject their own promise.
    return event === 'error' ? true : super.emit(event, ...args)
  }
}

type Query = (...args: unknown[]) => unknown
const plainQuery = pg.Client.prototype.query as Query
EngineClient.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const callback = args.at(-1)
  if (typeof callback === 'function') {
    args[args.length - 1] = (error: unknown, result: unknown) => callback(error, charAsUuid(result))
    return plainQuery.apply(this, args)
  }
  return (plainQuery.apply(this, args) as Promise<unknown>).then(charAsUuid)
} as typeof pg.Client.prototype.query

function charAsUuid(result: unknown): unknown {
  const fields = (result as { fields?: { dataTypeID: number }[] } | undefined)?.fields ?? []
  for (const field of fields) if (field.dataTypeID === charOid) field.dataTypeID = uuidOid
  return result
}

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>

class EngineAdapterFactory extends PrismaPg {
  override connect(): Promise<Adapter> {
    return super.connect().then(mended)
  }
  override connectToShadowDb(): Promise<Adapter> {
    return super.connectToShadowDb().then(mended)
  }
}

/**
 * What the engine needs and the adapter does not do: "char" columns typed as such, scripts run whole (it cuts them at
 * every semicolon, also inside functions and comments), shadow databases dropped although its pool is still connected.
 */
function mended(adapter: Adapter): Adapter {
  const queryRaw = adapter.queryRaw.bind(adapter)
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query)
    const columnTypes = result.columnTypes.map((t) => (t === ColumnTypeEnum.Uuid ? ColumnTypeEnum.Character : t))
    return { ...result, columnTypes }
  }
  adapter.executeScript = async (script) => {
    const forced = /^DROP DATABASE "prisma_migrate_shadow_db_[^"]+"$/i.test(script.trim())
    try {
      await adapter.underlyingDriver().query(forced ? `${script} WITH (FORCE)` : script)
    } catch (error) {
      Reflect.get(adapter, 'onError').call(adapter, error)
    }
  }
  return adapter
}

let loaded: Promise<void> | undefined

/** Once a process: the glue keeps the instance in a global of its own. */
function loadWasm(): Promise<void> {
  loaded ??= (async () => {
    Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: (text: string) => console.error(text) } })
    const wasm = createRequire(import.meta.url)
      .resolve('@prisma/schema-engine-wasm')
      .replace(/schema_engine\.js$/, 'schema_engine_bg.wasm')
    const { instance } = await WebAssembly.instantiate(await readFile(wasm), {
      './schema_engine_bg.js': glue as WebAssembly.ModuleImports,
    })
    const raw = glue as { __wbg_set_wasm(exports: WebAssembly.Exports): void }
    raw.__wbg_set_wasm(instance.exports)
    ;(instance.exports.__wbindgen_start as () => void)()
  })()
  return loaded
}

/**
 * Prisma's own schema engine, from npm as WebAssembly: no download, the same answers.
 * It connects at once to `databaseUrl`, which needs the right to create databases for whatever uses a shadow one.
 */
export async function openSchemaEngine(databaseUrl: string, schema?: SchemaFile[]): Promise<SchemaEngine> {
  await loadWasm()
  // Separate fields: the adapter overrides `database` for its shadow, which a connectionString would win over.
  const url = new URL(databaseUrl)
  const adapter = bindMigrationAwareSqlAdapterFactory(
    new EngineAdapterFactory({
      host: url.searchParams.get('host') ?? url.hostname,
      port: Number(url.port || 5432),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      database: decodeURIComponent(url.pathname.slice(1)),
      Client: EngineClient,
      allowExitOnIdle: true,
    } as pg.PoolConfig),
  )
  return glue.SchemaEngine.new({ datamodels: schema }, () => {}, adapter)
}
