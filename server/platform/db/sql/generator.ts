import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import type { DataModel, EnumDef, ModelDef, RelationDef } from './model.ts'

/**
 * A generator of `prisma generate`: writes what the compiler needs and the client does not carry at run time
 * (referenced fields, native types, labels of enums). Prisma speaks JSON-RPC with it: requests on stdin, answers on
 * stderr, a line each.
 */

interface Field {
  name: string
  kind: 'scalar' | 'object' | 'enum' | 'unsupported'
  type: string
  dbName?: string | null
  nativeType?: [string, string[]] | null
  isList: boolean
  isRequired: boolean
  isId: boolean
  isUnique: boolean
  relationName?: string
  relationFromFields?: string[]
  relationToFields?: string[]
}

interface Model {
  name: string
  dbName?: string | null
  schema?: string | null
  documentation?: string
  fields: Field[]
  primaryKey: { fields: string[] } | null
  uniqueFields: string[][]
}

interface Enum {
  name: string
  dbName?: string | null
  schema?: string | null
  values: { name: string; dbName?: string | null }[]
}

interface Datamodel {
  models: Model[]
  enums: Enum[]
}

function relation(model: Model, field: Field, byName: Map<string, Model>): RelationDef {
  const { name, type, isList: list, isRequired: required, relationName } = field
  const from = field.relationFromFields ?? []
  const common = { kind: 'relation', model: type, list, required } as const
  if (from.length > 0) {
    return { ...common, on: { here: from, there: field.relationToFields ?? [] }, owner: true, through: null }
  }
  const opposite = byName
    .get(type)
    ?.fields.find((f) => f.relationName === relationName && !(type === model.name && f.name === name))
  const back = opposite?.relationFromFields ?? []
  if (back.length > 0) {
    return { ...common, on: { here: opposite?.relationToFields ?? [], there: back }, owner: false, through: null }
  }
  // Prisma's table of an implicit relation: A is the model, or within one model the field, that comes first.
  const first = type === model.name ? name < (opposite?.name ?? name) : model.name < type
  const [here, there] = first ? (['A', 'B'] as const) : (['B', 'A'] as const)
  const through = { table: `_${relationName}`, schema: model.schema ?? null, here, there }
  return { ...common, on: null, owner: false, through }
}

function modelDef(model: Model, byName: Map<string, Model>): ModelDef {
  const uniques = [
    ...(model.primaryKey ? [model.primaryKey.fields] : []),
    ...model.fields.filter(({ isId }) => isId).map(({ name }) => [name]),
    ...model.fields.filter(({ isUnique }) => isUnique).map(({ name }) => [name]),
    ...model.uniqueFields,
  ]
  const fields: ModelDef['fields'] = {}
  for (const field of model.fields) {
    if (field.kind === 'unsupported') continue
    if (field.kind === 'object') {
      fields[field.name] = relation(model, field, byName)
      continue
    }
    fields[field.name] = {
      kind: 'scalar',
      type: field.type,
      native: field.nativeType?.[0] ?? null,
      column: field.dbName ?? field.name,
      list: field.isList,
      required: field.isRequired,
    }
  }
  const few = /@few\b/.test(model.documentation ?? '')
  return {
    table: model.dbName ?? model.name,
    schema: model.schema ?? null,
    key: uniques[0] ?? [],
    uniques,
    few,
    fields,
  }
}

function enumDef({ name, dbName, schema, values }: Enum): EnumDef {
  return {
    type: dbName ?? name,
    schema: schema ?? null,
    values: Object.fromEntries(values.map((value) => [value.name, value.dbName ?? value.name])),
  }
}

function dataModel({ models, enums }: Datamodel): DataModel {
  const byName = new Map(models.map((model) => [model.name, model]))
  return {
    models: Object.fromEntries(models.map((model) => [model.name, modelDef(model, byName)])),
    enums: Object.fromEntries(enums.map((value) => [value.name, enumDef(value)])),
  }
}

function generate(output: string, model: DataModel): void {
  const types = relative(dirname(output), join(import.meta.dirname, 'model.ts'))
  mkdirSync(dirname(output), { recursive: true })
  writeFileSync(
    output,
    `// Written by prisma generate (${relative(dirname(output), import.meta.filename)}).
import type { DataModel } from ${JSON.stringify(types)}

export const dataModel: DataModel = ${JSON.stringify(model, null, 2)}
`,
  )
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line)
  const answer = (body: object) => process.stderr.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...body })}\n`)
  try {
    if (method === 'getManifest') {
      answer({ result: { manifest: { prettyName: 'SQL compiler', defaultOutput: './dataModel.ts' } } })
    } else {
      generate(params.generator.output.value, dataModel(params.dmmf.datamodel))
      answer({ result: null })
    }
  } catch (error) {
    answer({ error: { code: -32000, message: String(error), data: { stack: (error as Error).stack } } })
  }
}
