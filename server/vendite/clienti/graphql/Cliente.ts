import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { columnFields } from '#platform/graphql/fields.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import type { LinkExtension } from '#platform/graphql/plugins/links.ts'
import { relatedList } from '#platform/graphql/relatedList.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { can } from '#platform/permissions.ts'
import { clientiList } from '../list.ts'
import { clienteNotDeletableReason, clienteSchema, clientiFilters, TIPI_CLIENTE } from '../rules.ts'

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
      select: { _count: { select: { ordini: true } } },
      resolve: ({ _count }, _args, { viewer }) =>
        can(viewer, 'adminClienti') && clienteNotDeletableReason(_count.ordini) === null,
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
