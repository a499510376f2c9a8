import { RigheStatisticheFilterInput } from '#ordini/righe/statsList.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { readColumnNames, readColumns } from '../configurazioni/read.ts'
import { type PuntoRighe, type RigheSlice, righeCsvUrl } from '../rules.ts'
import { readRigheTotals, type TotaleColonna, type TotaliRighe } from '../totals.ts'

const permesso = 'viewStats'
const authScopes = { permesso } as const

const Fetta = builder.objectRef<RigheSlice>('FettaRighe').implement({
  description: 'Windows that have something in common.',
  authScopes,
  fields: (t) => ({
    nome: t.exposeString('nome', { description: '`Altro` is all that is beyond the twelve largest.' }),
    numero: t.exposeInt('numero', { description: 'Windows.' }),
    percentuale: t.expose('percentuale', { type: 'Decimal', description: 'Percent of all windows.' }),
  }),
})

const Point = builder.objectRef<PuntoRighe>('PuntoRighe').implement({
  description: 'A value of a day, week or month.',
  authScopes,
  fields: (t) => ({
    data: t.expose('data', { type: 'Date', description: 'The day, or the first day of the week or month.' }),
    valore: t.expose('valore', { type: 'Decimal', description: 'Euro, or windows.' }),
  }),
})

const ValoreColonna = builder.objectRef<TotaleColonna['valori'][number]>('ValoreColonna').implement({
  description: 'What an operation makes of the numbers of a column.',
  authScopes,
  fields: (t) => ({
    operazione: t.exposeString('operazione', { description: '`max`, `min`, `avg` or `sum`.' }),
    valore: t.exposeFloat('valore', {
      nullable: true,
      description: 'In the unit of the column; null where no line has a number.',
    }),
  }),
})

const TotaleColonnaType = builder.objectRef<TotaleColonna>('TotaleColonna').implement({
  description: 'A column of a configuration, added up.',
  authScopes,
  fields: (t) => ({
    colonna: t.exposeString('colonna', { description: 'A column of lines, or the key of an extra field.' }),
    valori: t.expose('valori', { type: [ValoreColonna], description: 'Of each of its operations.' }),
  }),
})

const withheld = 'Withheld from users who may not see prices: null.'
const Totals = builder.objectRef<TotaliRighe>('TotaliRighe').implement({
  description: 'What lines add up to; extra lines are no windows.',
  authScopes,
  fields: (t) => ({
    numeroRighe: t.exposeInt('numeroRighe', { description: 'Lines.' }),
    numSerramenti: t.exposeInt('numSerramenti', { description: 'Windows.' }),
    listino: t.expose('listino', { type: 'Decimal', nullable: true, description: `Euro at list prices. ${withheld}` }),
    netto: t.expose('netto', { type: 'Decimal', nullable: true, description: `Euro, net. ${withheld}` }),
    sconto: t.expose('sconto', {
      type: 'Decimal',
      nullable: true,
      description: `Percent that the net is below the list. ${withheld}`,
    }),
    tipoSerramentoStat: t.field({
      type: [Fetta],
      description: 'Windows by type.',
      resolve: (r) => r.tipoSerramentoStat,
    }),
    categoriaStat: t.field({ type: [Fetta], description: 'Windows by category.', resolve: (r) => r.categoriaStat }),
    formaStat: t.field({ type: [Fetta], description: 'Windows by shape.', resolve: (r) => r.formaStat }),
    codiceStat: t.field({ type: [Fetta], description: 'Windows by code.', resolve: (r) => r.codiceStat }),
    nettoSerie: t.field({
      type: [Point],
      nullable: true,
      description: `Net by the day of the order: days up to two months, weeks up to a year, else months. ${withheld}`,
      resolve: (r) => r.nettoSerie,
    }),
    nSerramentiSerie: t.field({
      type: [Point],
      description: 'Windows by the day of the order, in the same steps.',
      resolve: (r) => r.nSerramentiSerie,
    }),
    fields: t.expose('fields', {
      type: [TotaleColonnaType],
      description: 'Of each column of the configuration; prices are left out for who may not see them.',
    }),
  }),
})

builder.queryField('totaliRigheStatistiche', (t) =>
  t.field({
    type: Totals,
    description:
      'What the lines that a filter leaves add up to, with the columns of a configuration; null when that one is missing.',
    nullable: true,
    authScopes,
    args: {
      filtro: t.arg({ type: RigheStatisticheFilterInput, description: 'Those of the list.' }),
      configurazionePk: t.arg.int({ description: 'Number of a configuration of statistics.' }),
    },
    resolve: async (_root, { filtro, configurazionePk }, ctx) => {
      const columns =
        configurazionePk == null ? [] : await readColumns(ctx.services.db, boundedInteger(configurazionePk))
      return columns && readRigheTotals(filtro ?? {}, columns, ctx)
    },
  }),
)

builder.queryField('colonneStatistiche', (t) =>
  t.stringList({
    description:
      'Names of columns that can be added up: those of lines that are numbers (prices for who may see them), then the keys of extra fields.',
    authScopes,
    resolve: (_root, _args, { services, viewer }) => readColumnNames(services.db, viewer),
  }),
)

builder.queryField('righeStatisticheCsv', (t) =>
  t.string({
    description:
      'Where the lines that a filter leaves are sent as a CSV while they are read, at most 250,000; null when the configuration is missing.',
    nullable: true,
    authScopes,
    args: {
      filtro: t.arg({ type: RigheStatisticheFilterInput, description: 'Those of the list.' }),
      configurazionePk: t.arg.int({ description: 'Number of a configuration whose extra fields get a column.' }),
    },
    resolve: async (_root, { filtro, configurazionePk }, { services }) => {
      const lacks = configurazionePk != null && !(await readColumns(services.db, boundedInteger(configurazionePk)))
      return lacks ? null : righeCsvUrl(filtro ?? {}, configurazionePk ?? null)
    },
  }),
)
