import { ordiniList } from '#ordini/ordini/list.ts'
import { righeList } from '#ordini/righe/list.ts'
import { decimalToNumber } from '#platform/db/decimal.ts'
import { readOne } from '#platform/db/read.ts'
import { foundWithin, whereOne } from '#platform/db/whereOne.ts'
import { fileUrl } from '#platform/files/urls.ts'
import { builder } from '#platform/graphql/builder.ts'
import { changeTopic } from '#platform/graphql/changeTopic.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { rowFields } from '#platform/graphql/fields.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { relatedList } from '#platform/graphql/relatedList.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { wordOf } from '#shared/fields/words.ts'
import { fornitoriList } from '../../fornitori/list.ts'
import { ordiniFornitoreList } from '../list.ts'
import { CO, ordiniFornitoreFilters, RILIEVI } from '../rules.ts'

/** What the material costs and sells for is of users who administer orders; null to the others. */
const importi = { authScopes: { permesso: 'adminOrders' }, unauthorizedResolver: () => null } as const
const withoutAmounts = 'Withheld from users who do not administer orders: null.'

export const RilievoEnum = choiceEnum('Rilievo', RILIEVI, 'Whether the measures on site were taken.', {
  DA_FARE: 'To be done.',
  FATTO: 'Done.',
})

export const CoEnum = choiceEnum('Co', CO, 'How the order confirmation stands.', {
  DA_FARE: 'To be done.',
  INVIATA: 'Sent.',
})

export const StoricoStato = builder.prismaNode('StoricoStatoOrdineFornitore', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: foundWithin(ordiniFornitoreList, 'ordineFornitore'),
  nullable: true,
  description: 'A state that a supplier order has had.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({
    ordineFornitore: t.relation('ordineFornitore', {
      seenIn: ordiniFornitoreList,
      nullable: true,
      description: 'The supplier order.',
    }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'Since when.' }),
    stato: t.exposeString('stato', { description: 'Its name then; empty for none.' }),
  }),
})

export const OrdineFornitore = builder.prismaNode('OrdineFornitore', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(ordiniFornitoreList, id, ctx),
  nullable: true,
  description: 'What is ordered from a supplier for an order.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({
    ...rowFields(t),
    ordine: t.relation('ordine', { seenIn: ordiniList, description: 'The order it is for.' }),
    ordinePk: t.exposeInt('ordineId', { description: 'Number of the order it is for.' }),
    tipologia: t.exposeString('tipologia', { description: 'Name of the material.' }),
    fornitore: t.relation('fornitore', { seenIn: fornitoriList, description: 'The supplier.' }),
    fornitorePk: t.exposeInt('fornitoreId', { description: 'Number of the supplier.' }),
    stato: t.relation('stato', { nullable: true }),
    statoNome: t.string({
      description: 'Name of the state, DA_FARE …; empty for none.',
      select: { stato: { select: { nome: true } } },
      resolve: ({ stato }) => stato?.nome ?? '',
    }),
    statoColore: t.field({
      type: 'ColoreStato',
      description: 'What underlines the state; `neutro` for none.',
      select: { stato: { select: { colore: true } } },
      resolve: ({ stato }) => (stato ? wordOf(stato.colore) : 'neutro'),
    }),
    valorePercentuale: t.field({
      type: 'Decimal',
      nullable: true,
      description: "Percent of the material's value.",
      select: { valorePercentuale: true },
      resolve: ({ valorePercentuale }) => valorePercentuale && decimalToNumber(valorePercentuale),
    }),
    numeroDocumento: t.exposeString('numeroDocumento', { description: 'Number of the delivery note; may be empty.' }),
    dataOrdine: t.expose('dataOrdine', { type: 'Date', nullable: true, description: 'When it was ordered.' }),
    dataConsegna: t.expose('dataConsegna', { type: 'Date', nullable: true, description: 'When it is expected.' }),
    dataArrivo: t.expose('dataArrivo', { type: 'Date', nullable: true, description: 'When it arrived.' }),
    dataInserimento: t.expose('dataInserimento', { type: 'DateTime', description: 'When it was made here.' }),
    emailSentAt: t.expose('emailSentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its mail was sent; null before.',
    }),
    testoEmail: t.string({
      description: 'Text of its mail, sanitised html.',
      select: { testoEmail: true },
      resolve: ({ testoEmail }) => sanitizeRich(testoEmail),
    }),
    testoPdf: t.exposeString('testoPdf', { description: 'Text of its print, plain text.' }),
    emailPdf: t.string({
      nullable: true,
      description: 'Address of the print that left with its mail, as it was; null before.',
      select: { emailPdf: { select: { chiave: true, nome: true } } },
      resolve: ({ emailPdf }) => emailPdf && fileUrl(emailPdf),
    }),
    immaginePdf: t.string({
      nullable: true,
      description: 'Address of the picture of its print.',
      select: { immaginePdf: { select: { chiave: true, nome: true } } },
      resolve: ({ immaginePdf }) => immaginePdf && fileUrl(immaginePdf),
    }),
    note: t.exposeString('note', { description: 'Plain text.' }),
    domanda1: t.exposeBoolean('domanda1', { nullable: true, description: 'First question on arrival.' }),
    domanda2: t.exposeBoolean('domanda2', { nullable: true, description: 'Second question on arrival.' }),
    domanda3: t.exposeBoolean('domanda3', { nullable: true, description: 'Third question on arrival.' }),
    domanda1Legno: t.exposeBoolean('domanda1Legno', { nullable: true, description: 'First question about wood.' }),
    domanda2Legno: t.exposeString('domanda2Legno', { description: 'Certificate of the wood: FSC, PEFC or empty.' }),
    rilievo: t.expose('rilievo', { type: RilievoEnum, nullable: true, description: 'Measures on site.' }),
    co: t.expose('co', { type: CoEnum, nullable: true, description: 'Order confirmation.' }),
    magazzino: t.exposeString('magazzino', { nullable: true, description: 'Key of the store.' }),
    nomeMagazzino: t.string({
      nullable: true,
      description: 'What the store is called.',
      select: { magazzinoDi: { select: { nome: true } } },
      resolve: ({ magazzinoDi }) => magazzinoDi?.nome,
    }),
    rivendita: t.exposeBoolean('rivendita', { description: 'Resold as it is.' }),
    rigaOrdinePk: t.exposeInt('rigaOrdineId', {
      nullable: true,
      description: 'Number of the line of the order it is for.',
    }),
    costoMateriale: t.field({
      type: 'Decimal',
      nullable: true,
      description: `Euro. ${withoutAmounts}`,
      select: { costoMateriale: true },
      resolve: ({ costoMateriale }) => costoMateriale && decimalToNumber(costoMateriale),
      ...importi,
    }),
    venditaMateriale: t.field({
      type: 'Decimal',
      nullable: true,
      description: `Euro. ${withoutAmounts}`,
      select: { venditaMateriale: true },
      resolve: ({ venditaMateriale }) => venditaMateriale && decimalToNumber(venditaMateriale),
      ...importi,
    }),
    rigaOrdine: t.relation('rigaOrdine', {
      seenIn: righeList,
      nullable: true,
      description: 'The line it is for; null for the whole order, or to who does not see it.',
    }),
    righe: t.relation('righe', {
      query: { orderBy: { id: 'asc' } },
      description: 'Its rows.',
    }),
    righeCount: t.relationCount('righe', { description: 'How many rows there are.' }),
    storicoStati: t.relation('storicoStati', {
      type: StoricoStato,
      query: { orderBy: [{ changedAt: 'asc' }, { id: 'asc' }] },
      description: 'The states it has had, in time.',
    }),
  }),
})

