import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { mutationField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import type { FieldBuilder } from '#platform/graphql/rowField.ts'
import { calendarDayOf, civilInstant } from '../../schedulazione/engine/time.ts'
import { addPromessa } from '../addPromessa.ts'
import { addPromessaPreventivo } from '../addPromessaPreventivo.ts'
import {
  type Calibrazione,
  calibrazioneOf,
  type LivelloPromesse,
  type MesePromesse,
  type PromesseKept,
} from '../calibrazione.ts'
import { type PromessaOrdine, promesseOrdine, promessePreventivo } from '../promesseOrdine.ts'
import { readPromesse } from '../readPromesse.ts'
import { removePromessa } from '../removePromessa.ts'
import { removePromessaPreventivo } from '../removePromessaPreventivo.ts'
import { GIUDIZI, ORIGINI_PROMESSA } from '../rules.ts'
import { setPromessaVincolante } from '../setPromessaVincolante.ts'

const scopes = { permesso: 'scheduleOrder' } as const

const OriginePromessaEnum = choiceEnum('OriginePromessa', ORIGINI_PROMESSA, 'How a day came to a customer.', {
  PRIMA_DATA: 'Somebody told the first possible date.',
  CONFERMA: 'The order confirmation.',
  MAIL: 'The approntamento mail.',
  OFFERTA: 'An offer.',
})

const PromessaType = builder.objectRef<PromessaOrdine>('PromessaOrdine').implement({
  description: 'A day that the customer of an order, or of a quote, was told.',
  authScopes: { $any: { permesso: 'viewOrders', $all: { permesso: 'viewPreventivi' } } },
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Its number.' }),
    giorno: t.expose('giorno', { type: 'Date', description: 'The day.' }),
    origine: t.expose('origine', { type: OriginePromessaEnum, description: 'How it was told.' }),
    fattaIl: t.expose('fattaIl', { type: 'DateTime', description: 'When it was told.' }),
    probabilita: t.exposeFloat('probabilita', {
      nullable: true,
      description: 'How probable it was then, 0 to 1; null when the past said nothing.',
    }),
    vincolante: t.exposeBoolean('vincolante', { description: 'No search moves the order beyond it.' }),
    utente: t.exposeString('utente', { description: "Who told it; '' when nobody knows." }),
  }),
})

