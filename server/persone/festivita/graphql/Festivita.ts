import { builder } from '../../../platform/graphql/builder.ts'
import { elencoField, whereUno } from '../../../platform/graphql/elencoField.ts'
import { oraDiTempo } from '../../assenze/periodo.ts'
import { elencoFestivita, type FiltroFestivita } from '../elenco.ts'

export const Festivita = builder.prismaNode('Festivita', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereUno(elencoFestivita, id, ctx),
  nullable: true,
  description: 'A holiday: nobody works from `giornoDa` at `oraDa` to `giornoA` at `oraA`.',
  authScopes: { permesso: 'adminPersonale' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    giornoDa: t.expose('giornoDa', { type: 'Date', description: 'First day.' }),
    giornoA: t.expose('giornoA', { type: 'Date', description: 'Last day, included.' }),
    oraDa: t.string({
      nullable: true,
      description: 'Hour on the first day, `HH:mm`; null when it is whole days.',
      select: { oraDa: true },
      resolve: ({ oraDa }) => oraDa && oraDiTempo(oraDa),
    }),
    oraA: t.string({
      nullable: true,
      description: 'Hour on the last day, `HH:mm`, not included; null when it is whole days.',
      select: { oraA: true },
      resolve: ({ oraA }) => oraA && oraDiTempo(oraA),
    }),
    title: t.exposeString('title', { description: 'Its name; may be empty.' }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

const Filtro = builder.inputRef<FiltroFestivita>('FiltroFestivita').implement({
  description: 'Filters of the holidays; all that are given must hold.',
  fields: (t) => ({
    fromDate: t.field({ type: 'Date', description: 'That end on this day or later.' }),
    toDate: t.field({ type: 'Date', description: 'That begin on this day or before.' }),
  }),
})

elencoField('festivita', {
  tipo: Festivita,
  elenco: elencoFestivita,
  filtro: Filtro,
  permesso: 'adminPersonale',
  description: 'The holidays, by their first day.',
})
