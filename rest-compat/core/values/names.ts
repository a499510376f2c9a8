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

/** A path of the input by the variables of the table: `righe[0].tipoSerramentoPk` → `righe[0].tipoSerramentoId`. */
function documentedPath(fields: RestFields, path: string): string {
  const isOf = ({ fills }: RestField) => fills !== undefined && (path === fills || path.startsWith(`${fills}[`))
  const [whole, at] = Object.entries(fields).find(([, field]) => isOf(field)) ?? []
  if (whole !== undefined) return `${variableOf(whole)}${path.slice(at?.fills?.length)}`
  const [, name = '', index = '', rest = ''] = /^([^.[]*)((?:\[\d+\])*)(.*)$/s.exec(path) ?? []
  const [documented, field] = fieldNamed(fields, name) ?? []
  const called = documented === undefined ? name.replace(/Pk$/, '') : variableOf(documented)
  const inner = field?.righe ?? field?.campi
  return `${called}${index}${rest.startsWith('.') && inner ? `.${documentedPath(inner, rest.slice(1))}` : rest}`
}

/** Errors beside the fields of a table, by the variables of these. */
export function documentedErrors(fields: RestFields = {}, errors: readonly UserError[]): UserError[] {
  return errors.map((error) =>
    error.field === null ? error : { ...error, field: documentedPath(fields, error.field) },
  )
}
