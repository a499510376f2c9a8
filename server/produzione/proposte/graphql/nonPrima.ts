import { ordiniList } from '#ordini/ordini/list.ts'
import { builder } from '#platform/graphql/builder.ts'
import { rowField, thereAlways } from '#platform/graphql/rowField.ts'
import { ritardoOf } from '#shared/dates/margine.ts'
import { type Day, writeDay } from '../../schedulazione/engine/time.ts'
import { type HeldPlan, type NonPrima, nonPrima } from '../nonPrima/nonPrima.ts'
import type { PushedOrdine } from '../nonPrima/pushed.ts'

const scopes = { permesso: 'scheduleOrder' } as const
const dayOrNull = (day: Day | null) => (day === null ? null : writeDay(day))

const PushedType = builder.objectRef<PushedOrdine>('OrdineSpostato').implement({
  description: 'An order that would end later if another were taken first.',
  authScopes: scopes,
  fields: (t) => ({
    ordine: rowField(t, 'Ordine', ordiniList, ({ ordine }) => ordine, 'Which.', thereAlways),
    finePrima: t.field({
      type: 'Date',
      description: 'Its last day of work by its plan.',
      resolve: ({ prima }) => writeDay(prima),
    }),
    fineDopo: t.field({
      type: 'Date',
      nullable: true,
      description: 'The same then; null: it would find no room.',
      resolve: ({ dopo }) => dayOrNull(dopo),
    }),
    giorni: t.int({
      nullable: true,
      description: 'Days later; null without an end.',
      resolve: ({ prima, dopo }) => (dopo === null ? null : dopo - prima),
    }),
    ritardo: t.int({
      description: 'Days after its approntamento then; 0 when it is kept or there is none.',
      resolve: ({ dopo, consegna }) => ritardoOf(dopo, consegna),
    }),
  }),
})

const HeldType = builder.objectRef<HeldPlan>('PianoTrattenuto').implement({
  description: 'A plan with what decides its end.',
  authScopes: scopes,
  fields: (t) => ({
    piano: t.expose('piano', { type: 'PianoSchedulazione', description: 'The plan, with what holds each phase.' }),
    catena: t.exposeStringList('catena', { description: 'The phases that decide its end, the last first.' }),
  }),
})

const NonPrimaType = builder.objectRef<NonPrima>('PercheNonPrima').implement({
  description: 'Why an order does not end earlier.',
  authScopes: scopes,
  fields: (t) => ({
    oggi: t.field({
      type: 'Date',
      nullable: true,
      description: 'Its last day of work by the saved plan; null without one.',
      resolve: ({ oggi }) => dayOrNull(oggi),
    }),
    dataConsegna: t.field({
      type: 'Date',
      nullable: true,
      description: 'Its approntamento.',
      resolve: ({ consegna }) => dayOrNull(consegna),
    }),
    motivo: t.exposeString('motivo', { description: "Why nothing can be moved, in Italian; '' where it can." }),
    daSola: t.expose('daSola', {
      type: HeldType,
      nullable: true,
      description: 'Placed anew without moving anybody, with what holds each phase; null when there is no room.',
    }),
    perPrima: t.expose('perPrima', {
      type: HeldType,
      nullable: true,
      description: 'Placed before all that may move, with what holds each phase then.',
    }),
    spostati: t.expose('spostati', {
      type: [PushedType],
      description: 'Who would end later then, the most days first.',
    }),
  }),
})

builder.queryField('percheNonPrima', (t) =>
  t.field({
    type: NonPrimaType,
    nullable: true,
    description:
      'Why an order does not end earlier, and who would end later if it were taken first. It changes nothing.',
    authScopes: scopes,
    args: { pk: t.arg.int({ required: true, description: 'Number of the order.' }) },
    resolve: (_root, { pk }, ctx) => nonPrima(pk, ctx),
  }),
)
