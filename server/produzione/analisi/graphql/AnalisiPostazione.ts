import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { rowFields } from '#platform/graphql/fields.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { relatedList } from '#platform/graphql/relatedList.ts'
import { fullNameOf } from '#platform/operation.ts'
import { can } from '#platform/permissions.ts'
import { analisiList } from '../list.ts'
import { analisiFilters, isPianificazioneBanchi } from '../rules.ts'
import { OrdineAnalisi, PostazioneAnalisi } from './parts.ts'

const permesso = 'updateStatoFasiOrdineFornitore'

const name = { select: { firstName: true, lastName: true, username: true } } as const

export const AnalisiPostazione = builder.prismaNode('AnalisiPostazione', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(analisiList, id, ctx),
  nullable: true,
  description: 'An entry of the weekly programming, such as a bench planning.',
  authScopes: { permesso },
  select: { id: true },
  fields: (t) => ({
    ...rowFields(t),
    nome: t.exposeString('nome'),
    data: t.expose('data', { type: 'Date', description: 'The day it was made.' }),
    settimana: t.expose('settimana', {
      type: 'Date',
      nullable: true,
      description: 'Monday of the week that it is about; null when it is about none.',
    }),
    creataIl: t.expose('creataIl', { type: 'DateTime', description: 'When it was made.' }),
    creataDa: t.string({
      nullable: true,
      description: 'Name of whoever made it; null when they are no user any more.',
      select: { creataDa: name },
      resolve: ({ creataDa }) => creataDa && fullNameOf(creataDa),
    }),
    postazioni: t.relation('postazioni', {
      type: PostazioneAnalisi,
      query: { orderBy: [{ posizione: 'asc' }, { id: 'asc' }] },
      description: 'Its workstations, in their order, with what each works.',
    }),
    ordini: t.relation('ordini', {
      type: OrdineAnalisi,
      query: { orderBy: [{ id: 'asc' }] },
      description: 'Its orders, with or without a workstation.',
    }),
    puoPianificare: t.boolean({
      description:
        'Whether the asker may arrange and remove it as a bench planning: an entry of the office is not one.',
      select: { settimana: true, ordini: { select: { postazioneId: true } } },
      resolve: (entry, _args, { viewer }) => can(viewer, 'adminOrders') || isPianificazioneBanchi(entry),
    }),
    numeroOrdini: t.relationCount('ordini', { description: 'Orders in it.' }),
  }),
})

/** The weekly programming, also of what is in it. */
export const analisiPostazioni = listField('analisiPostazioni', {
  tipo: AnalisiPostazione,
  elenco: analisiList,
  filtro: filterInput('FiltroAnalisi', analisiFilters, 'Filters of the weekly programming.'),
  permesso,
  description: 'The weekly programming, newest first.',
})

detailField('analisiPostazione', {
  tipo: AnalisiPostazione,
  elenco: analisiList,
  permesso,
  description: 'One entry of the weekly programming by its number.',
})

relatedList(
  'Ordine',
  'analisi',
  analisiPostazioni,
  (ordineId) => ({ ordini: { some: { ordineId } } }),
  'Entries of the weekly programming that it is in.',
)
