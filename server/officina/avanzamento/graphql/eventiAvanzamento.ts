import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { orderingArg } from '#platform/graphql/orderings.ts'
import { EVENT_ORDERS, readEventi } from '../events.ts'
import { readOrdineAvanzamento } from '../ordine.ts'
import { regenerateAvanzamento } from '../regenerateAvanzamento.ts'
import { AvanzamentoOrdineRef } from './avanzamentoOrdini.ts'
import { EventiAvanzamentoRef } from './eventi.ts'
import { AvanzamentoFilterInput, avanzamentoScopes as authScopes, avanzamentoRequest } from './parts.ts'

builder.queryField('eventiAvanzamento', (t) =>
  t.field({
    type: EventiAvanzamentoRef,
    description: 'The events of progress, the latest first.',
    authScopes,
    args: {
      filtro: t.arg({ type: AvanzamentoFilterInput }),
      pagina: t.arg.int({ description: 'Page from 1.' }),
      perPagina: t.arg.int({ description: 'Rows of a page, up to 1000; 50 when missing.' }),
      ordinamento: t.arg(orderingArg('eventiAvanzamento', Object.keys(EVENT_ORDERS), 'the latest first')),
    },
    resolve: (_root, args, ctx) => readEventi(avanzamentoRequest(args), ctx),
  }),
)

builder.prismaObjectField('Ordine', 'avanzamento', (t) =>
  t.field({
    type: AvanzamentoOrdineRef,
    nullable: true,
    description: 'All the progress of the order. Withheld from users who do not administer orders: null.',
    authScopes,
    unauthorizedResolver: () => null,
    select: { id: true },
    resolve: ({ id }, _args, ctx) => readOrdineAvanzamento(id, ctx),
  }),
)

builder.queryField('avanzamentoOrdine', (t) =>
  t.field({
    type: AvanzamentoOrdineRef,
    nullable: true,
    description: 'The progress of an order; null for an order that there is not.',
    authScopes,
    args: { ordinePk: t.arg.int({ required: true, description: 'Number of the order.' }) },
    resolve: (_root, { ordinePk }, ctx) => readOrdineAvanzamento(boundedInteger(ordinePk), ctx),
  }),
)

mutationField(regenerateAvanzamento, {
  description: 'Reckons the progress of an order anew, and says what was kept otherwise.',
  input: (t) => ({ ordinePk: t.int({ required: true, description: 'Number of the order.' }) }),
  payload: (t) => ({
    differenze: t.stringList({
      nullable: true,
      description: 'What was kept otherwise, in words; empty when nothing was.',
      resolve: ({ result }) => result?.differenze,
    }),
    avanzamento: t.field({
      type: AvanzamentoOrdineRef,
      nullable: true,
      description: 'The progress as it is now.',
      resolve: ({ result }, _args, ctx) => result && readOrdineAvanzamento(result.ordine, ctx),
    }),
  }),
})
