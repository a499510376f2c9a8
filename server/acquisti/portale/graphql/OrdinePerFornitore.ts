import { decimalToNumber } from '#platform/db/decimal.ts'
import { fromJson } from '#platform/db/json.ts'
import { boundedInteger, foundWithin, whereOne } from '#platform/db/whereOne.ts'
import { fileUrl } from '#platform/files/urls.ts'
import { builder } from '#platform/graphql/builder.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { changeInput, mutationField, nodeField } from '#platform/graphql/mutationField.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { wordOf } from '#shared/fields/words.ts'
import { shortOfOrdine, shortSelection } from '../../arrivi/short.ts'
import type { MaterialeColumns } from '../../materiali/rules.ts'
import { type PrintedTable, printedTable } from '../../ordiniFornitore/pdf/table.ts'
import { fornitoreOrdiniList } from '../list.ts'
import { fornitoreOrdineSchema, fornitoreOrdiniFilters } from '../rules.ts'
import { updateFornitoreOrdine } from '../updateFornitoreOrdine.ts'

const onlyFornitori = { permesso: 'viewPortaleFornitore' } as const

const OrdineDelPortale = builder.prismaNode('Ordine', {
  variant: 'OrdineDelPortale',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, { viewer }) => ({
    id: boundedInteger(id),
    ordiniFornitore: { some: fornitoreOrdiniList.visible(viewer) },
  }),
  nullable: true,
  description: 'What a supplier reads of the order that something is bought for: no price, no agent.',
  authScopes: onlyFornitori,
  select: { id: true },
  fields: (t) => ({
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'Number of the order, unique.' }),
    numeroSerramenti: t.exposeInt('numeroSerramenti', { description: 'Windows.' }),
    tipiSerramenti: t.stringList({
      description: 'Their types, each once, by name.',
      select: { righe: { select: { rivendita: true, tipoSerramento: { select: { id: true, nome: true } } } } },
      resolve: ({ righe }) => {
        const names = righe.filter(({ rivendita }) => !rivendita).map(({ tipoSerramento }) => tipoSerramento.nome)
        return [...new Set(names)].sort((a, b) => a.localeCompare(b, 'it'))
      },
    }),
    riferimento: t.exposeString('riferimento', { description: 'Reference of the customer, free text.' }),
    nomeCliente: t.exposeString('nomeCliente', { description: 'Name of the customer.' }),
    note: t.string({
      description: 'Withheld: notes of an order hold addresses and agreements of the house. Empty, for the old API.',
      resolve: () => '',
    }),
  }),
})

const RigaPerFornitore = builder.prismaNode('RigaOrdineFornitore', {
  variant: 'RigaPerFornitore',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: foundWithin(fornitoreOrdiniList, 'ordineFornitore'),
  nullable: true,
  description: 'A row of a supplier order as its supplier reads it.',
  authScopes: onlyFornitori,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    codice: t.exposeString('codice', { description: 'Code of the article; may be empty.' }),
    descrizione: t.exposeString('descrizione', { description: 'What it is.' }),
    quantita: t.field({
      type: 'Decimal',
      description: 'How much, in `um`.',
      select: { quantita: true },
      resolve: ({ quantita }) => quantita.toNumber(),
    }),
    um: t.exposeString('um', { description: 'Unit of measure.' }),
    spessore: t.exposeString('spessore', { description: 'Thickness, as written.' }),
    stampato: t.exposeString('stampato', { description: 'Pattern of the glass, as written.' }),
    misure: t.exposeString('misure', { description: 'Measures, as written.' }),
    misureVetro: t.exposeString('misureVetro', { description: 'Measures of the glass, as written.' }),
    sezione: t.exposeString('sezione', { description: 'Section, as written.' }),
  }),
})

