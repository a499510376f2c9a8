import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { columnFields } from '#platform/graphql/fields.ts'
import { listField } from '#platform/graphql/listField.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import { type FestivitaFilter, festivitaList } from '../list.ts'
import { festivitaSchema } from '../rules.ts'

export const Festivita = builder.prismaNode('Festivita', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(festivitaList, id, ctx),
  nullable: true,
  description: 'A holiday: nobody works from `giornoDa` at `oraDa` to `giornoA` at `oraA`.',
  authScopes: { permesso: 'adminPersonale' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ...columnFields(t, festivitaSchema),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

const Filter = builder.inputRef<FestivitaFilter>('FiltroFestivita').implement({
  description: 'Filters of the holidays; all that are given must hold.',
  fields: (t) => ({
    periodo: t.field({ type: PeriodoInput, description: 'With a day in this period.' }),
  }),
})

listField('festivita', {
  tipo: Festivita,
  elenco: festivitaList,
  filtro: Filter,
  permesso: 'adminPersonale',
  description: 'The holidays, by their first day.',
})
