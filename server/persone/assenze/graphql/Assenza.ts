import { builder } from '../../../platform/graphql/builder.ts'
import { elencoField, whereUno } from '../../../platform/graphql/elencoField.ts'
import { elencoAssenze, type FiltroAssenze } from '../elenco.ts'
import { oraDiTempo } from '../periodo.ts'

export const Assenza = builder.prismaNode('Assenza', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereUno(elencoAssenze, id, ctx),
  nullable: true,
  description: 'An absence: from `giornoDa` at `oraDa` to `giornoA` at `oraA` without interruption.',
  authScopes: { permesso: 'adminPersonale' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    persona: t.relation('persona', { description: 'Who is away.' }),
    personaPk: t.exposeInt('personaId', { description: 'Number of whoever is away.' }),
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
    title: t.exposeString('title', { description: 'What for; may be empty.' }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

const Filtro = builder.inputRef<FiltroAssenze>('FiltroAssenze').implement({
  description: 'Filters of the absences; all that are given must hold.',
  fields: (t) => ({
    fromDate: t.field({ type: 'Date', description: 'That end on this day or later.' }),
    toDate: t.field({ type: 'Date', description: 'That begin on this day or before.' }),
    persona: t.int({ description: 'Of this person.' }),
    persone: t.intList({ description: 'Of these people.' }),
  }),
})

elencoField('assenze', {
  tipo: Assenza,
  elenco: elencoAssenze,
  filtro: Filtro,
  permesso: 'adminPersonale',
  description: 'The absences of the staff, by their first day.',
})
