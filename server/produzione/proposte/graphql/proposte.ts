import { ordiniList } from '#ordini/ordini/list.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { type InputBuilder, mutationField } from '#platform/graphql/mutationField.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import { rowField } from '#platform/graphql/rowField.ts'
import { acceptProposta } from '../acceptProposta.ts'
import { discardProposta } from '../discardProposta.ts'
import { proposePiano } from '../proposePiano.ts'
import type { PianoRiskTotals } from '../ricerca/risks.ts'
import { type OreInPiu, PRIORITA, SCOPES, TIPI_IPOTESI } from '../rules.ts'
import { updateScenario } from '../updateScenario.ts'
import {
  type OrdineProposto,
  type PropostaView,
  readProposta,
  readProposte,
  SITUAZIONI_PROPOSTA,
  type TotaliPiano,
  type WeekView,
} from '../view.ts'
import { ParametersType } from './parametri.ts'

const scopes = { permesso: 'scheduleOrder' } as const
const DAY = '`YYYY-MM-DD`'

const OrdineType = builder.objectRef<OrdineProposto>('OrdineProposto').implement({
  description: 'An order of a proposal: where it was, where it goes, why.',
  authScopes: scopes,
  fields: (t) => ({
    ordine: rowField(t, 'Ordine', ordiniList, ({ pk }) => pk || null, 'The order; null for one that is made up.'),
    // What a proposal says of an order is kept with it, also when the order goes, or is there in no database.
    pk: t.exposeInt('pk', { description: 'Number of the order; 0 for one that a scenario makes up.' }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'What people called the order by.' }),
    cliente: t.exposeString('cliente', { description: 'Name of the customer.' }),
    peso: t.exposeFloat('peso', { description: 'How much a day late of it counts.' }),
    dataConsegna: t.expose('dataConsegna', { type: 'Date', nullable: true, description: `Approntamento, ${DAY}.` }),
    dataFerma: t.expose('dataFerma', {
      type: 'Date',
      nullable: true,
      description: `Day that it is held to, ${DAY}; null without one.`,
    }),
    schedulato: t.exposeBoolean('schedulato', {
      description: 'It had a saved schedule; else what was before is what placing by delivery date gives.',
    }),
    finePrima: t.expose('finePrima', {
      type: 'Date',
      nullable: true,
      description: `Last day of work before, ${DAY}.`,
    }),
    fineDopo: t.expose('fineDopo', { type: 'Date', nullable: true, description: `Last day of work then, ${DAY}.` }),
    ritardoPrima: t.exposeInt('ritardoPrima', { description: 'Days late before.' }),
    ritardoDopo: t.exposeInt('ritardoDopo', { description: 'Days late then.' }),
    guadagno: t.exposeInt('guadagno', {
      nullable: true,
      description: 'Days earlier, negative for later; null without a plan before or then.',
    }),
    probabilitaPrima: t.exposeFloat('probabilitaPrima', {
      nullable: true,
      description:
        'How probable it is to end late today, 0 to 1, as past plans went; null when they say nothing or it has no approntamento.',
    }),
    probabilitaDopo: t.exposeFloat('probabilitaDopo', { nullable: true, description: 'The same then.' }),
    motivo: t.exposeString('motivo', { description: 'Why, in Italian.' }),
    senzaPiano: t.exposeString('senzaPiano', { description: "Why no plan was found, in Italian; '' when one was." }),
    fasi: t.expose('fasi', { type: ['SpostamentoFase'], description: 'Its phases, before and then.' }),
  }),
})

const TotalsType = builder.objectRef<TotaliPiano>('TotaliPiano').implement({
  description:
    'What a plan would cost: late is what it would end late, not what is late now (`margine` of the orders).',
  authScopes: scopes,
  fields: (t) => ({
    senzaPiano: t.exposeInt('senzaPiano', { description: 'Orders without a plan.' }),
    oltreFerma: t.int({
      description: 'Days after held days.',
      // Older proposals were searched without any.
      resolve: ({ oltreFerma }) => oltreFerma ?? 0,
    }),
    ritardo: t.exposeFloat('ritardo', { description: 'Days late, each times the weight of its order.' }),
    inRitardo: t.exposeInt('inRitardo', { description: 'Orders that would end after their approntamento.' }),
    anticipo: t.exposeFloat('anticipo', { description: 'Days between the first work and the delivery.' }),
    cambi: t.exposeInt('cambi', { description: 'Phases that begin on another day than today’s plan says.' }),
  }),
})

