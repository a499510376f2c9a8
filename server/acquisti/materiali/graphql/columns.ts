// What is kept of the columns of a material beside their names: how its rows are ordered, what the columns are called.
import { builder } from '#platform/graphql/builder.ts'
import type { MaterialeColumns } from '../columns/rules.ts'

const authScopes = { permesso: 'viewOrdiniFornitore' } as const
const column = 'Column, in lower case.'
const direction = '`asc` or `desc`.'
const title = 'What it is called in the PDF.'

export const OrdineColonna = builder.objectRef<MaterialeColumns['sort'][number]>('OrdineColonna').implement({
  description: 'A column that rows are ordered by.',
  authScopes,
  fields: (t) => ({
    colonna: t.string({ description: column, resolve: ([which]) => which }),
    direzione: t.string({ description: direction, resolve: ([, heading]) => heading }),
  }),
})

export const TitoloColonna = builder.objectRef<[colonna: string, titolo: string]>('TitoloColonna').implement({
  description: 'The title of a column.',
  authScopes,
  fields: (t) => ({
    colonna: t.string({ description: column, resolve: ([which]) => which }),
    titolo: t.string({ description: title, resolve: ([, text]) => text }),
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
    titolo: t.string({ required: true, description: title }),
  }),
})
