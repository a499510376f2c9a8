import { foundWithin, whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum, choiceOf } from '#platform/graphql/choices.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { areaNames } from '#platform/identity/areas/rules.ts'
import { invalidWebhookReason, PROVA } from '../delivery/message.ts'
import { consegneList, webhookList } from '../list.ts'
import { ARGOMENTI, consegneFilters, STATI_CONSEGNA } from '../rules.ts'

export const ArgomentoWebhook = choiceEnum('ArgomentoWebhook', ARGOMENTI, 'What a webhook may be told of.', {
  PREVENTIVO: 'Quotes that arrived or changed.',
  ORDINE: 'Orders that arrived, changed or were removed.',
  CONFERMA_ORDINE: 'Confirmations that arrived, changed or were removed.',
  ORDINE_FORNITORE: 'Supplier orders that arrived, changed or were removed.',
  FORNITURA_IN_RITARDO: 'A supplier has moved its day so that an order is at risk.',
  ATTIVITA: 'Sessions of work that were begun, changed or removed.',
  PEZZI: 'Pieces, sessions or controls of an order.',
  PROBLEMI_OFFICINA: 'Problems of the workshop that were reported or solved.',
  CALENDARIO: 'Staff, absences, holidays or working hours, with the days that they touch.',
  CATALOGO: 'Something of the catalogue.',
})

const StatoConsegnaEnum = choiceEnum('StatoConsegna', STATI_CONSEGNA, 'Where a delivery stands.', {
  IN_ATTESA: 'Waits for its turn, or for its next try.',
  IN_INVIO: 'Is on its way.',
  CONSEGNATA: 'The receiver has taken it.',
  IGNORATA: 'Its webhook is not told of it: its user does not see the row, or may not any more.',
})

const maker = { id: true, isActive: true, isSuperuser: true, info: { select: { canAdminUsers: true } } } as const

export const Webhook = builder.prismaNode('Webhook', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(webhookList, id, ctx),
  nullable: true,
  description: 'An address that is told of what happens; its secret is shown once, when it is made.',
  authScopes: { permesso: 'adminToken' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    indirizzo: t.exposeString('indirizzo', { description: 'Where its messages go.' }),
    argomenti: t.expose('argomenti', { type: [ArgomentoWebhook], description: 'What it is told of.' }),
    aree: t.expose('aree', {
      type: [choiceOf(areaNames)],
      description: 'What it is limited to of what its user may; none: all of it.',
    }),
    user: t.relation('user', { description: 'In whose name it is told.' }),
    creatoDa: t.relation('creatoDa', { description: 'Who made it; a mail tells them when it is suspended.' }),
    creatoIl: t.expose('creatoIl', { type: 'DateTime' }),
    sospesoIl: t.expose('sospesoIl', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when nothing leaves; null while it does.',
    }),
    motivo: t.exposeString('motivo', {
      description: 'Why the product has suspended it, in Italian; empty when somebody has.',
    }),
    motivoNonValido: t.string({
      nullable: true,
      description: 'Why it is told nothing, in Italian, whoever resumes it; null while it is.',
      select: { user: { select: { ...maker } }, creatoDa: { select: { ...maker } } },
      resolve: (webhook) => invalidWebhookReason(webhook),
    }),
    falliti: t.exposeInt('falliti', { description: 'Tries that failed, one after the other; 0 once one succeeds.' }),
    inAttesa: t.int({
      description: 'Deliveries that wait.',
      select: { id: true },
      resolve: ({ id }, _args, { services: { db } }) =>
        db.consegnaWebhook.count({ where: { webhookId: id, stato: { in: ['IN_ATTESA', 'IN_INVIO'] } } }),
    }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

export const ConsegnaWebhook = builder.prismaNode('ConsegnaWebhook', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: foundWithin(webhookList, 'webhook'),
  nullable: true,
  description: 'A message to a webhook: what happened, and how it went.',
  authScopes: { permesso: 'adminToken' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    webhook: t.relation('webhook', { seenIn: webhookList, nullable: true, description: 'Whom it is for.' }),
    messageId: t.exposeString('messageId', { description: '`webhook-id` of the message, the same at every try.' }),
    evento: t.exposeString('canale', { description: 'Topic of the event log; `prova` for one that was only tried.' }),
    oggettoPk: t.int({
      nullable: true,
      description: 'Number of the row that it is about; null for none.',
      select: { payload: true, canale: true },
      resolve: ({ payload, canale }) => {
        const { pk } = payload as { pk?: unknown }
        return canale !== PROVA && typeof pk === 'number' ? pk : null
      },
    }),
    il: t.expose('il', { type: 'DateTime', description: 'When it happened.' }),
    stato: t.expose('stato', { type: StatoConsegnaEnum, description: 'Where it stands.' }),
    tentativi: t.exposeInt('tentativi', { description: 'Tries so far.' }),
    prossimo: t.expose('prossimo', { type: 'DateTime', description: 'Not tried before.' }),
    esito: t.exposeString('esito', { description: 'How the last try ended, in Italian; empty before one.' }),
    risposta: t.exposeInt('risposta', {
      nullable: true,
      description: 'Status of HTTP that the last try was answered; null without an answer.',
    }),
    durata: t.exposeInt('durata', { nullable: true, description: 'Milliseconds of the last try.' }),
    consegnataIl: t.expose('consegnataIl', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was taken; null while it was not.',
    }),
  }),
})

referenceField('webhooks', {
  tipo: Webhook,
  model: 'webhook',
  permesso: 'adminToken',
  description: 'All webhooks, by name.',
  orderBy: [{ nome: 'asc' }, { id: 'asc' }],
})

detailField('webhook', {
  tipo: Webhook,
  elenco: webhookList,
  permesso: 'adminToken',
  description: 'One webhook by its number.',
})

listField('consegneWebhook', {
  tipo: ConsegnaWebhook,
  elenco: consegneList,
  filtro: filterInput(
    'FiltroConsegneWebhook',
    consegneFilters,
    'Filters of the deliveries; all that are given must hold.',
  ),
  permesso: 'adminToken',
  description: 'What was sent to webhooks in the last 30 days, or waits, the newest first.',
})