/** Load of a department in a week, of proposals too. */
export const WeekType = builder.objectRef<WeekView>('SettimanaReparto').implement({
  description: 'A department in a week of a plan, person-minutes.',
  authScopes: scopes,
  fields: (t) => ({
    lunedi: t.expose('lunedi', { type: 'Date', description: `Monday of the week, ${DAY}.` }),
    reparto: t.expose('reparto', { type: 'String', description: 'Key of the department.' }),
    capacita: t.exposeInt('capacita', { description: 'Minutes that its people can work.' }),
    occupato: t.exposeInt('occupato', { description: 'Minutes that the plan books.' }),
    pksInAttesa: t.intList({
      description:
        'Of today’s plan, numbers of the orders that would end late and wait for it though they could begin.',
      resolve: ({ pksInAttesa }) => pksInAttesa ?? [],
    }),
  }),
})

const OreType = builder.objectRef<OreInPiu>('OreInPiu').implement({
  description: 'Person-minutes of a department that a scenario pays and today’s calendar does not, in sixteen weeks.',
  authScopes: scopes,
  fields: (t) => ({
    reparto: t.expose('reparto', { type: 'String', description: 'Key of the department.' }),
    ordinarie: t.exposeInt('ordinarie', { description: 'Of people more.' }),
    straordinarie: t.exposeInt('straordinarie', { description: 'On Saturdays.' }),
  }),
})

const PianoRiskType = builder.objectRef<PianoRiskTotals>('RischioPianoTotale').implement({
  description: 'What may come of a plan when its phases end as late as past ones did: 500 futures.',
  authScopes: scopes,
  fields: (t) => ({
    attesi: t.exposeFloat('attesi', { description: 'Weighted days late, on average.' }),
    ottoSuDieci: t.exposeFloat('ottoSuDieci', { description: 'Days late that eight of ten futures do not exceed.' }),
    inRitardo: t.exposeFloat('inRitardo', { description: 'Orders that end late, on average.' }),
  }),
})

const SituazionePropostaEnum = choiceEnum('SituazioneProposta', SITUAZIONI_PROPOSTA, 'How a proposal stands.', {
  IN_RICERCA: 'It is being searched.',
  PRONTA: 'It can be accepted; a scenario, compared.',
  INTERROTTA: 'The search ended without a plan.',
  ACCETTATA: 'Its orders have it, or those that were accepted.',
  SCARTATA: 'Nobody wants it.',
})

