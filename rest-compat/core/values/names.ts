// The documented API calls a row by the name of the thing (`cliente`, `tipo_serramento_id`), the schema says that it
// takes its number (`clientePk`, `tipoSerramentoPk`): what is sent is renamed on the way in, what is wrong on the way out.
import type { UserError } from '#platform/errors.ts'
import { type RestField, type RestFields, variableOf } from '../fields.ts'

/** What the schema may call a field of the body, the most likely first. @param name its variable */
function schemaNames(name: string, { fills }: Pick<RestField, 'fills'> = {}): readonly string[] {
  if (fills !== undefined) return [fills]
  return name === 'id' ? ['id', 'pk'] : [name, `${name}Pk`, name.replace(/Id$/, 'Pk')]
}

/**
 * The name of a field in an input of the schema.
 * @param has whether the input has such a field
 * @param name its variable
 * @returns the same name where the input has none of those that it may be called by
 */
export function schemaName(has: (name: string) => boolean, name: string, field?: RestField): string {
  return schemaNames(name, field).find(has) ?? name
}

/** The field of a table that is meant by its variable or by its name in the schema. */
export function fieldNamed(fields: RestFields, name: string): [documented: string, field: RestField] | undefined {
  const all = Object.entries(fields)
  return (
    all.find(([documented]) => variableOf(documented) === name) ??
    all.find(([documented, field]) => schemaNames(variableOf(documented), field).includes(name))
  )
}

/** The field of a table that a path of the input begins with, and what follows it: `[0].tipoSerramentoPk`. */
function fieldOfPath(fields: RestFields, path: string): { name: string; field?: RestField; rest: string } {
  for (const [documented, field] of Object.entries(fields)) {
    const { fills } = field
    if (fills === undefined || (path !== fills && !path.startsWith(`${fills}[`))) continue
    return { name: variableOf(documented), field, rest: path.slice(fills.length) }
  }
  const [, name = '', rest = ''] = /^([^.[]*)(.*)$/s.exec(path) ?? []
  const [documented, field] = fieldNamed(fields, name) ?? []
  return { name: documented === undefined ? name.replace(/Pk$/, '') : variableOf(documented), field, rest }
}

/** A path of the input by the variables of the table: `righe[0].tipoSerramentoPk` → `righe[0].tipoSerramentoId`. */
function documentedPath(fields: RestFields, path: string): string {
  const { name, field, rest } = fieldOfPath(fields, path)
  const inner = field?.righe ?? field?.campi
  const [, index = '', below] = /^((?:\[\d+\])*)\.(.*)$/s.exec(rest) ?? []
  return `${name}${inner && below !== undefined ? `${index}.${documentedPath(inner, below)}` : rest}`
}

/** Errors beside the fields of a table, by the variables of these. */
export function documentedErrors(fields: RestFields = {}, errors: readonly UserError[]): UserError[] {
  return errors.map((error) =>
    error.field === null ? error : { ...error, field: documentedPath(fields, error.field) },
  )
}