builder.queryField('promesseOrdine', (t) =>
  t.field({
    type: [PromessaType],
    description: 'The days that the customer of an order was told, also when it was a quote; the latest first.',
    authScopes: { permesso: 'viewOrders' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the order.' }) },
    resolve: (_root, { pk }, ctx) => promesseOrdine(pk, ctx),
  }),
)

builder.queryField('promessePreventivo', (t) =>
  t.field({
    type: [PromessaType],
    description: 'The days that the customer of a quote was told; the latest first.',
    authScopes: { permesso: 'viewPreventivi' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the quote.' }) },
    resolve: (_root, { pk }, ctx) => promessePreventivo(pk, ctx),
  }),
)

const keptFields = <Row extends PromesseKept>(t: FieldBuilder<Row>) => ({
  promesse: t.int({ description: 'Promised days that are over.', resolve: ({ promesse }) => promesse }),
  mantenute: t.int({
    description: 'Those by which the order was ready.',
    resolve: ({ mantenute }) => mantenute,
  }),
  attese: t.float({ description: 'How many should have been, on average.', resolve: ({ attese }) => attese }),
  casoDa: t.int({ description: 'Nine of ten times luck leaves no fewer.', resolve: ({ casoDa }) => casoDa }),
  casoA: t.int({ description: 'Nine of ten times luck leaves no more.', resolve: ({ casoA }) => casoA }),
})

const TotaleType = builder.objectRef<PromesseKept>('TotalePromesse').implement({
  description: 'Days promised at 80 %: how many were kept, and how many that is by luck if they were told rightly.',
  authScopes: scopes,
  fields: keptFields,
})

const MonthType = builder.objectRef<MesePromesse>('MesePromesse').implement({
  description: 'Days promised at 80 % that fell in a month.',
  authScopes: scopes,
  fields: (t) => ({
    mese: t.exposeString('mese', { description: '`YYYY-MM` of the promised day.' }),
    ...keptFields(t),
  }),
})

const LivelloType = builder.objectRef<LivelloPromesse>('LivelloPromesse').implement({
  description: 'Days promised with about the same probability.',
  authScopes: scopes,
  fields: (t) => ({
    da: t.exposeFloat('da', { description: 'From this probability.' }),
    a: t.exposeFloat('a', { description: 'Up to this one.' }),
    ...keptFields(t),
  }),
})

const GiudizioEnum = choiceEnum('GiudizioPromesse', GIUDIZI, 'What can be said of the promises at 80 %.', {
  attende: 'Fewer than ten are over.',
  tiene: '75 to 85 % were kept.',
  caso: 'Other than that, but as luck will have it.',
  larghe: 'More were kept: dates could be earlier.',
  strette: 'Fewer were kept: dates are too early.',
})

const CalibrazioneType = builder.objectRef<Calibrazione>('CalibrazionePromesse').implement({
  description: 'Whether promised days are kept as often as they were said to be, over twelve months.',
  authScopes: scopes,
  fields: (t) => ({
    mesi: t.expose('mesi', { type: [MonthType], description: 'Promised at 80 %, the latest month last.' }),
    livelli: t.expose('livelli', { type: [LivelloType], description: 'All of them by what was promised.' }),
    totale: t.expose('totale', { type: TotaleType, description: 'Promised at 80 %, all months.' }),
    giudizio: t.expose('giudizio', { type: GiudizioEnum, description: 'What can be said of it.' }),
    correzione: t.exposeInt('correzione', {
      description: 'Days by which dates to promise are moved so that eight of ten past ones would have held.',
    }),
    casi: t.exposeInt('casi', { description: 'Past dates from which that is learned.' }),
    aperte: t.exposeInt('aperte', { description: 'Promised days that are still to come.' }),
    senzaProbabilita: t.exposeInt('senzaProbabilita', { description: 'Told when the past said nothing.' }),
    senzaEsito: t.exposeInt('senzaEsito', { description: 'Over, without a day on which the order was ready.' }),
  }),
})

builder.queryField('calibrazionePromesse', (t) =>
  t.field({
    type: CalibrazioneType,
    description: 'How many of the days that customers were told were kept.',
    authScopes: scopes,
    resolve: async (_root, _args, ctx) =>
      calibrazioneOf(await readPromesse(ctx.services.db), calendarDayOf(civilInstant(new Date()))),
  }),
)

/** The promises of the order as they are now. */
const withPromesse = <Result extends { pk: number; ordine: number }>(t: PayloadBuilder<Result>) => ({
  pk: t.int({ nullable: true, description: 'Number of the promise.', resolve: ({ result }) => result?.pk }),
  promesse: t.field({
    type: [PromessaType],
    nullable: true,
    description: 'Those of the order as they are now; null when there are errors.',
    resolve: ({ result }, _args, ctx) => result && promesseOrdine(result.ordine, ctx),
  }),
})

mutationField(addPromessa, {
  description:
    'Keeps a day that the customer of an order was told on the phone or in person, with its probability; mails are kept by themselves. The same day twice is once.',
  input: (t) => ({
    ordinePk: t.int({ required: true, description: 'Number of the order.' }),
    giorno: t.field({ type: 'Date', required: true, description: 'The day, from today to two years ahead.' }),
  }),
  payload: withPromesse,
})

mutationField(removePromessa, {
  description: 'Takes a promised day back that was written by mistake; one that a mail has told stays.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the promise.' }) }),
  payload: withPromesse,
})

mutationField(setPromessaVincolante, {
  description: 'Holds a day that the customer of an order was told, beyond which no search moves it, or lets it go.',
  input: (t) => ({
    pk: t.int({ required: true, description: 'Number of the promise.' }),
    vincolante: t.boolean({ required: true, description: 'Whether it is held.' }),
  }),
  payload: withPromesse,
})

/** The promises of the quote as they are now. */
const withPromessePreventivo = <Result extends { pk: number; preventivo: number }>(t: PayloadBuilder<Result>) => ({
  pk: t.int({ nullable: true, description: 'Number of the promise.', resolve: ({ result }) => result?.pk }),
  promesse: t.field({
    type: [PromessaType],
    nullable: true,
    description: 'Those of the quote as they are now; null when there are errors.',
    resolve: ({ result }, _args, ctx) => result && promessePreventivo(result.preventivo, ctx),
  }),
})

mutationField(addPromessaPreventivo, {
  description:
    'Keeps a day that the customer of a quote was told, with its probability; it is one of the order that the quote becomes. The same day twice is once.',
  input: (t) => ({
    preventivoPk: t.int({ required: true, description: 'Number of the quote.' }),
    giorno: t.field({ type: 'Date', required: true, description: 'The day, from today to two years ahead.' }),
  }),
  payload: withPromessePreventivo,
})

mutationField(removePromessaPreventivo, {
  description: 'Takes a promised day of a quote back that was written by mistake, as long as it has no order.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the promise.' }) }),
  payload: withPromessePreventivo,
})
