import { builder } from '#platform/graphql/builder.ts'
import { listField } from '#platform/graphql/listField.ts'
import { type UtentiPerTokenFilter, utentiPerTokenList } from '../utentiPerTokenList.ts'

/** A user as who hands out tokens sees them: with the name to log in, which tells two of the same name apart. */
export const UtentePerToken = builder.prismaObject('User', {
  variant: 'UtentePerToken',
  description: 'A user in whose name a token may act.',
  authScopes: { permesso: 'adminToken' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    username: t.exposeString('username'),
    nome: t.string({
      description: 'First and last name, or the username.',
      select: { firstName: true, lastName: true, username: true },
      resolve: (user) => `${user.firstName} ${user.lastName}`.trim() || user.username,
    }),
  }),
})

const Filter = builder.inputRef<UtentiPerTokenFilter>('FiltroUtentiPerToken').implement({
  description: 'Filters of the users for a token.',
  fields: (t) => ({ testo: t.string({ description: 'Every word, in the name or the username.' }) }),
})

listField('utentiPerToken', {
  tipo: UtentePerToken,
  elenco: utentiPerTokenList,
  filtro: Filter,
  permesso: 'adminToken',
  description: 'Active users, to choose in whose name a token acts.',
})
