import { builder } from '../../../platform/graphql/builder.ts'
import { choiceOf } from '../../../platform/graphql/choices.ts'
import { REPARTI_FASI } from '../../schedulazione/engine/types.ts'
import { type ColliView, colliDiBottiglia, type RimedioView } from '../colli/colliDiBottiglia.ts'
import type { FrenoPiano } from '../colli/freni.ts'
import { IpotesiType } from './parametri.ts'

const scopes = { permesso: 'scheduleOrder' } as const

const RitardiType = builder.objectRef<ColliView['oggi']>('RitardiPiano').implement({
  description:
    'How late a plan would be: it counts orders that may still move, placed by it, and no late material. What is late now is the filter `margine` of the orders.',
  authScopes: scopes,
  fields: (t) => ({
    ritardo: t.exposeFloat('ritardo', { description: 'Days late, each times the weight of its order.' }),
    inRitardo: t.exposeInt('inRitardo', { description: 'Orders that would end after their approntamento.' }),
  }),
})

const WeekType = builder.objectRef<ColliView['settimane'][number]>('SettimanaReparto').implement({
  description: 'A department in a week of today’s plan, person-minutes.',
  authScopes: scopes,
  fields: (t) => ({
    lunedi: t.expose('lunedi', { type: 'Date', description: 'Monday of the week, `YYYY-MM-DD`.' }),
    reparto: t.expose('reparto', { type: choiceOf(REPARTI_FASI), description: 'Department.' }),
    capacita: t.exposeInt('capacita', { description: 'Minutes that its people can work.' }),
    occupato: t.exposeInt('occupato', { description: 'Minutes of the plan.' }),
    inAttesa: t.exposeInt('inAttesa', {
      description: 'Orders that would end late and wait for it though they could begin.',
    }),
    pksInAttesa: t.exposeIntList('pksInAttesa', { description: 'Numbers of those orders.' }),
  }),
})

const ExampleType = builder.objectRef<FrenoPiano['esempi'][number]>('OrdineFrenato').implement({
  description: 'An order that would end late.',
  authScopes: scopes,
  fields: (t) => ({
    pk: t.exposeInt('ordine', { description: 'Its number.' }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'What people call it by.' }),
    ritardo: t.exposeInt('ritardo', { description: 'Days late.' }),
  }),
})

const FrenoType = builder.objectRef<FrenoPiano>('FrenoPiano').implement({
  description:
    'What holds back the orders that would end late: of each what takes most of the days of its chain, from today on.',
  authScopes: scopes,
  fields: (t) => ({
    causa: t.exposeString('causa', { description: 'A department, or the phase that somebody outside does.' }),
    reparto: t.expose('reparto', {
      type: choiceOf(REPARTI_FASI),
      nullable: true,
      description: 'The department; null: a phase.',
    }),
    ordini: t.exposeInt('ordini', { description: 'Orders that would end late.' }),
    pks: t.exposeIntList('pks', { description: 'Numbers of those orders.' }),
    ritardo: t.exposeInt('ritardo', { description: 'Their days late.' }),
    attesa: t.exposeInt('attesa', { description: 'Days that they wait for their turn.' }),
    esempi: t.expose('esempi', { type: [ExampleType], description: 'The five latest.' }),
  }),
})

const RimedioType = builder.objectRef<RimedioView>('RimedioPiano').implement({
  description: 'Something that was tried and helps.',
  authScopes: scopes,
  fields: (t) => ({
    ipotesi: t.expose('ipotesi', {
      type: IpotesiType,
      description: 'As proponiPiano takes it: a scenario can be made of it.',
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
    oggi: t.expose('oggi', {
      type: RitardiType,
      description: 'Today’s plan, and by approntamento what nobody has planned yet.',
    }),
    finirebberoTardi: t.exposeIntList('finirebberoTardi', { description: 'Numbers of the orders that `oggi` counts.' }),
    daPianificare: t.exposeInt('daPianificare', { description: 'How many of them have no plan yet.' }),
    settimane: t.expose('settimane', { type: [WeekType], description: 'Sixteen weeks by department.' }),
    freni: t.expose('freni', { type: [FrenoType], description: 'The heaviest first.' }),
    migliore: t.field({
      type: RitardiType,
      description: 'The best found with the means of today; it takes longer than today’s plan.',
      resolve: async ({ rimedi }) => (await rimedi()).migliore,
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
