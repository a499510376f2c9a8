/** What the compiler knows of a database: written by generator.ts from the Prisma schema. */
export interface DataModel {
  models: Record<string, ModelDef>
  enums: Record<string, EnumDef>
}

export interface ModelDef {
  table: string
  schema: string | null
  /** Names of the fields that make the primary key, or the first unique constraint. */
  key: string[]
  /** Every set of fields that is unique, the key included. */
  uniques: string[][]
  /** Marked `@few` in the schema: it has some dozens of rows, whatever the size of the firm. */
  few: boolean
  fields: Record<string, ScalarDef | RelationDef>
}

export interface ScalarDef {
  kind: 'scalar'
  /** Prisma's type: Int, String … or the name of an enum. */
  type: string
  /** Native type of PostgreSQL as in `@db.…`, when the schema names one. */
  native: string | null
  column: string
  list: boolean
  required: boolean
}

export interface RelationDef {
  kind: 'relation'
  model: string
  list: boolean
  required: boolean
  /** Fields here and the fields there that they equal; null when a table stands between (implicit many-to-many). */
  on: { here: string[]; there: string[] } | null
  /** Whether the foreign key is here. */
  owner: boolean
  /** The table between two models: `here` and `there` are its columns. */
  through: { table: string; schema: string | null; here: 'A' | 'B'; there: 'A' | 'B' } | null
}

export interface EnumDef {
  type: string
  schema: string | null
  /** Prisma's name of a value → its label in the database. */
  values: Record<string, string>
}

/** An identifier of SQL, always quoted. */
export function ident(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** A table or type, with its schema when it has one. */
export function qualified(name: string, schema: string | null): string {
  return schema === null ? ident(name) : `${ident(schema)}.${ident(name)}`
}