const PropostaType = builder.objectRef<PropostaView>('PropostaPiano').implement({
  description: 'A plan that a search proposes, or a what-if scenario: nothing of it is booked.',
  authScopes: scopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Its number.' }),
    nome: t.exposeString('nome', { description: "Of a scenario; '' for a proposal, which may be accepted." }),
    situazione: t.expose('situazione', { type: SituazionePropostaEnum, description: 'How it stands.' }),
    creataIl: t.expose('creataIl', { type: 'DateTime', description: 'When it was asked for.' }),
    utente: t.exposeString('utente', { description: "Name of who asked for it; '' when their account is gone." }),
    progresso: t.exposeInt('progresso', { description: 'Percent of the search.' }),
    errori: t.exposeStringList('errori', { description: 'Why the search ended without a plan, in Italian.' }),
    job: t.exposeInt('job', { nullable: true, description: 'Number of its job.' }),
    parametri: t.expose('parametri', { type: ParametersType, description: 'What was asked.' }),
    prima: t.expose('prima', { type: TotalsType, nullable: true, description: 'What today’s plan costs.' }),
    dopo: t.expose('dopo', { type: TotalsType, nullable: true, description: 'What the proposal costs.' }),
    minorante: t.exposeFloat('minorante', {
      nullable: true,
      description: 'No plan of these orders has fewer weighted days late.',
    }),
    prezzoFerme: t.exposeFloat('prezzoFerme', {
      nullable: true,
      description:
        'Weighted late days that held days cost the orders without one, against a search of the same length without them; null without any.',
    }),
    rischioPrima: t.expose('rischioPrima', {
      type: PianoRiskType,
      nullable: true,
      description: 'What may come of today’s plan; null when the past says nothing.',
    }),
    rischioDopo: t.expose('rischioDopo', { type: PianoRiskType, nullable: true, description: 'And of this one.' }),
    passi: t.exposeInt('passi', { nullable: true, description: 'Exchanges tried.' }),
    riparazione: t.exposeInt('riparazione', {
      nullable: true,
      description: 'For undoRiparazione, once accepted.',
    }),
    ordini: t.field({
      type: [OrdineType],
      description: 'Its orders, in the sequence of the placing.',
      args: { inRitardo: t.arg.boolean({ description: 'Only those that would end late before or then.' }) },
      resolve: ({ ordini }, { inRitardo }) =>
        inRitardo ? ordini.filter(({ ritardoPrima, ritardoDopo }) => ritardoPrima + ritardoDopo > 0) : ordini,
    }),
    carico: t.expose('carico', { type: [WeekType], description: 'Sixteen weeks by department.' }),
    caricoPrima: t.expose('caricoPrima', {
      type: [WeekType],
      description: 'The same of today’s plan; empty but for scenarios.',
    }),
    oreInPiu: t.expose('oreInPiu', { type: [OreType], description: 'Hours that are paid more than today.' }),
    costo: t.exposeInt('costo', {
      nullable: true,
      description: 'What those hours cost, euro; null where the settings say no cost of an hour.',
    }),
  }),
})

