import { can, type Flag, type Viewer } from '../permissions.ts'
import type { SortDirection } from './listSource.ts'
import type { Model, RowOf } from './read.ts'

/** The rows of a list whose viewers have a flag; of nobody else any. */
export const visibleWith =
  (flag: Flag) =>
  (viewer: Viewer | null): { id?: { in: number[] } } =>
    can(viewer, flag) ? {} : { id: { in: [] } }

/** Orders of a list by columns of its model, each called as its column. */
export function columnOrders<M extends Model>(
  _model: M,
  ...columns: readonly (keyof RowOf<M> & string)[]
): Record<string, (direction: SortDirection) => object> {
  return Object.fromEntries(columns.map((name) => [name, (direction: SortDirection) => ({ [name]: direction })]))
}