const AllegatoPerFornitore = builder.prismaNode('AllegatoOrdineFornitore', {
  variant: 'AllegatoPerFornitore',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: foundWithin(fornitoreOrdiniList, 'ordineFornitore'),
  nullable: true,
  description: 'A file attached to a supplier order, for its supplier.',
  authScopes: onlyFornitori,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    originalName: t.exposeString('originalName', { description: 'Name it had where it came from.' }),
    allegato: t.string({
      description: 'Address of the file.',
      select: { originalName: true, file: { select: { chiave: true } } },
      resolve: ({ originalName, file }) => fileUrl({ chiave: file.chiave, nome: originalName }),
    }),
  }),
})

/** What the table of the rows is made of, as it is printed. */
const printed = {
  materiale: { select: { colonneList: true, sort: true, labels: true } },
  righe: {
    orderBy: { id: 'asc' },
    select: {
      codice: true,
      descrizione: true,
      quantita: true,
      um: true,
      spessore: true,
      stampato: true,
      misure: true,
      misureVetro: true,
      sezione: true,
      extraFields: true,
    },
  },
} as const satisfies Prisma.OrdineFornitoreSelect

function tableOf({ materiale, righe }: Prisma.OrdineFornitoreGetPayload<{ select: typeof printed }>): PrintedTable {
  return printedTable(
    fromJson<MaterialeColumns>(materiale),
    righe.map(({ quantita, extraFields, ...riga }) => ({
      ...riga,
      quantita: quantita.toNumber(),
      extraFields: (extraFields ?? {}) as Record<string, unknown>,
    })),
  )
}

/** When the phase of its material is planned. */
const planned = {
  tipologia: true,
  ordine: { select: { schedulazione: { select: { fasi: { select: { nomeFase: true, inizio: true, fine: true } } } } } },
} as const

type Planned = Prisma.OrdineFornitoreGetPayload<{ select: typeof planned }>

const faseOf = ({ tipologia, ordine }: Planned) =>
  ordine.schedulazione?.fasi.find(({ nomeFase }) => nomeFase === tipologia)

/** A supplier order for its supplier: never costs, sales, questions, texts of purchasing. */
export const OrdinePerFornitore = builder.prismaNode('OrdineFornitore', {
  variant: 'OrdinePerFornitore',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(fornitoreOrdiniList, id, ctx),
  nullable: true,
  description: 'What is ordered from the supplier who asks.',
  authScopes: onlyFornitori,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    tipologia: t.exposeString('tipologia', { description: 'Name of the material.' }),
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
    raccolta: t.string({
      nullable: true,
      description: 'Number of what it left together with; null when it left by itself.',
      select: { raccoltaId: true },
      resolve: ({ raccoltaId }) => (raccoltaId === null ? null : String(raccoltaId)),
    }),
    altreCommesse: t.stringList({
      description: 'Numbers of the other orders that left together with it.',
      select: {
        id: true,
        raccolta: {
          select: {
            ordini: { select: { id: true, ordine: { select: { numeroCommessa: true } } }, orderBy: { id: 'asc' } },
          },
        },
      },
      resolve: ({ id, raccolta }) =>
        (raccolta?.ordini ?? []).filter((one) => one.id !== id).map(({ ordine }) => ordine.numeroCommessa),
    }),
    numeroDocumento: t.exposeString('numeroDocumento', { description: 'Number of the delivery note; may be empty.' }),
    dataOrdine: t.expose('dataOrdine', { type: 'Date', nullable: true, description: 'When it was ordered.' }),
    dataConsegna: t.expose('dataConsegna', { type: 'Date', nullable: true, description: 'When it is expected.' }),
    dataArrivo: t.expose('dataArrivo', { type: 'Date', nullable: true, description: 'When it arrived.' }),
    note: t.exposeString('note', { description: 'Plain text.' }),
    emailPdf: t.string({
      nullable: true,
      description: 'Address of the print that left with its mail, as it was; null before.',
      select: { emailPdf: { select: { chiave: true, nome: true } } },
      resolve: ({ emailPdf }) => emailPdf && fileUrl(emailPdf),
    }),
    ordine: t.relation('ordine', { type: OrdineDelPortale, description: 'The order it is for.' }),
    righe: t.relation('righe', {
      type: RigaPerFornitore,
      query: { orderBy: { id: 'asc' } },
      description: 'Its rows.',
    }),
    righeCount: t.relationCount('righe', { description: 'How many rows there are.' }),
    colonne: t.stringList({
      description: 'Titles of the columns that its rows are printed with: those that the material has, and no others.',
      select: printed,
      resolve: (row) => tableOf(row).colonne.map(({ titolo }) => titolo),
    }),
    righeStampate: t.field({
      type: t.listRef(t.listRef('String')),
      description:
        'Its rows as they are printed, in the order of the material: what each column holds, which may be empty.',
      select: printed,
      resolve: (row) => tableOf(row).righe.map((celle) => celle.map(String)),
    }),
    colonneNumeriche: t.intList({
      description: 'Places, from 0, of the printed columns that hold numbers.',
      select: printed,
      resolve: (row) => tableOf(row).colonne.flatMap(({ numero }, place) => (numero ? [place] : [])),
    }),
    mancanti: t.stringList({
      description: 'What is short of its rows, each in a sentence; none while nothing has come, or all has.',
      select: shortSelection,
      resolve: shortOfOrdine,
    }),
    allegati: t.relation('allegati', {
      type: AllegatoPerFornitore,
      query: { orderBy: { id: 'asc' } },
      description: 'Files attached to it.',
    }),
    inizioFase: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When its phase is planned to begin; null while the order is not scheduled.',
      select: planned,
      resolve: (row) => faseOf(row)?.inizio,
    }),
    fineFase: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When its phase is planned to end, not included; null while the order is not scheduled.',
      select: planned,
      resolve: (row) => faseOf(row)?.fine,
    }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