builder.queryField('propostaPiano', (t) =>
  t.field({
    type: PropostaType,
    nullable: true,
    description: 'A proposal or a scenario, whoever asked for it.',
    authScopes: scopes,
    args: { pk: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: (_root, { pk }, ctx) => readProposta(ctx.services.db, pk),
  }),
)

builder.queryField('propostePiano', (t) =>
  t.field({
    type: [PropostaType],
    description: 'The last ten proposals that were not dropped, newest first; or the scenarios, by name.',
    authScopes: scopes,
    args: { scenari: t.arg.boolean({ description: 'The scenarios.' }) },
    resolve: (_root, { scenari }, ctx) => readProposte(ctx.services.db, scenari === true),
  }),
)

const PesoOrdineInput = builder.inputType('PesoOrdineInput', {
  description: 'How much a day late of an order counts.',
  fields: (t) => ({
    ordinePk: t.int({ required: true, description: 'Number of the order.' }),
    peso: t.float({ required: true, description: 'From 0 to 1,000,000,000; 1 is usual.' }),
  }),
})

const PesoClienteInput = builder.inputType('PesoClienteInput', {
  description: 'How much a day late of the orders of a kind of customer counts.',
  fields: (t) => ({
    tipo: t.field({ type: 'TipoCliente', required: true, description: 'Kind of customer.' }),
    peso: t.float({ required: true, description: 'From 0 to 1,000,000,000; 1 is usual.' }),
  }),
})

const TipoIpotesiEnum = choiceEnum('TipoIpotesi', TIPI_IPOTESI, 'What a scenario assumes.', {
  persone: '`quanto` people more in a department.',
  sabati: '`quanto` hours on Saturdays.',
  ore: '`quanto` hours more from Monday to Friday.',
  fermo: 'A department stands still, or `quanto` people of it.',
  fornitore: 'The material of a supplier is `quanto` days late.',
  urgente: 'An order more, of `macchine` and `banchi` minutes, for `periodo.al`.',
})

const AmbitoRicercaEnum = choiceEnum('AmbitoRicerca', SCOPES, 'Which orders a search places.', {
  non_schedulati: 'Those without a plan.',
  selezione: 'Those that `ordinePks` names.',
  periodo: 'Those of `periodo`.',
  celle_rotte: 'Those of broken cells.',
  tutti: 'All that are open.',
})

const PrioritaPianoEnum = choiceEnum('PrioritaPiano', PRIORITA, 'What a plan is to have less of.', {
  ritardo: 'Days late.',
  inRitardo: 'Orders that would end late.',
  anticipo: 'Work begun too early.',
  cambi: 'Changes of today’s plan.',
})

const IpotesiInput = builder.inputType('IpotesiInput', {
  description: 'What a scenario changes of the world.',
  fields: (t) => ({
    tipo: t.field({ type: TipoIpotesiEnum, required: true, description: 'What is assumed.' }),
    reparto: t.field({ type: 'String', description: 'Key of the department.' }),
    quanto: t.float({ description: 'People, hours or days.' }),
    periodo: t.field({
      type: PeriodoInput,
      description: 'Its days: from today without a first, without end without a last.',
    }),
    fornitorePk: t.int({ description: 'Number of the supplier.' }),
    macchine: t.int({ description: 'Minutes.' }),
    banchi: t.int({ description: 'Minutes.' }),
  }),
})

/** What a search is asked. */
const questionFields = (t: InputBuilder) => ({
  nome: t.string({ description: 'Of a scenario.' }),
  ambito: t.field({ type: AmbitoRicercaEnum, required: true, description: 'Which orders it places.' }),
  ordinePks: t.intList({ description: 'Numbers of the orders of a selection.' }),
  periodo: t.field({ type: PeriodoInput, description: 'The days of a period; both are needed for one.' }),
  trattenutoPks: t.intList({ description: 'Orders that are left as they are.' }),
  secondi: t.int({ description: 'How long to search, 1 to 60; 5 when missing.' }),
  seme: t.int({ description: 'Of the chance of the search.' }),
  passi: t.int({ description: 'Steps in place of seconds: with the same seed the same plan comes out.' }),
  congelatoFino: t.field({ type: 'Date', description: `What begins up to this day stays, ${DAY}.` }),
  priorita: t.field({ type: [PrioritaPianoEnum], description: 'The first before the second; all when missing.' }),
  pesi: t.field({ type: [PesoOrdineInput], description: 'Weights of orders.' }),
  pesiCliente: t.field({ type: [PesoClienteInput], description: 'Weights of kinds of customers.' }),
  ipotesi: t.field({ type: [IpotesiInput], description: 'Of a scenario.' }),
})

mutationField(proposePiano, {
  description:
    'Asks for a better plan of some orders: the search goes on by itself, nothing moves before the proposal is accepted. With a name it is a scenario.',
  input: (t) => questionFields(t),
  payload: (t) => ({
    proposta: t.field({
      type: PropostaType,
      nullable: true,
      description: 'Being searched; null when there are errors.',
      resolve: ({ result }, _args, ctx) => result && readProposta(ctx.services.db, result.pk),
    }),
  }),
})

mutationField(updateScenario, {
  description:
    'Changes a scenario and asks again what comes of it; unchanged it is searched on the plan as it is now, with another name alone it keeps its answer.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Its number.' }), ...questionFields(t) }),
  payload: (t) => ({
    proposta: t.field({
      type: PropostaType,
      nullable: true,
      description: 'The scenario; null when there are errors.',
      resolve: ({ result }, _args, ctx) => result && readProposta(ctx.services.db, result.pk),
    }),
  }),
})

mutationField(acceptProposta, {
  description:
    'Accepts a proposal, or some of its orders: they are placed again on what is booked now, all or none. CONFLICT, with `conflitti` as `{ordine, numeroCommessa, motivo}`, when one can no longer have what it was offered.',
  input: (t) => ({
    pk: t.int({ required: true, description: 'Its number.' }),
    ordinePks: t.intList({ description: 'Numbers of the orders to accept; missing: all.' }),
  }),
  payload: (t) => ({
    riparazione: t.int({
      nullable: true,
      description: 'For undoRiparazione.',
      resolve: ({ result }) => result?.riparazione,
    }),
    ordini: t.int({ nullable: true, description: 'How many were scheduled.', resolve: ({ result }) => result?.ordini }),
    proposta: t.field({
      type: PropostaType,
      nullable: true,
      description: 'As it is now; null when there are errors.',
      resolve: ({ result }, _args, ctx) => result && readProposta(ctx.services.db, result.pk),
    }),
  }),
})

mutationField(discardProposta, {
  description: 'Drops a proposal or a scenario; its search ends. Twice is once.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Its number.' }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'The same number.', resolve: ({ result }) => result?.pk }),
  }),
})
