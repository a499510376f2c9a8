// The schedule of an order as clients see it; times are civil, `YYYY-MM-DD HH:mm:ss` as the clocks in Italy say them.
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import type { TempisticaMancante } from '../engine/durations.ts'
import { type FornitoreFase, REPARTI_FASI, UNITA } from '../engine/types.ts'
import type { ErrorView, FaseView, NoticeView, OrdineNominato, PianoView, ReasonView } from '../view.ts'

const scopes = { login: true } as const
const CIVIL = '`YYYY-MM-DD HH:mm:ss` in Italian time'

export const OrdineNominatoType = builder.objectRef<OrdineNominato>('OrdineNominato').implement({
  description: 'An order by number and name, where only they are shown.',
  authScopes: scopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Number of the order.' }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'What people call the order by.' }),
  }),
})

const FornitoreType = builder.objectRef<FornitoreFase>('FornitoreFase').implement({
  description: 'The supplier of a phase.',
  authScopes: scopes,
  fields: (t) => ({
    pk: t.exposeInt('id', { description: 'Number of the supplier.' }),
    nome: t.exposeString('nome'),
    tempo: t.exposeInt('tempo', { description: 'Lead time, days on which it is open.' }),
    tipologia: t.exposeString('tipologia', { description: 'What it supplies: the name of the phase.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Taken when none is chosen.' }),
  }),
})

const ReasonType = builder.objectRef<ReasonView>('MotivoFase').implement({
  description: 'Why a phase begins when it does, or has no dates.',
  authScopes: scopes,
  fields: (t) => ({
    codice: t.exposeString('codice', {
      description:
        'data_richiesta, da_subito, dipendenza, giorni_pieni, giorni_chiusi, dopo_altri_lavori, tempo_fornitore, tenuta, non_necessaria, senza_fornitore, senza_durata, senza_inizio, attende, errore.',
    }),
    testo: t.exposeString('testo', { description: 'In Italian.' }),
    ordini: t.expose('ordini', { type: [OrdineNominatoType], description: 'Orders that it names.' }),
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

const FaseSchedulazioneType = builder.objectRef<FaseView>('FaseScheduler').implement({
  description: 'A phase of an order with its dates, or the reason why it has none.',
  authScopes: scopes,
  fields: (t) => ({
    nomeFase: t.exposeString('nomeFase', { description: 'Name of the phase.' }),
    unit: t.expose('unit', { type: choiceOf(UNITA), description: 'What its durations are in.' }),
    withFornitore: t.exposeBoolean('withFornitore', { description: 'A supplier does it.' }),
    infiniteCapacity: t.exposeBoolean('infiniteCapacity', { description: 'False: it takes minutes of `reparto`.' }),
    reparto: t.expose('reparto', {
      type: choiceOf(REPARTI_FASI),
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
    fornitore: t.expose('fornitore', { type: FornitoreType, nullable: true, description: 'Null without one.' }),
    occupations: t.expose('occupations', { type: [OccupazioneType], description: 'Minutes taken, by day.' }),
    spiegazione: t.expose('spiegazione', { type: [ReasonType], description: 'What binds its start, in order.' }),
  }),
})

const ErrorType = builder.objectRef<ErrorView>('ErroreSchedulazione').implement({
  description: 'Why a phase could not be placed: it and what depends on it have no dates.',
  authScopes: scopes,
  fields: (t) => ({
    code: t.exposeString('code', { description: '`bad_start_time` or `nessuna_capacita`.' }),
    nomeFase: t.exposeString('nomeFase', { description: 'The phase.' }),
    data: t.exposeString('data', { nullable: true, description: `What was asked, ${CIVIL}.` }),
    motivo: t.exposeString('motivo', {
      nullable: true,
      description: '`dipendenza`, `giorno_chiuso` or `giorno_pieno`, of bad_start_time.',
    }),
    primoUtile: t.exposeString('primoUtile', {
      nullable: true,
      description: `First start that succeeds, ${CIVIL}; null when there is none.`,
    }),
    testo: t.exposeString('testo', { description: 'In Italian.' }),
  }),
})

const NoticeType = builder.objectRef<NoticeView>('AvvisoSchedulazione').implement({
  description: 'What a planner should know about dates that are possible all the same.',
  authScopes: scopes,
  fields: (t) => ({
    code: t.exposeString('code', { description: '`inizio_nel_passato`, `oltre_consegna` or `misure_non_definitive`.' }),
    nomeFase: t.exposeString('nomeFase', { nullable: true, description: 'The phase; null for the whole order.' }),
    giorni: t.exposeInt('giorni', { nullable: true, description: 'Days late, of oltre_consegna.' }),
    nuovaConsegna: t.expose('nuovaConsegna', {
      type: 'Date',
      nullable: true,
      description: 'Delivery day that would do, `YYYY-MM-DD`, of oltre_consegna.',
    }),
    testo: t.exposeString('testo', { description: 'In Italian.' }),
  }),
})

export const TempisticaMancanteType = builder.objectRef<TempisticaMancante>('TempisticaMancante').implement({
  description: 'A kind of line without a timing: it counts no time.',
  authScopes: scopes,
  fields: (t) => ({
    tipo: t.exposeString('tipo', { description: 'Window type.' }),
    famiglia: t.exposeString('famiglia', { description: 'Category of the window code.' }),
    forma: t.exposeString('forma', { description: 'Shape of the window code.' }),
    codice: t.exposeString('codice', { description: 'Window code.' }),
  }),
})

export const PianoInterface = builder.interfaceRef<PianoView>('PianoSchedulazione').implement({
  description: 'The phases of an order with their dates.',
  authScopes: scopes,
  fields: (t) => ({
    schedulazioni: t.expose('schedulazioni', { type: [FaseSchedulazioneType], description: 'Every phase, in order.' }),
    errors: t.expose('errors', { type: [ErrorType], description: 'Phases that could not be placed.' }),
    warnings: t.expose('warnings', { type: [NoticeType], description: 'What is possible but worth knowing.' }),
    complete: t.exposeBoolean('complete', { description: 'Every needed phase has a start and an end.' }),
    ritardoMateriali: t.exposeInt('ritardoMateriali', {
      description:
        'Days by which the latest material of the order comes after this plan needs it: the margin is so much less.',
    }),
  }),
})

export const ProvaType = builder.objectRef<PianoView>('ProvaSchedulazione').implement({
  description: 'What a dry run gives.',
  authScopes: scopes,
  interfaces: [PianoInterface],
})
