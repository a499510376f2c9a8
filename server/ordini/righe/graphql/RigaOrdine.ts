import { byOrdine } from '#platform/db/byOrdine.ts'
import { decimalToNumber } from '#platform/db/decimal.ts'
import { boundedInteger, whereOne } from '#platform/db/whereOne.ts'
import { fileUrl } from '#platform/files/urls.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { FileInput } from '#platform/graphql/files/FileInput.ts'
import { listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { mutationField, nodeField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { offeredAperture } from '#vendite/tipiApertura/offered.ts'
import { SENSI_APERTURA, sensoOf } from '#vendite/tipiApertura/rules.ts'
import { ordiniList } from '../../ordini/list.ts'
import { rigaApertura } from '../apertura.ts'
import { deleteImmagineRiga } from '../deleteImmagineRiga.ts'
import { righeFilters, righeList } from '../list.ts'
import { saveImmagineRiga } from '../saveImmagineRiga.ts'
import { RigheStatisticheFilterInput, righeStatisticheList } from '../statsList.ts'
import { updateExtraFieldsRiga } from '../updateExtraFieldsRiga.ts'

/** Prices are withheld from users who may not see them: null. */
const prezzi = { authScopes: { permesso: 'viewPricesOnOrders' }, unauthorizedResolver: () => null } as const
const withheld = 'Withheld from users who may not see prices: null.'

export const ImmagineRiga = builder.prismaNode('ImmagineRiga', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => ({ id: boundedInteger(id), riga: righeList.visible(ctx.viewer) }),
  nullable: true,
  description: 'The photo of one piece of a line.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    riga: t.relation('riga', { description: 'The line.' }),
    rigaPk: t.exposeInt('rigaId', { description: 'Number of the line.' }),
    posizione: t.exposeInt('posizione', {
      description: 'Number of the piece, from 1; beyond the line’s `numero` it is kept but hidden.',
    }),
    immagine: t.string({
      description: 'Address of the picture.',
      select: { file: { select: { chiave: true, nome: true } } },
      resolve: ({ file }) => fileUrl(file),
    }),
    userPk: t.exposeInt('userId', { nullable: true, description: 'Number of whoever took it.' }),
    nameUser: t.string({
      description: 'Who took it; empty when unknown.',
      select: { user: { select: { firstName: true, lastName: true } } },
      resolve: ({ user }) => (user ? `${user.firstName} ${user.lastName}`.trim() : ''),
    }),
    creataIl: t.expose('creataIl', { type: 'DateTime', description: 'When it was taken.' }),
  }),
})

builder.prismaNode('OpzioneRigaOrdine', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => ({ id: boundedInteger(id), riga: righeList.visible(ctx.viewer) }),
  nullable: true,
  description: 'The value that a line has of an option of its family.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    opzione: t.relation('opzione', { description: 'The option.' }),
    valore: t.relation('valore', { description: 'Its value.' }),
    riga: t.relation('riga', { description: 'The line.' }),
  }),
})

builder.prismaNode('Specchiatura', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => ({ id: boundedInteger(id), riga: righeList.visible(ctx.viewer) }),
  nullable: true,
  description: 'A field of a composed element, seen from inside.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    riga: t.relation('riga', { description: 'The line.' }),
    posizione: t.exposeInt('posizione', { description: 'Place among the fields, from 1.' }),
    x: t.exposeInt('x', { description: 'Millimetres from the left of the whole.' }),
    y: t.exposeInt('y', { description: 'Millimetres from the top of the whole.' }),
    larghezza: t.exposeInt('larghezza', { description: 'Millimetres.' }),
    altezza: t.exposeInt('altezza', { description: 'Millimetres.' }),
    ante: t.exposeInt('ante', { description: 'Leaves of one piece.' }),
    tipoSerramento: t.relation('tipoSerramento'),
    tipoSerramentoPk: t.exposeInt('tipoSerramentoId', { description: 'Number of the window type.' }),
    tipoApertura: t.relation('tipoApertura', { nullable: true, description: 'The opening; null: nobody has said.' }),
    tipoAperturaPk: t.exposeInt('tipoAperturaId', { nullable: true, description: 'Number of the opening.' }),
    senso: t.field({
      type: choiceOf(SENSI_APERTURA),
      nullable: true,
      description: 'How it opens, for the drawing: as ordered, else as its type can only open; null: nobody has said.',
      select: {
        tipoApertura: { select: { senso: true } },
        tipoSerramento: { select: { aperture: offeredAperture } },
      },
      resolve: sensoOf,
    }),
  }),
})

