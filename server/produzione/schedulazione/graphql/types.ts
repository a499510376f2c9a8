// The schedule of an order as clients see it; times are civil, `YYYY-MM-DD HH:mm:ss` as the clocks in Italy say them.
import { ordiniList } from '#ordini/ordini/list.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { rowField, rowListField } from '#platform/graphql/rowField.ts'
import type { TempisticaMancante } from '../engine/durations.ts'
import { UNITA } from '../engine/types.ts'
import type { FaseView, NoticeView, PianoView, ReasonView } from '../view.ts'

const scopes = { login: true } as const
const CIVIL = '`YYYY-MM-DD HH:mm:ss` in Italian time'

const ReasonType = builder.objectRef<ReasonView>('MotivoFase').implement({
  description: 'Why a phase begins when it does, or has no dates.',
  authScopes: scopes,
  fields: (t) => ({
    codice: t.exposeString('codice', {
      description:
        'data_richiesta, da_subito, dipendenza, giorni_pieni, giorni_chiusi, dopo_altri_lavori, tempo_fornitore, tenuta, non_necessaria, senza_fornitore, senza_durata, senza_inizio, attende, errore.',
    }),
    testo: t.exposeString('testo', { description: 'In Italian.' }),
    ordini: rowListField(t, 'Ordine', ordiniList, ({ ordini }) => ordini, 'Orders that it names.'),
  }),
})

const OccupazioneType = builder.objectRef<{ date: string; time: number }>('OccupazioneFase').implement({
  description: 'Minutes of a department that a phase takes on a day.',
  authScopes: scopes,
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'Day, `YYYY-MM-DD`.' }),
    time: t.exposeInt('time', { description: 'Person-minutes.' }),
  }),
})

const PianoFaseType = builder.objectRef<FaseView>('PianoFase').implement({
  description: 'A phase of an order with its dates, or the reason why it has none.',
  authScopes: scopes,
  fields: (t) => ({
    nomeFase: t.exposeString('nomeFase', { description: 'Name of the phase.' }),
    unit: t.expose('unit', { type: choiceOf(UNITA), description: 'What its durations are in.' }),
    withFornitore: t.exposeBoolean('withFornitore', { description: 'A supplier does it.' }),
    infiniteCapacity: t.exposeBoolean('infiniteCapacity', { description: 'False: it takes minutes of `reparto`.' }),
    reparto: t.expose('reparto', {
      type: 'String',
      nullable: true,
      description: 'Where it is worked; null for infinite capacity.',
    }),
    dependencies: t.stringList({
      description: 'Phases that must have ended.',
      resolve: ({ dependencies }) => [...dependencies],
    }),
    isNeeded: t.exposeBoolean('isNeeded', { description: 'Whether the order needs it.' }),
    inizio: t.exposeString('inizio', { nullable: true, description: `${CIVIL}; null without dates.` }),
    fine: t.exposeString('fine', { nullable: true, description: `${CIVIL}, not included; null without dates.` }),
    durata: t.exposeFloat('durata', { nullable: true, description: 'In `unit`; null when nothing says how long.' }),
    durataOverride: t.exposeInt('durataOverride', {
      nullable: true,
      description: 'Typed in place of the computed duration, in `unit`; null for none.',
    }),
    tempo: t.exposeFloat('tempo', {
      nullable: true,
      description:
        'How long it takes by timings and suppliers, whatever was typed, in `unit`; 0 when nothing says how long, null in a dry run.',
    }),
    // Beside the row: who plans may not read suppliers.
    fornitorePk: t.int({
      nullable: true,
      description: 'Number of the supplier that does it; null without one.',
      resolve: ({ fornitore }) => fornitore?.id,
    }),
    nomeFornitore: t.string({
      nullable: true,
      description: 'Its name; null without one.',
      resolve: ({ fornitore }) => fornitore?.nome,
    }),
    tempoFornitore: t.int({
      nullable: true,
      description: 'Its lead time, days on which it is open; null without one.',
      resolve: ({ fornitore }) => fornitore?.tempo,
    }),
    fornitorePredefinito: t.boolean({
      nullable: true,
      description: 'It is taken when none is chosen; null without one.',
      resolve: ({ fornitore }) => fornitore?.isDefault,
    }),
    occupations: t.expose('occupations', { type: [OccupazioneType], description: 'Minutes taken, by day.' }),
    spiegazione: t.expose('spiegazione', { type: [ReasonType], description: 'What binds its start, in order.' }),
  }),
})

