import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { columnFields, inputFields } from '#platform/graphql/fields.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import type { LinkExtension } from '#platform/graphql/plugins/links.ts'
import { relatedList } from '#platform/graphql/relatedList.ts'
import { importInput, importPayload } from '#platform/imports/importFields.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { can } from '#platform/permissions.ts'
import { createCliente } from '../createCliente.ts'
import { deleteCliente } from '../deleteCliente.ts'
import { importClienti } from '../import/importClienti.ts'
import { clientiList, clientiPerAccesso, clientiPerAccessoFilters } from '../list.ts'
import {
  clienteNotDeletableReason,
  clienteSchema,
  clienteWithOfferteReason,
  clientiFilters,
  TIPI_CLIENTE,
} from '../rules.ts'
import { readSimilar } from '../similar.ts'
import { updateCliente } from '../updateCliente.ts'

/** What the company keeps to itself: null to operators and to the customers' own app. */
const inner = { authScopes: { permesso: 'viewInterniClienti' }, unauthorizedResolver: () => null } as const

choiceEnum('TipoCliente', TIPI_CLIENTE, 'Kind of customer.', {
  IMPRE: 'Company.',
  PRIVA: 'Household.',
  RIVEN: 'Reseller.',
})

/** What whoever sees an order, an activity or a supply may know of its customer. */
const OPEN = ['nome', 'codice', 'email']

export const Cliente = builder.prismaNode('Cliente', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(clientiList, id, ctx),
  nullable: true,
  description:
    'A customer. To who reaches it by a link and does not see it in `clienti`, only `nome`, `codice` and `email` are told: the rest is null.',
  open: OPEN,
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id', { description: 'The number, as in URLs.' }),
    aggiornatoIl: t.expose('aggiornatoIl', { type: 'DateTime' }),
    ...columnFields(t, clienteSchema.omit(['codice', 'email', 'agentePk', 'note', 'testoEmail'])),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Mail address. Withheld from users who may see no customers: null.',
      authScopes: { permesso: 'viewClienti' },
      unauthorizedResolver: () => null,
      extensions: { whenSeen: true } satisfies LinkExtension,
    }),
    codice: t.string({
      description: 'Key of the import; empty when there is none.',
      select: { codice: true },
      resolve: ({ codice }) => codice ?? '',
    }),
    etichetta: t.string({
      description: 'What a select shows: name, code, town.',
      select: { nome: true, codice: true, citta: true },
      resolve: ({ nome, codice, citta }) => [nome, codice, citta].filter(Boolean).join(' · '),
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'Plain text. Withheld from operators and app accounts: null.',
      ...inner,
    }),
    testoEmail: t.string({
      nullable: true,
      description:
        "Text that the mails of this customer's orders begin with, sanitised html. Withheld from operators and app accounts: null.",
      select: { testoEmail: true },
      resolve: ({ testoEmail }) => sanitizeRich(testoEmail),
      ...inner,
    }),
    agente: t.relation('agente', {
      nullable: true,
      description: 'Withheld from operators and app accounts: null.',
      ...inner,
    }),
    agentePk: t.exposeInt('agenteId', {
      nullable: true,
      description: 'Number of the agent. Withheld from operators and app accounts: null.',
      ...inner,
    }),
    numeroOrdini: t.int({
      description: 'Orders of this customer.',
      select: { _count: { select: { ordini: true } } },
      resolve: ({ _count }) => _count.ordini,
    }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
    puoEliminare: t.boolean({
      description: 'Whether `deleteCliente` is possible now for the viewer.',
      select: { _count: { select: { ordini: true, offerte: true } } },
      resolve: ({ _count }, _args, { viewer }) =>
        can(viewer, 'adminClienti') &&
        clienteNotDeletableReason(_count.ordini) === null &&
        clienteWithOfferteReason(_count.offerte) === null,
    }),
  }),
})

const clienti = listField('clienti', {
  tipo: Cliente,
  elenco: clientiList,
  filtro: filterInput(
    'FiltroClienti',
    clientiFilters,
    'Filters of the list of customers; all that are given must hold.',
  ),
  permesso: 'viewClienti',
  description: 'Customers that the viewer may see, by name.',
})

relatedList(
  'Agente',
  'clienti',
  clienti,
  (agenteId) => ({ agenteId }),
  'The customers of the agent that the viewer may see. Null to who is not told the agents of customers.',
  'viewInterniClienti',
)

detailField('cliente', {
  tipo: Cliente,
  elenco: clientiList,
  permesso: 'viewClienti',
  description: 'One customer by its number.',
})

entityMutations({
  field: 'cliente',
  tipo: Cliente,
  elenco: clientiList,
  input: (t) => inputFields(t, clienteSchema),
  create: [createCliente, 'Adds a customer.'],
  update: [updateCliente, 'Changes the fields of a customer that are sent.'],
  delete: [deleteCliente, 'Removes a customer without orders.'],
  deleted: ['pk', 'deletedId'],
})

listField('clientiPerAccesso', {
  tipo: Cliente,
  elenco: clientiPerAccesso,
  seenIn: clientiList,
  filtro: filterInput(
    'FiltroClientiPerAccesso',
    clientiPerAccessoFilters,
    'Filters of the customers for an app account.',
  ),
  permesso: 'adminUsers',
  description: 'Customers, to choose whose orders an app account sees.',
})

builder.queryField('clientiSimili', (t) =>
  t.prismaField({
    type: [Cliente],
    description:
      'Customers that the viewer may see with the same VAT number, phone or mail, whatever their spelling: at most 5.',
    authScopes: { permesso: 'viewClienti' },
    args: {
      piva: t.arg.string({ description: 'VAT number, as typed.' }),
      telefono: t.arg.string({ description: 'Phone, as typed.' }),
      email: t.arg.string({ description: 'Mail address, as typed.' }),
      esclusoPk: t.arg.int({ description: 'Number of the customer being edited.' }),
    },
    resolve: (query, _root, { piva, telefono, email, esclusoPk }, ctx) =>
      readSimilar(ctx, query, { piva: piva ?? '', telefono: telefono ?? '', email: email ?? '' }, esclusoPk ?? null),
  }),
)

mutationField(importClienti, {
  description: 'Imports customers from .xls files: all of them or none.',
  input: importInput,
  payload: importPayload,
})
