import { ordiniList } from '#ordini/ordini/list.ts'
import { righeList } from '#ordini/righe/list.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { rowFields } from '#platform/graphql/fields.ts'
import { listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { relatedList } from '#platform/graphql/relatedList.ts'
import { shortOf } from '../../arrivi/rules.ts'
import { isWhole, wholeSelection } from '../../arrivi/short.ts'
import { fornitoriList } from '../../fornitori/list.ts'
import { ordiniFornitoreList } from '../../ordiniFornitore/list.ts'
import { righeOrdineFornitoreFilters, righeOrdineFornitoreList } from '../list.ts'

export const RigaOrdineFornitore = builder.prismaNode('RigaOrdineFornitore', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(righeOrdineFornitoreList, id, ctx),
  nullable: true,
  description: 'A need of material of an order; it waits until a supplier order has it.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({
    ...rowFields(t),
    ordine: t.relation('ordine', { seenIn: ordiniList, description: 'The order it is for.' }),
    ordineFornitore: t.relation('ordineFornitore', {
      seenIn: ordiniFornitoreList,
      nullable: true,
      description: 'The supplier order that has it; null while it waits.',
    }),
    rigaOrdine: t.relation('rigaOrdine', {
      seenIn: righeList,
      nullable: true,
      description: 'The line it is for; null without one, or to who does not see the order.',
    }),
    ordinePk: t.exposeInt('ordineId', { description: 'Number of the order it is for.' }),
    tipologia: t.exposeString('tipologia', { description: 'Name of the material.' }),
    fornitore: t.relation('fornitore', {
      seenIn: fornitoriList,
      nullable: true,
      description: 'Its supplier; null when an import named none.',
    }),
    fornitorePk: t.exposeInt('fornitoreId', { nullable: true, description: 'Number of the supplier.' }),
    ordineFornitorePk: t.exposeInt('ordineFornitoreId', {
      nullable: true,
      description: 'Number of the supplier order that has it; null while it waits.',
    }),
    codice: t.exposeString('codice', { description: 'Code of the article; may be empty.' }),
    descrizione: t.exposeString('descrizione', { description: 'What it is.' }),
    quantita: t.field({
      type: 'Decimal',
      description: 'How much, in `um`.',
      select: { quantita: true },
      resolve: ({ quantita }) => quantita.toNumber(),
    }),
    arrivata: t.field({
      type: 'Decimal',
      description: 'How much of it came by row, in `um`.',
      select: { arrivata: true },
      resolve: ({ arrivata }) => arrivata.toNumber(),
    }),
    manca: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'How much is short, in `um`: 0 when its supplier order has arrived; null while no supplier order has it.',
      select: { quantita: true, arrivata: true, ordineFornitore: { select: wholeSelection } },
      resolve: ({ quantita, arrivata, ordineFornitore }) =>
        ordineFornitore &&
        shortOf({ quantita: quantita.toNumber(), arrivata: arrivata.toNumber() }, isWhole(ordineFornitore)),
    }),
    um: t.exposeString('um', { description: 'Unit of measure.' }),
    spessore: t.exposeString('spessore', { description: 'Thickness, as written.' }),
    stampato: t.exposeString('stampato', { description: 'Pattern of the glass, as written.' }),
    misure: t.exposeString('misure', { description: 'Measures, as written.' }),
    misureVetro: t.exposeString('misureVetro', { description: 'Measures of the glass, as written.' }),
    sezione: t.exposeString('sezione', { description: 'Section, as written.' }),
    extraFields: t.expose('extraFields', {
      type: 'JSON',
      description: 'Free keys and texts: `{"lato": "sinistro", "vetro_camera": "4-16-4"}`.',
    }),
    rigaOrdinePk: t.exposeInt('rigaOrdineId', { nullable: true, description: 'Number of the line it is for.' }),
  }),
})

/** The list of rows for suppliers, also of what has them. */
export const righeOrdineFornitore = listField('righeOrdineFornitore', {
  tipo: RigaOrdineFornitore,
  elenco: righeOrdineFornitoreList,
  filtro: filterInput(
    'FiltroRigheOrdineFornitore',
    righeOrdineFornitoreFilters,
    'Filters of the rows for suppliers; all that are given must hold.',
  ),
  permesso: 'viewOrdiniFornitore',
  description: 'The rows to be bought that the viewer may see, by type.',
})

relatedList(
  'Ordine',
  'righeOrdineFornitore',
  righeOrdineFornitore,
  (ordineId) => ({ ordineId }),
  'What the order needs from suppliers, ordered or waiting.',
)

relatedList(
  'Fornitore',
  'righe',
  righeOrdineFornitore,
  (fornitoreId) => ({ fornitoreId }),
  'What is needed from the supplier, ordered or waiting.',
)
