import { budgetHistory } from '#numeri/statistiche/budget.ts'
import { ordiniList } from '#ordini/ordini/list.ts'
import type { Context } from '#platform/context.ts'
import { readOne } from '#platform/db/read.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal } from '#platform/errors.ts'
import { builder } from '#platform/graphql/builder.ts'
import { rowField } from '#platform/graphql/rowField.ts'
import { readStorico, type VoceStorico } from '#platform/history/read.ts'
import { preventiviList } from '#vendite/preventivi/list.ts'

/** Whether the caller may read the history of an object is asked where the history is. */
export const VoceStoricoType = builder.objectRef<VoceStorico & { ordine?: number }>('VoceStorico').implement({
  description: 'One line of the history of an object.',
  authScopes: { login: true },
  fields: (t) => ({
    il: t.expose('il', { type: 'DateTime', description: 'When.' }),
    utente: t.exposeString('utente', { description: "Who, by the name of then; 'Modulo pubblico' for a visitor." }),
    azione: t.exposeString('azione', { description: 'What, in Italian.' }),
    campo: t.exposeString('campo', { description: 'Which field, in Italian, or empty.' }),
    ordine: rowField(
      t,
      'Ordine',
      ordiniList,
      ({ ordine }) => ordine ?? null,
      'The order that it is about, among those of several; null in the history of one object.',
    ),
    prima: t.exposeString('prima', { nullable: true, description: 'Its value before.' }),
    dopo: t.exposeString('dopo', { nullable: true, description: 'Its value afterwards.' }),
  }),
})

const scopes = { permesso: 'adminOrders' } as const

builder.queryFields((t) => ({
  storicoBudgetCliente: t.field({
    type: [VoceStoricoType],
    description: 'Who has changed the budgets of a customer, newest first.',
    authScopes: scopes,
    args: { clientePk: t.arg.int({ required: true, description: 'Number of the customer.' }) },
    resolve: (_root, { clientePk }, ctx) => budgetHistory('Cliente', clientePk, ctx),
  }),
  storicoBudgetAgente: t.field({
    type: [VoceStoricoType],
    description: 'Who has changed the budgets of an agent, newest first.',
    authScopes: scopes,
    args: { agentePk: t.arg.int({ required: true, description: 'Number of the agent.' }) },
    resolve: (_root, { agentePk }, ctx) => budgetHistory('Agente', agentePk, ctx),
  }),
}))

const OggettoCatalogo = builder.enumType('OggettoCatalogo', {
  description: 'What the catalogue is made of, under the names of the history.',
  values: {
    TIPOLOGIA_FAMIGLIA: { value: 'TipologiaFamiglia', description: 'A kind of family.' },
    FAMIGLIA: { value: 'Famiglia', description: 'A family, with its options and pictures.' },
    TIPO_SERRAMENTO: { value: 'TipoSerramento', description: 'A window type.' },
    TIPO_APERTURA: { value: 'TipoApertura', description: 'A way of opening.' },
    ACCESSORIO: { value: 'Accessorio', description: 'An accessory.' },
  },
} as const)

builder.queryField('storicoCatalogo', (t) =>
  t.field({
    type: [VoceStoricoType],
    description: 'What has been done with an object of the catalogue, removed ones too, newest first.',
    authScopes: { permesso: 'adminCatalogo' },
    args: {
      oggetto: t.arg({ type: OggettoCatalogo, required: true, description: 'What it is.' }),
      pk: t.arg.int({ required: true, description: 'Its number.' }),
    },
    resolve: (_root, { oggetto, pk }, ctx) => readStorico(ctx.services.db, oggetto, pk, {}),
  }),
)

const preventivi = { permesso: 'viewPreventivi' } as const

/** Users who may not see the agent may not see its history. */
const OF_AGENTE = ['setAgente', 'sendEmailAgente']

async function storicoPreventivo(pk: number, ctx: Context): Promise<VoceStorico[]> {
  const { db } = ctx.services
  const where = whereOne(preventiviList, pk, ctx)
  if (!(await readOne(db, 'preventivo', { select: { id: true } }, where))) throw new Refusal('NOT_FOUND')
  return readStorico(db, 'Preventivo', pk, { actions: ctx.can('adminPreventivi') ? [] : OF_AGENTE })
}

builder.queryField('storicoPreventivo', (t) =>
  t.field({
    type: [VoceStoricoType],
    description: 'What has been done with a quote, newest first. Entries about the agent are withheld from agents.',
    authScopes: preventivi,
    args: { pk: t.arg.int({ required: true, description: 'Number of the quote.' }) },
    resolve: (_root, { pk }, ctx) => storicoPreventivo(pk, ctx),
  }),
)
