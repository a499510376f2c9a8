import { builder } from '#platform/graphql/builder.ts'
import { lateNotice } from '../../schedulazione/view.ts'
import { type ColliView, colliDiBottiglia, type RimedioView } from '../colli/colliDiBottiglia.ts'
import type { FrenoPiano } from '../colli/freni.ts'
import { IpotesiType } from './parametri.ts'
import { WeekType } from './proposte.ts'

const scopes = { permesso: 'scheduleOrder' } as const

const FrenoType = builder.objectRef<FrenoPiano>('FrenoPiano').implement({
  description:
    'What holds back the orders that would end late: of each what takes most of the days of its chain, from today on.',
  authScopes: scopes,
  fields: (t) => ({
    causa: t.exposeString('causa', { description: 'A department, or the phase that somebody outside does.' }),
    reparto: t.expose('reparto', {
      type: 'String',
      nullable: true,
      description: 'The department; null: a phase.',
    }),
    ordini: t.exposeInt('ordini', { description: 'Orders that would end late.' }),
    pks: t.exposeIntList('pks', { description: 'Numbers of those orders.' }),
    ritardo: t.exposeInt('ritardo', { description: 'Their days late.' }),
    attesa: t.exposeInt('attesa', { description: 'Days that they wait for their turn.' }),
    esempi: t.field({
      type: ['AvvisoSchedulazione'],
      description: 'The five latest, by `oltre_consegna`.',
      resolve: ({ esempi }) => esempi.map(lateNotice),
    }),
  }),
})

const RimedioType = builder.objectRef<RimedioView>('RimedioPiano').implement({
  description: 'Something that was tried and helps.',
  authScopes: scopes,
  fields: (t) => ({
    ipotesi: t.expose('ipotesi', {
      type: IpotesiType,
      description: 'As proposePiano takes it: a scenario can be made of it.',
    }),
    minuti: t.exposeInt('minuti', { description: 'Person-minutes that it pays.' }),
    costo: t.exposeInt('costo', { nullable: true, description: 'Euro; null where the settings say no cost.' }),
    ritardo: t.exposeFloat('ritardo', { description: 'Weighted days late with it.' }),
    inRitardo: t.exposeInt('inRitardo', { description: 'Orders that would end late with it.' }),
    guadagno: t.exposeFloat('guadagno', { description: 'Days late fewer than the best plan without it.' }),
  }),
})

const ColliType = builder.objectRef<ColliView>('ColliDiBottiglia').implement({
  description: 'Where the plan is tight, why orders would end late, and what would help least expensively.',
  authScopes: scopes,
  fields: (t) => ({
    ritardo: t.exposeFloat('ritardo', {
      description:
        'How late today’s plan would be, days, each times the weight of its order: of the orders that may still move, by approntamento where nobody has planned them yet. No late material counts; what is late now is the filter `margine` of the orders.',
    }),
    finirebberoTardi: t.exposeIntList('finirebberoTardi', { description: 'Numbers of the orders that it counts.' }),
    daPianificare: t.exposeInt('daPianificare', { description: 'How many of them have no plan yet.' }),
    settimane: t.expose('settimane', { type: [WeekType], description: 'Sixteen weeks by department.' }),
    freni: t.expose('freni', { type: [FrenoType], description: 'The heaviest first.' }),
    ritardoMigliore: t.float({
      description: '`ritardo` of the best plan found with the means of today; it takes longer than today’s plan.',
      resolve: async ({ rimedi }) => (await rimedi()).migliore.ritardo,
    }),
    inRitardoMigliore: t.int({
      description: 'Orders that would end late by that plan.',
      resolve: async ({ rimedi }) => (await rimedi()).migliore.inRitardo,
    }),
    rimedi: t.field({
      type: [RimedioType],
      description: 'The cheapest day first; what brings nothing is left out. Found by trying: it takes longest.',
      resolve: async ({ rimedi }) => (await rimedi()).rimedi,
    }),
  }),
})

builder.queryField('colliDiBottiglia', (t) =>
  t.field({
    type: ColliType,
    description:
      'The bottleneck of all open orders that may still move; it changes nothing. Asked again it answers the same until something happens.',
    authScopes: scopes,
    resolve: (_root, _args, ctx) => colliDiBottiglia(ctx),
  }),
)
