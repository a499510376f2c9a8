import { ordiniList } from '#ordini/ordini/list.ts'
import { builder } from '#platform/graphql/builder.ts'
import { rowField, thereAlways } from '#platform/graphql/rowField.ts'
import { writeDay } from '../../schedulazione/engine/time.ts'
import { type RischioOrdineView, type RischioOrdini, rischioOrdini } from '../simulato/rischioOrdini.ts'

/** Orders that are told at most; more of them are only counted. */
const SHOWN = 200

const authScopes = { permesso: 'scheduleOrder' } as const

const RischioOrdineType = builder.objectRef<RischioOrdineView>('RischioOrdine').implement({
  description: 'What may come of an order of the saved plan.',
  authScopes,
  fields: (t) => ({
    ordine: rowField(t, 'Ordine', ordiniList, ({ ordine }) => ordine, 'Which.', thereAlways),
    probabilita: t.float({
      description: 'How probable it is to end after its approntamento, 0 to 1.',
      resolve: ({ probabilita }) => probabilita ?? 0,
    }),
    attesi: t.exposeFloat('attesi', { description: 'Days late on average.' }),
    previsto: t.field({
      type: 'Date',
      description: 'Last day of work by the plan.',
      resolve: ({ previsto }) => writeDay(previsto),
    }),
    ottoSuDieci: t.field({
      type: 'Date',
      description: 'The day by which it is ready in eight of ten futures.',
      resolve: ({ ottoSuDieci }) => writeDay(ottoSuDieci),
    }),
    causa: t.exposeString('causa', {
      description: "The phase that most often makes it late; '' when it is late by the plan, or never.",
    }),
  }),
})

const RischioOrdiniType = builder.objectRef<RischioOrdini>('RischioOrdini').implement({
  description:
    'What may come of the saved plan of all open orders when phases end as late as past ones did, those of a department in the same week alike: 500 futures, the same every time.',
  authScopes,
  fields: (t) => ({
    ordini: t.field({
      type: [RischioOrdineType],
      description: 'Orders with an approntamento, the most probable to be late first; 200 at most.',
      resolve: ({ ordini }) => ordini.slice(0, SHOWN),
    }),
    totale: t.int({ description: 'How many there are.', resolve: ({ ordini }) => ordini.length }),
    pianificati: t.exposeInt('pianificati', { description: 'Orders of the plan, with or without approntamento.' }),
    conPassato: t.exposeBoolean('conPassato', {
      description: 'The past says something of a phase; without it nothing is simulated.',
    }),
    attesi: t.exposeFloat('attesi', { description: 'Days late of all, on average.' }),
    ottoSuDieci: t.exposeFloat('ottoSuDieci', { description: 'Days late that eight of ten futures do not exceed.' }),
    inRitardo: t.exposeFloat('inRitardo', { description: 'Orders that end late, on average.' }),
  }),
})

builder.queryField('rischioOrdini', (t) =>
  t.field({
    type: RischioOrdiniType,
    description: 'How probable each order is to end late. Asked again it answers the same until something happens.',
    authScopes,
    resolve: (_root, _args, ctx) => rischioOrdini(ctx),
  }),
)
