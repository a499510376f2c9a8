import { byOrdine } from '#platform/db/byOrdine.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { changeTopic } from '#platform/graphql/changeTopic.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { columnFields } from '#platform/graphql/fields.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { can } from '#platform/permissions.ts'
import { readCatalogo } from '../../preventivi/catalogo.ts'
import { listiniList } from '../list.ts'
import { costField } from '../margini.ts'
import { readListinoPrezzi } from '../prezzo/read.ts'
import { type RilievoListino, rilieviListino } from '../rilievi/listino.ts'
import { KINDS_OF_RILIEVO } from '../rilievi/rules.ts'
import {
  listiniFilters,
  listinoNotDeletableReason,
  listinoNotEditableReason,
  listinoSchema,
  statoListinoReason,
} from '../rules.ts'
import { STATI_LISTINO } from '../words/rules.ts'

const guarded = { permesso: 'viewListini' } as const

const StatoListinoEnum = choiceEnum('StatoListino', STATI_LISTINO, 'State of a price list.', {
  BOZZA: 'Being written; prices nothing.',
  IN_VIGORE: 'Prices the days between its first and its last; never changed.',
  ARCHIVIATO: 'Prices nothing any more.',
})

const CodiceRilievoEnum = choiceEnum(
  'CodiceRilievoListino',
  KINDS_OF_RILIEVO,
  'What list and catalogue do not agree on.',
  {
    SENZA_PREZZO: 'Can be made and has no price.',
    NON_FATTIBILE: 'Has a price and cannot be made.',
  },
)

const RilievoListinoType = builder.objectRef<RilievoListino>('RilievoListino').implement({
  description: 'A gap between a price list and what can be made.',
  authScopes: guarded,
  fields: (t) => ({
    codice: t.expose('codice', { type: CodiceRilievoEnum, description: 'What kind of gap.' }),
    messaggio: t.exposeString('messaggio', { description: 'In Italian.' }),
    vocePk: t.exposeInt('vocePk', { nullable: true, description: 'Number of the entry; null where one is missing.' }),
  }),
})

export const Listino = builder.prismaNode('Listino', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(listiniList, id, ctx),
  nullable: true,
  description: 'A price list: euro without VAT, for the days from `dal` to `al`.',
  authScopes: guarded,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ...columnFields(t, listinoSchema),
    stato: t.expose('stato', { type: StatoListinoEnum, description: 'Draft, in force, archived.' }),
    versione: t.exposeInt('versione', { description: 'Grows at every change of it or of its content.' }),
    costo: t.field(costField('What its windows cost the house, percent of their list price; null: not known.')),
    numeroVoci: t.relationCount('voci', { description: 'How many entries it has.' }),
    voci: t.relation('voci', {
      description: 'Its entries, by family and window type.',
      query: {
        orderBy: [
          { famiglia: { ordine: 'asc' } },
          { tipoSerramento: { ordine: 'asc' } },
          { valore: { ordine: 'asc' } },
          { id: 'asc' },
        ],
      },
    }),
    supplementi: t.relation('supplementi', {
      description: 'Its supplements, in the order of the steps of a price.',
      query: { orderBy: byOrdine },
    }),
    servizi: t.relation('servizi', { description: 'Its services, in order.', query: { orderBy: byOrdine } }),
    sconti: t.relation('sconti', { description: 'Its discounts, in order.', query: { orderBy: byOrdine } }),
    rilievi: t.field({
      type: [RilievoListinoType],
      description: 'What can be made and has no price, and prices of what cannot.',
      select: { id: true },
      resolve: async ({ id }, _args, ctx) => {
        const prezzi = await readListinoPrezzi(ctx, id)
        return rilieviListino(prezzi?.voci ?? [], (await readCatalogo(ctx)).forRules)
      },
    }),
    puoModificare: t.boolean({
      description: 'The caller may change its content.',
      select: { stato: true },
      resolve: ({ stato }, _args, { viewer }) =>
        can(viewer, 'adminListini') && listinoNotEditableReason(stato) === null,
    }),
    motivoNonModificabile: t.string({
      nullable: true,
      description: 'Why its content may not be changed, in Italian; null when it may.',
      select: { stato: true },
      resolve: ({ stato }) => listinoNotEditableReason(stato),
    }),
    puoEliminare: t.boolean({
      description: 'The caller may remove it.',
      select: { stato: true },
      resolve: ({ stato }, _args, { viewer }) =>
        can(viewer, 'adminListini') && listinoNotDeletableReason(stato) === null,
    }),
    puoMettereInVigore: t.boolean({
      description: 'The caller may put it in force.',
      select: { stato: true },
      resolve: ({ stato }, _args, { viewer }) =>
        can(viewer, 'adminListini') && stato !== 'IN_VIGORE' && statoListinoReason(stato, 'IN_VIGORE') === null,
    }),
    puoArchiviare: t.boolean({
      description: 'The caller may archive it.',
      select: { stato: true },
      resolve: ({ stato }, _args, { viewer }) =>
        can(viewer, 'adminListini') && stato !== 'ARCHIVIATO' && statoListinoReason(stato, 'ARCHIVIATO') === null,
    }),
  }),
})

listField('listini', {
  tipo: Listino,
  elenco: listiniList,
  filtro: filterInput('FiltroListini', listiniFilters, 'Filters of the price lists; all that are given must hold.'),
  permesso: 'viewListini',
  description: 'The price lists, drafts first, those in force, archived ones.',
})

detailField('listino', {
  tipo: Listino,
  elenco: listiniList,
  permesso: 'viewListini',
  description: 'A price list by its number.',
})

changeTopic('LISTINO', {
  log: 'listino',
  permesso: 'viewListini',
  rows: { tipo: 'Listino', elenco: listiniList },
  description: 'Price lists that came, changed or went.',
})
