// What is kept of the columns of a material beside their names: how its rows are ordered, what the columns are called.
import { builder } from '#platform/graphql/builder.ts'
import { columnTitle } from '../../righeOrdineFornitore/rules.ts'
import type { Direction, MaterialeColumns } from '../rules.ts'

const direction = '`asc` or `desc`.'

/** A column with what is kept of it. */
interface MaterialeColumn {
  colonna: string
  titolo: string
  direzione: Direction | null
}

/** What a material keeps of columns, in their order. */
export function keptColumns(
  columns: readonly string[],
  { sort, labels }: Pick<MaterialeColumns, 'sort' | 'labels'>,
): MaterialeColumn[] {
  const directions = new Map(sort)
  return columns.map((column) => ({
    colonna: column,
    titolo: Object.hasOwn(labels, column) ? (labels[column] ?? '') : columnTitle(column),
    direzione: directions.get(column) ?? null,
  }))
}

export const ColonnaMateriale = builder.objectRef<MaterialeColumn>('ColonnaMateriale').implement({
  description: 'A column of the printed rows of a material.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  fields: (t) => ({
    colonna: t.exposeString('colonna', { description: 'Column, in lower case.' }),
    titolo: t.exposeString('titolo', { description: 'What it is called in the PDF.' }),
    direzione: t.exposeString('direzione', {
      nullable: true,
      description: `How the rows are ordered by it, ${direction} Null when they are not.`,
    }),
  }),
})

export const OrdineColonnaInput = builder.inputType('OrdineColonnaInput', {
  description: 'A column that rows are ordered by.',
  fields: (t) => ({
    colonna: t.string({ required: true, description: 'Column of the list, whatever the case; each once.' }),
    direzione: t.string({ required: true, description: direction }),
  }),
})

export const TitoloColonnaInput = builder.inputType('TitoloColonnaInput', {
  description: 'The title of a column.',
  fields: (t) => ({
    colonna: t.string({ required: true, description: 'Column of the list, whatever the case; each once.' }),
    titolo: t.string({ required: true, description: 'What it is called in the PDF.' }),
  }),
})