/** A line of an order. */
export const RigaOrdine = builder.prismaNode('RigaOrdine', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(righeList, id, ctx),
  nullable: true,
  description: 'A line of an order; prices are of the whole line, all its pieces.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    aggiornatoIl: t.expose('aggiornatoIl', { type: 'DateTime' }),
    posizione: t.exposeInt('posizione', { description: 'Place in the order, from 1.' }),
    ordine: t.relation('ordine', { seenIn: ordiniList, description: 'The order.' }),
    ordinePk: t.exposeInt('ordineId', { description: 'Number of the order.' }),
    numeroCommessa: t.string({
      description: 'Of the order.',
      select: { ordine: { select: { numeroCommessa: true } } },
      resolve: ({ ordine }) => ordine.numeroCommessa,
    }),
    tipoSerramento: t.relation('tipoSerramento'),
    tipoSerramentoPk: t.exposeInt('tipoSerramentoId', { description: 'Number of the window type.' }),
    codiceSerramento: t.relation('codiceSerramento', { nullable: true, description: 'Null on extra lines.' }),
    codiceSerramentoPk: t.exposeInt('codiceSerramentoId', { nullable: true, description: 'Null on extra lines.' }),
    famiglia: t.relation('famiglia', {
      nullable: true,
      description: 'The family of the window; null: nobody has said.',
    }),
    famigliaPk: t.exposeInt('famigliaId', { nullable: true, description: 'Number of the family.' }),
    opzioni: t.relation('opzioni', {
      description: 'The values of the options of its family, in the order of the options.',
      query: { orderBy: [{ opzione: { ordine: 'asc' } }, { id: 'asc' }] },
    }),
    accessori: t.relation('accessori', { query: { orderBy: byOrdine }, description: 'Accessories of its windows.' }),
    specchiature: t.relation('specchiature', {
      query: { orderBy: { posizione: 'asc' } },
      description: 'The fields of a composed element, from the top left; none: a simple window.',
    }),
    tipoAperturaPk: t.exposeInt('tipoAperturaId', { nullable: true, description: 'Number of the opening.' }),
    tipoApertura: t.relation('tipoApertura', {
      nullable: true,
      description: 'The opening that was ordered; null: nobody has said.',
    }),
    senso: t.field({
      type: choiceOf(SENSI_APERTURA),
      nullable: true,
      description: 'How it opens, for the drawing: as ordered, else as its type can only open; null: nobody has said.',
      select: rigaApertura,
      resolve: sensoOf,
    }),
    rivendita: t.exposeBoolean('rivendita', { description: 'An extra line: resold, with a code of its own.' }),
    codiceRivendita: t.exposeString('codiceRivendita', { description: 'Code of an extra line, or empty.' }),
    numero: t.exposeInt('numero', { description: 'Pieces.' }),
    listino: t.field({
      type: 'Decimal',
      nullable: true,
      description: `Euro. ${withheld}`,
      select: { listino: true },
      resolve: ({ listino }) => listino && decimalToNumber(listino),
      ...prezzi,
    }),
    scontoArticolo: t.field({
      type: 'Decimal',
      nullable: true,
      description: `Percent. ${withheld}`,
      select: { scontoArticolo: true },
      resolve: ({ scontoArticolo }) => scontoArticolo && decimalToNumber(scontoArticolo),
      ...prezzi,
    }),
    scontoCorrettivo: t.field({
      type: 'Decimal',
      nullable: true,
      description: `Percent, on what the first discount leaves. ${withheld}`,
      select: { scontoCorrettivo: true },
      resolve: ({ scontoCorrettivo }) => scontoCorrettivo && decimalToNumber(scontoCorrettivo),
      ...prezzi,
    }),
    netto: t.field({
      type: 'Decimal',
      nullable: true,
      description: `Euro. ${withheld}`,
      select: { netto: true },
      resolve: ({ netto }) => netto && decimalToNumber(netto),
      ...prezzi,
    }),
    altezza: t.exposeInt('altezza', { nullable: true, description: 'Millimetres.' }),
    larghezza: t.exposeInt('larghezza', { nullable: true, description: 'Millimetres.' }),
    ante: t.exposeInt('ante', { nullable: true, description: 'Leaves.' }),
    forma: t.exposeString('forma', { description: 'Shape, free text.' }),
    descrizione: t.exposeString('descrizione', { description: 'Plain text.' }),
    extraFields: t.expose('extraFields', {
      type: 'JSON',
      description:
        'Free keys with a text, a number or a boolean: `{"n_vetri": 2, "colore": "RAL 7016", "posa": true}`.',
    }),
    immagini: t.relation('immagini', { query: { orderBy: { posizione: 'asc' } }, description: 'Photos, by piece.' }),
    numeroImmagini: t.relationCount('immagini', { description: 'Number of photos.' }),
  }),
})

