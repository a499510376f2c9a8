import { fornitoriList } from '#acquisti/fornitori/list.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'

const onlyAdministrators = { permesso: 'adminUsers' } as const

builder.prismaNode('InfoUser', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id) => ({ id: boundedInteger(id) }),
  nullable: true,
  description: 'Notes about a user, and the flags that only an administrator can hold.',
  authScopes: onlyAdministrators,
  select: { id: true },
  fields: (t) => ({
    user: t.relation('user'),
    note: t.exposeString('note', { description: 'Plain text for the administrators.' }),
    canAdminUsers: t.exposeBoolean('canAdminUsers'),
    canViewAttivitaOperatori: t.exposeBoolean('canViewAttivitaOperatori'),
    canViewLineaSaomad: t.exposeBoolean('canViewLineaSaomad'),
    remindStatoOrdineFornitore: t.exposeBoolean('remindStatoOrdineFornitore'),
    remindMissOrdiniFornitore: t.exposeBoolean('remindMissOrdiniFornitore'),
    mailSchedulazione: t.exposeBoolean('mailSchedulazione'),
    vbhReadonlyAccess: t.exposeBoolean('vbhReadonlyAccess'),
  }),
})

builder.prismaNode('FornitoreUtente', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id) => ({ id: boundedInteger(id) }),
  nullable: true,
  description: 'A user as a supplier, who has the portal and nothing else.',
  authScopes: onlyAdministrators,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    user: t.relation('user'),
    userPk: t.exposeInt('userId', { description: 'Number of the user.' }),
    fornitore: t.relation('fornitore', { seenIn: fornitoriList, description: 'The supplier.' }),
    fornitorePk: t.exposeInt('fornitoreId', { description: 'Number of the supplier.' }),
    fornitoreNome: t.string({
      description: 'Name of the supplier.',
      select: { fornitore: { select: { nome: true } } },
      resolve: ({ fornitore }) => fornitore.nome,
    }),
  }),
})
