import { ordiniList } from '#ordini/ordini/list.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { rowField, thereAlways } from '#platform/graphql/rowField.ts'
import { REPARTI_FASI } from '#produzione/schedulazione/engine/types.ts'
import { type FaseInRitardo, readRitardi } from '../late.ts'
import { type RestoFase, readResto } from '../order.ts'

const RestoFaseRef = builder.objectRef<RestoFase>('RestoFase').implement({
  description: 'What is left of a phase of an order, by the pieces that the workshop has done.',
  authScopes: { permesso: 'viewMarcaturaCe' },
  fields: (t) => ({
    nomeFase: t.exposeString('nomeFase', { description: 'Name of the phase.' }),
    minuti: t.exposeInt('minuti', { description: 'Minutes that it takes as it is planned, else by theory.' }),
    minutiRimasti: t.exposeInt('minutiRimasti', { description: 'Minutes that it still takes.' }),
    finita: t.exposeBoolean('finita', { description: 'Every piece of its operations is done.' }),
    statoProposto: t.field({
      type: 'ValoreStato',
      nullable: true,
      description: 'The state that a finished phase should have and has not yet; null for none.',
      resolve: ({ statoProposto }) => statoProposto,
    }),
  }),
})

builder.queryField('restoFasi', (t) =>
  t.field({
    type: [RestoFaseRef],
    description: 'What is left of the phases of an order that the workshop works; none of an order that there is not.',
    authScopes: { permesso: 'viewMarcaturaCe' },
    args: { ordinePk: t.arg.int({ required: true, description: 'Number of the order.' }) },
    resolve: (_root, { ordinePk }, { services }) => readResto(services.db, boundedInteger(ordinePk)),
  }),
)

const FaseInRitardoRef = builder.objectRef<FaseInRitardo>('FaseInRitardo').implement({
  description: 'A phase that is being worked and runs behind its plan.',
  authScopes: { permesso: 'scheduleOrder' },
  fields: (t) => ({
    ordine: rowField(t, 'Ordine', ordiniList, ({ ordine }) => ordine, 'The order.', thereAlways),
    nomeFase: t.exposeString('nomeFase', { description: 'Name of the phase.' }),
    reparto: t.expose('reparto', { type: choiceOf(REPARTI_FASI), description: 'Department.' }),
    fine: t.expose('fine', { type: 'DateTime', description: 'Its planned end.' }),
    minutiRimasti: t.exposeInt('minutiRimasti', { description: 'Minutes that it still takes.' }),
    minutiRitardo: t.exposeInt('minutiRitardo', { description: 'Minutes more than it has booked from now on.' }),
    fineStimata: t.expose('fineStimata', {
      type: 'Date',
      description: 'Its last day at the pace of its bookings, without Saturdays and Sundays.',
    }),
    colpisce: t.exposeStringList('colpisce', { description: 'What it runs into next, in words.' }),
  }),
})

builder.queryField('fasiInRitardo', (t) =>
  t.field({
    type: [FaseInRitardoRef],
    description: 'The phases that run late, by their planned end; nothing is planned anew by itself.',
    authScopes: { permesso: 'scheduleOrder' },
    args: { ordinePk: t.arg.int({ description: 'Only of this order.' }) },
    resolve: (_root, { ordinePk }, { services }) =>
      readRitardi(services.db, new Date(), ordinePk == null ? undefined : boundedInteger(ordinePk)),
  }),
)