/** The filters of the supplier orders, for what takes them beside the list. */
export const OrdiniFornitoreFilterInput = filterInput(
  'FiltroOrdiniFornitore',
  ordiniFornitoreFilters,
  'Filters of the supplier orders; all that are given must hold.',
)

/** The list of supplier orders, also of what has them. */
export const ordiniFornitore = listField('ordiniFornitore', {
  tipo: OrdineFornitore,
  elenco: ordiniFornitoreList,
  filtro: OrdiniFornitoreFilterInput,
  permesso: 'viewOrdiniFornitore',
  description: 'The supplier orders that the viewer may see, newest first.',
})

detailField('ordineFornitore', {
  tipo: OrdineFornitore,
  elenco: ordiniFornitoreList,
  permesso: 'viewOrdiniFornitore',
  description: 'One supplier order by its number.',
})

changeTopic('ORDINE_FORNITORE', {
  log: 'ordineFornitore',
  permesso: 'viewOrdiniFornitore',
  rows: { tipo: 'OrdineFornitore', elenco: ordiniFornitoreList },
  description: 'Supplier orders that arrived, changed or were removed.',
})

builder.queryField('storicoOrdineFornitore', (t) =>
  t.prismaField({
    type: [StoricoStato],
    nullable: true,
    description: 'The states that a supplier order has had, in time; null when the viewer sees none such.',
    authScopes: { permesso: 'viewOrdiniFornitore' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the supplier order.' }) },
    async resolve(query, _root, { pk }, ctx) {
      const { db } = ctx.services
      const where = whereOne(ordiniFornitoreList, pk, ctx)
      if (!(await readOne(db, 'ordineFornitore', { select: { id: true } }, where))) return null
      const orderBy = [{ changedAt: 'asc' as const }, { id: 'asc' as const }]
      return db.storicoStatoOrdineFornitore.findMany({ ...query, where: { ordineFornitoreId: pk }, orderBy })
    },
  }),
)

relatedList(
  'Fornitore',
  'ordini',
  ordiniFornitore,
  (fornitoreId) => ({ fornitoreId }),
  'What is ordered from the supplier, as far as the viewer may see it.',
)

relatedList(
  'Materiale',
  'ordiniFornitore',
  ordiniFornitore,
  (id) => ({ materiale: { id } }),
  'What is ordered of the material, as far as the viewer may see it.',
)
