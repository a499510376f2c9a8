import { type DataModel, ident, type ModelDef, qualified, type RelationDef } from './model.ts'
import type { Slot } from './shape.ts'
import { Unsupported } from './unsupported.ts'
import type { Encode, Factory } from './values.ts'

/** A value of the query as the statement takes it. */
export interface Param {
  slot: number
  encode: Encode
}

/** One compilation: names aliases, numbers parameters. */
export class Compilation {
  readonly model: DataModel
  readonly factory: Factory
  readonly params: Param[] = []
  /** Whether what is compiled now stands under a NOT, where what is unknown is not the same as what is false. */
  denied = false
  #aliases = 0

  constructor(model: DataModel, factory: Factory) {
    this.model = model
    this.factory = factory
  }

  /** The placeholder (`$1`) of a value. */
  param(slot: Slot, encode: Encode): string {
    return `$${this.params.push({ slot: slot.index, encode })}`
  }

  alias(): string {
    return `t${this.#aliases++}`
  }

  /** Compiles something under a NOT, or as a question of its own. */
  under<Compiled>(denied: boolean, work: () => Compiled): Compiled {
    const before = this.denied
    this.denied = denied
    const compiled = work()
    this.denied = before
    return compiled
  }

  /** A table under a new alias. @throws Unsupported when there is no such model */
  table(name: string): Table {
    const def = this.model.models[name]
    if (!def) throw new Unsupported('unknown model')
    return new Table(name, def, this.alias())
  }
}

/** A table of the statement under its alias, with the tables of its relations with one that are joined to it. */
export class Table {
  /** Of the model. */
  readonly name: string
  readonly def: ModelDef
  readonly alias: string
  /** What FROM holds beside the first table; a joined table shares the list of the one it is joined to. */
  readonly #joins: string[]
  readonly #joined = new Map<string, Table>()
  /** Whether every row has one: the first table, and what it and its like must refer to. */
  readonly #always: boolean

  constructor(name: string, def: ModelDef, alias: string, joins: string[] = [], always = true) {
    this.name = name
    this.def = def
    this.alias = alias
    this.#joins = joins
    this.#always = always
  }

  /** What stands after FROM; to be asked when every join is known. */
  get from(): string {
    return [`${qualified(this.def.table, this.def.schema)} AS ${this.alias}`, ...this.#joins].join(' ')
  }

  /** Adds a join that brings at most one row. @param always whether it brings one to every row */
  addJoin(source: string, on: string, always = false): void {
    this.#joins.push(`${always ? 'JOIN' : 'LEFT JOIN'} ${source} ON ${on}`)
  }

  /**
   * The row of a relation with one, beside this one: nulls when there is none. One that must be there is no outer join,
   * so that PostgreSQL may begin at it, in the order of its index.
   */
  join(ctx: Compilation, name: string, relation: RelationDef): Table {
    const known = this.#joined.get(name)
    if (known) return known
    const { def, alias } = ctx.table(relation.model)
    const always = this.#always && relation.owner && relation.required
    const there = new Table(relation.model, def, alias, this.#joins, always)
    this.addJoin(`${qualified(def.table, def.schema)} AS ${alias}`, related(ctx, relation, this, there), always)
    this.#joined.set(name, there)
    return there
  }

  /** The column of a scalar field. */
  column(field: string): string {
    const def = this.def.fields[field]
    if (def?.kind !== 'scalar') throw new Unsupported('unknown field')
    return `${this.alias}.${ident(def.column)}`
  }

  /** The order that a list has when none is asked: by its key. */
  get keyOrder(): string {
    return this.def.key.map((field) => this.column(field)).join(', ')
  }

  /** Whether a joined row is there. */
  get present(): string {
    return `${this.column(this.def.key[0] ?? '')} IS NOT NULL`
  }
}

/** The condition under which rows of `there` belong to the row of `here` by a relation. */
export function related(ctx: Compilation, relation: RelationDef, here: Table, there: Table): string {
  const { on, through } = relation
  if (on) {
    return on.here.map((field, i) => `${there.column(on.there[i] ?? '')} = ${here.column(field)}`).join(' AND ')
  }
  if (!through) throw new Unsupported('relation')
  const alias = ctx.alias()
  const [ours = '', theirs = ''] = [here.def.key[0], there.def.key[0]]
  return (
    `${there.column(theirs)} IN (SELECT ${alias}.${ident(through.there)} FROM ${qualified(through.table, through.schema)} AS ${alias} ` +
    `WHERE ${alias}.${ident(through.here)} = ${here.column(ours)})`
  )
}
