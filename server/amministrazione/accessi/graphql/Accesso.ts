import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { deviceName } from '../../utenti/sessioni/rules.ts'
import { accessiList } from '../list.ts'
import { accessiFilters } from '../rules.ts'

const Accesso = builder.prismaNode('Accesso', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(accessiList, id, ctx),
  nullable: true,
  description: 'A login, a failure, an export or what else of security happened at a door.',
  authScopes: { account: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    il: t.expose('il', { type: 'DateTime', description: 'When.' }),
    evento: t.exposeString('evento', { description: 'What happened, in a word.' }),
    riuscito: t.exposeBoolean('riuscito', { description: 'Whether it was let through.' }),
    chi: t.exposeString('userNome', { description: 'Name of the user as it was; what is known of who is none.' }),
    indirizzo: t.exposeString('indirizzo', { description: 'Address that it came from; empty for the product itself.' }),
    dispositivo: t.string({
      select: { userAgent: true },
      description: 'Browser and system, in Italian; empty for a program that does not say.',
      resolve: ({ userAgent }) => (userAgent ? deviceName(userAgent) : ''),
    }),
    dettaglio: t.exposeString('dettaglio', { description: 'What it was about, in Italian; may be empty.' }),
  }),
})

listField('accessi', {
  tipo: Accesso,
  elenco: accessiList,
  filtro: filterInput('FiltroAccessi', accessiFilters, 'Filters of the accesses; all that are given must hold.'),
  permesso: 'account',
  description: 'Who came to which door: one’s own, all for who administers users; the newest first.',
})
