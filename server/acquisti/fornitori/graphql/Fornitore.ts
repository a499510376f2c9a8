import { whereOne } from '#platform/db/whereOne.ts'
import { fileUrl } from '#platform/files/urls.ts'
import { builder } from '#platform/graphql/builder.ts'
import { columnFields } from '#platform/graphql/fields.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { fornitoriList } from '../list.ts'
import { fornitorePlainSchema, fornitoriFilters, readChiusure } from '../rules.ts'
import { PeriodoChiusuraType } from './chiusure.ts'

/** What whoever meets one may know of it. */
const OPEN = [
  'nome',
  'codice',
  // Told by their own scopes.
  'link',
  'fasi',
]

export const Fornitore = builder.prismaNode('Fornitore', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(fornitoriList, id, ctx),
  nullable: true,
  description:
    'A supplier of one material. To who reaches it by a link and does not see it in `fornitori`, only `nome` and `codice` are told: the rest is null.',
  open: OPEN,
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    aggiornatoIl: t.expose('aggiornatoIl', { type: 'DateTime' }),
    ...columnFields(t, fornitorePlainSchema),
    giorniChiusura: t.intList({
      description: 'Weekdays on which it is closed, 1 (Monday) to 7 (Sunday).',
      select: { giorniChiusura: true, periodiChiusura: true },
      resolve: (row) => readChiusure(row).giorniChiusura,
    }),
    periodiChiusura: t.field({
      type: [PeriodoChiusuraType],
      description: 'Stretches of days on which it is closed, by date.',
      select: { giorniChiusura: true, periodiChiusura: true },
      resolve: (row) => readChiusure(row).periodiChiusura,
    }),
    immagine: t.string({
      nullable: true,
      description: 'Address of its picture.',
      select: { immagine: { select: { chiave: true, nome: true } } },
      resolve: ({ immagine }) => immagine && fileUrl(immagine),
    }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

/** The list of suppliers, also of what has them. */
export const fornitori = listField('fornitori', {
  tipo: Fornitore,
  elenco: fornitoriList,
  filtro: filterInput('FiltroFornitori', fornitoriFilters, 'Filters of the suppliers; all that are given must hold.'),
  permesso: 'viewOrdiniFornitore',
  description: 'The suppliers, by name.',
})

detailField('fornitore', {
  tipo: Fornitore,
  elenco: fornitoriList,
  permesso: 'viewOrdiniFornitore',
  description: 'One supplier by number.',
})