export const NoticeType = builder.objectRef<NoticeView>('AvvisoSchedulazione').implement({
  description: 'Why a phase could not be placed, or what a planner should know about dates that are possible.',
  authScopes: scopes,
  fields: (t) => ({
    code: t.exposeString('code', {
      description:
        'Of `errors`: `bad_start_time` or `nessuna_capacita`; of `warnings`: `inizio_nel_passato`, `oltre_consegna` or `misure_non_definitive`.',
    }),
    ordine: rowField(t, 'Ordine', ordiniList, ({ ordine }) => ordine, 'The order; null in a plan, which has it.'),
    nomeFase: t.exposeString('nomeFase', { nullable: true, description: 'The phase; null for the whole order.' }),
    testo: t.exposeString('testo', { description: 'In Italian.' }),
    giorni: t.exposeInt('giorni', { nullable: true, description: 'Days late, of oltre_consegna.' }),
    nuovaConsegna: t.expose('nuovaConsegna', {
      type: 'Date',
      nullable: true,
      description: 'Delivery day that would do, `YYYY-MM-DD`, of oltre_consegna.',
    }),
    data: t.exposeString('data', { nullable: true, description: `What was asked, ${CIVIL}, of bad_start_time.` }),
    motivo: t.exposeString('motivo', {
      nullable: true,
      description: '`dipendenza`, `giorno_chiuso` or `giorno_pieno`, of bad_start_time.',
    }),
    primoUtile: t.exposeString('primoUtile', {
      nullable: true,
      description: `First start that succeeds, ${CIVIL}, of bad_start_time; null when there is none.`,
    }),
  }),
})

const TempisticaMancanteType = builder.objectRef<TempisticaMancante>('TempisticaMancante').implement({
  description: 'A kind of line without a timing: it counts no time.',
  authScopes: scopes,
  fields: (t) => ({
    tipo: t.exposeString('tipo', { description: 'Window type.' }),
    famiglia: t.exposeString('famiglia', { description: 'Category of the window code.' }),
    forma: t.exposeString('forma', { description: 'Shape of the window code.' }),
    codice: t.exposeString('codice', { description: 'Window code.' }),
  }),
})

/** The plan of an order. */
export const PianoType = builder.objectRef<PianoView>('PianoSchedulazione').implement({
  description:
    'The plan of an order, saved, tried or as soon as possible: its phases with their dates, or the reasons why they have none.',
  authScopes: scopes,
  fields: (t) => ({
    ordine: rowField(t, 'Ordine', ordiniList, ({ ordine }) => ordine, 'The order; null of what is no order yet.'),
    schedulazioni: t.expose('schedulazioni', { type: [PianoFaseType], description: 'Every phase, in order.' }),
    errors: t.expose('errors', {
      type: [NoticeType],
      description: 'Phases that could not be placed: they and what depends on them have no dates.',
    }),
    warnings: t.expose('warnings', { type: [NoticeType], description: 'What is possible but worth knowing.' }),
    complete: t.exposeBoolean('complete', { description: 'Every needed phase has a start and an end.' }),
    ritardoMateriali: t.exposeInt('ritardoMateriali', {
      description:
        'Days by which the latest material of the order comes after this plan needs it: the margin is so much less.',
    }),
    giorno: t.expose('giorno', {
      type: 'Date',
      nullable: true,
      description: 'Last day of work, `YYYY-MM-DD`; null when it cannot be said.',
    }),
    salvata: t.exposeBoolean('salvata', { description: 'Whether the order has a saved schedule.' }),
    tempiCambiati: t.exposeBoolean('tempiCambiati', {
      description: 'Lines or timings have changed since it was saved.',
    }),
    motivoNonSchedulato: t.exposeString('motivoNonSchedulato', {
      description: "Why auto schedulazione did not schedule the order, in Italian; '' otherwise.",
    }),
    tempisticheMancanti: t.expose('tempisticheMancanti', {
      type: [TempisticaMancanteType],
      description: 'Kinds of lines without a timing: a first possible date errs on the early side.',
    }),
    promessa: t.field({
      type: 'Date',
      nullable: true,
      description:
        'Of a first possible date, the day to promise: by then it is ready in eight of ten cases, as the past went. Never before `giorno`; null when the past says nothing.',
      resolve: ({ promessa }) => promessa?.giorno,
    }),
    spostata: t.int({
      nullable: true,
      description:
        'Days by which `promessa` was moved because of how past promises went, negative for earlier; null without one.',
      resolve: ({ promessa }) => promessa?.spostata,
    }),
    scostamenti: t.field({
      type: ['GiorniPassati'],
      description:
        'What `promessa` is made of, by phase: how far past ends, at least 5, lay from what was planned; below zero: early.',
      resolve: ({ promessa }) => promessa?.scostamenti ?? [],
    }),
    senzaDati: t.stringList({
      description: 'Phases with fewer than 5 past ends: `promessa` counts them as on time.',
      resolve: ({ promessa }) => promessa?.senzaDati ?? [],
    }),
    anticipate: t.exposeStringList('anticipate', {
      description: 'Phases that an end which moves makes begin before what they depend on ends.',
    }),
    nuovaConsegna: t.expose('nuovaConsegna', {
      type: 'Date',
      nullable: true,
      description: 'Delivery day that goes with an end which moves, `YYYY-MM-DD`; null: it stays.',
    }),
  }),
})