listField('righeOrdini', {
  tipo: RigaOrdine,
  elenco: righeList,
  filtro: filterInput('FiltroRighe', righeFilters, 'Filters of the lines; all that are given must hold.'),
  permesso: 'login',
  area: 'viewOrders',
  description: 'Lines of the orders that the viewer may see, newest first.',
})

builder.queryField('immaginiRiga', (t) =>
  t.prismaField({
    type: [ImmagineRiga],
    nullable: true,
    description: 'The photos of a line, by piece; null when the line is missing or not the viewer’s to see.',
    authScopes: { login: true },
    args: { rigaPk: t.arg.int({ required: true, description: 'Number of the line.' }) },
    resolve: async (query, _root, { rigaPk }, ctx) => {
      const { db } = ctx.services
      const vista = await db.rigaOrdine.findFirst({ where: whereOne(righeList, rigaPk, ctx), select: { id: true } })
      return vista && db.immagineRiga.findMany({ ...query, where: { rigaId: rigaPk }, orderBy: { posizione: 'asc' } })
    },
  }),
)

builder.queryField('immagineRiga', (t) =>
  t.prismaField({
    type: ImmagineRiga,
    nullable: true,
    description: 'One photo by its number; null when it is missing or not the viewer’s to see.',
    authScopes: { login: true },
    args: { pk: t.arg.int({ required: true, description: 'Number of the photo.' }) },
    resolve: (query, _root, { pk }, ctx) =>
      ctx.services.db.immagineRiga.findFirst({ ...query, where: { id: pk, riga: righeList.visible(ctx.viewer) } }),
  }),
)

builder.queryField('optionsRigheRivendita', (t) =>
  t.prismaField({
    type: [RigaOrdine],
    nullable: true,
    description: 'The extra lines of an order, to choose from; null when it is missing or not the viewer’s to see.',
    authScopes: { login: true },
    args: { ordinePk: t.arg.int({ required: true, description: 'Number of the order.' }) },
    resolve: async (query, _root, { ordinePk }, ctx) => {
      const { db } = ctx.services
      const seen = await db.ordine.findFirst({ where: whereOne(ordiniList, ordinePk, ctx), select: { id: true } })
      const where = { ordineId: ordinePk, rivendita: true }
      return seen && db.rigaOrdine.findMany({ ...query, where, orderBy: { posizione: 'asc' } })
    },
  }),
)

listField('righeStatistiche', {
  tipo: RigaOrdine,
  elenco: righeStatisticheList,
  filtro: RigheStatisticheFilterInput,
  permesso: 'viewStats',
  description: 'The lines that statistics are made of, newest first. Prices are null for who may not see them.',
})

/** The line that a photo belongs to. */
const rigaOf = (t: PayloadBuilder<{ pk: number; riga: number }>) => ({
  riga: nodeField(t, RigaOrdine, righeList, ({ riga }) => riga),
})

mutationField(updateExtraFieldsRiga, {
  description: 'Replaces the extra fields of a line.',
  input: (t) => ({
    rigaPk: t.int({ required: true, description: 'Number of the line.' }),
    extraFields: t.field({
      type: 'JSON',
      description:
        'All of them: free keys, each a text, a number or a boolean: `{"n_vetri": 2, "colore": "RAL 7016", "posa": true}`.',
    }),
    letti: t.field({
      type: 'JSON',
      description:
        'Those that were read, `{"n_vetri": 2}`: what somebody else has changed meanwhile stays, or is refused with CONFLICT.',
    }),
  }),
  payload: (t) => ({ riga: nodeField(t, RigaOrdine, righeList, ({ pk }) => pk) }),
})

mutationField(saveImmagineRiga, {
  description: 'Keeps the photo of one piece of a line, in the place of the one it had.',
  input: (t) => ({
    rigaPk: t.int({ required: true, description: 'Number of the line.' }),
    posizione: t.int({ description: 'The piece, from 1 to the line’s `numero`.' }),
    immagine: t.field({ type: FileInput, description: 'The picture.' }),
  }),
  payload: (t) => ({
    ...rigaOf(t),
    immagine: t.prismaField({
      type: ImmagineRiga,
      nullable: true,
      description: 'The photo; null when there are errors.',
      resolve: (query, { result }, _args, ctx) =>
        result && ctx.services.db.immagineRiga.findUnique({ ...query, where: { id: result.pk } }),
    }),
  }),
})

mutationField(deleteImmagineRiga, {
  description: 'Removes the photo of a piece.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the photo.' }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number it had.', resolve: ({ result }) => result?.pk }),
    ...rigaOf(t),
  }),
})
