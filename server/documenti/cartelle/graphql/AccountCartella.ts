import { builder } from '#platform/graphql/builder.ts'
import { listField } from '#platform/graphql/listField.ts'
import { type AccountFilter, accountList } from '../../account/list.ts'

const UtenteAccount = builder.prismaObject('User', {
  variant: 'UtenteAccount',
  description: 'The user of an account of the app, for who shares folders with it.',
  authScopes: { permesso: 'adminApp' },
  select: { id: true },
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email', { description: 'Mail address; may be empty.' }),
    username: t.exposeString('username'),
  }),
})

export const AccountCartella = builder.prismaObject('AppAccount', {
  variant: 'AccountCartella',
  description: 'An account of the app that folders are shared with.',
  authScopes: { permesso: 'adminApp' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    user: t.relation('user', { type: UtenteAccount }),
  }),
})

export const CondivisioneCartella = builder.prismaObject('CondivisioneCartella', {
  description: 'An account of the app that sees a folder.',
  authScopes: { permesso: 'adminApp' },
  select: { id: true },
  fields: (t) => ({
    account: t.relation('appAccount', { type: AccountCartella, description: 'Who.' }),
    finoAl: t.expose('finoAl', {
      type: 'Date',
      nullable: true,
      description: 'The last day on which it sees it; null: until somebody ends it.',
    }),
  }),
})

const Filter = builder.inputRef<AccountFilter>('FiltroAccountCartelle').implement({
  description: 'Filters of the accounts; all that are given must hold.',
  fields: (t) => ({
    search: t.string({ description: 'Every word of name, username or mail address, any order, case ignored.' }),
  }),
})

listField('accountCartelle', {
  tipo: AccountCartella,
  elenco: accountList,
  filtro: Filter,
  permesso: 'adminApp',
  description: 'The active accounts of the app, by last name: whom folders may be shared with.',
})