listField('fornitoreOrdini', {
  tipo: OrdinePerFornitore,
  elenco: fornitoreOrdiniList,
  filtro: filterInput(
    'FiltroFornitoreOrdini',
    fornitoreOrdiniFilters,
    "Filters of a supplier's own orders; all that are given must hold.",
  ),
  permesso: 'viewPortaleFornitore',
  description: 'What is ordered from the supplier who asks, what is still to be done first.',
})

detailField('fornitoreOrdine', {
  tipo: OrdinePerFornitore,
  elenco: fornitoreOrdiniList,
  permesso: 'viewPortaleFornitore',
  description: 'One of the orders of the supplier who asks, by its number.',
})

const OF_FORNITURA = { contesto: 'ORDINE_FORNITORE' } as const

const StatoPerFornitore = builder.prismaNode('ValoreStato', {
  variant: 'StatoPerFornitore',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id) => ({ id: boundedInteger(id), ...OF_FORNITURA }),
  nullable: true,
  description: 'A state that a supplier may choose.',
  authScopes: onlyFornitori,
  select: { id: true },
  fields: (t) => ({
    nome: t.exposeString('nome', { description: 'Its name.' }),
    colore: t.field({
      type: 'ColoreStato',
      description: 'What underlines it.',
      select: { colore: true },
      resolve: ({ colore }) => wordOf(colore),
    }),
  }),
})

builder.queryField('fornitoreStati', (t) =>
  t.prismaField({
    type: [StatoPerFornitore],
    description: 'The states of supplier orders, in their order, for suppliers.',
    authScopes: onlyFornitori,
    resolve: (query, _root, _args, ctx) =>
      ctx.services.db.valoreStato.findMany({
        ...query,
        where: OF_FORNITURA,
        orderBy: [{ ordine: 'asc' }, { id: 'asc' }],
      }),
  }),
)

mutationField(updateFornitoreOrdine, {
  description: 'What a supplier says of one of its orders: the fields that are sent.',
  input: (t) => ({
    ...changeInput(t),
    ...inputFields(t, fornitoreOrdineSchema),
    tuttaLaRaccolta: t.boolean({
      description:
        'State and days hold for all that left together with it and has not arrived; the percentage does not.',
    }),
  }),
  payload: (t) => ({
    ordine: nodeField(t, OrdinePerFornitore, fornitoreOrdiniList, ({ pk }) => pk),
  }),
})
