import { builder } from '../../../platform/graphql/builder.ts'
import { choiceOf } from '../../../platform/graphql/choices.ts'
import { TIPI_PEZZO } from '../../lavorazioni/rules.ts'
import {
  type ControlliDovuti,
  type LavoroInCorso,
  type OfficinaAdesso,
  readOfficinaAdesso,
  type Standing,
  type StandingLavorazione,
} from '../read.ts'

const authScopes = { permesso: 'adminAttivitaOperatori' } as const

const words = {
  ordinePk: 'Number of the order in the database; null without one.',
  numeroCommessa: 'Number of the order; empty without one.',
  nomeCliente: 'Name of the customer.',
  lavorazione: 'Name of the operation.',
  pezziTotali: 'Pieces of the operation in the order.',
  pezziEseguiti: 'Those that are done.',
  attivitaNumero: 'What a piece is.',
} as const

const InProgressRef = builder.objectRef<LavoroInCorso>('LavoroInCorso').implement({
  description: 'A session without an end: somebody who works, or who has left it open.',
  authScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Number of the activity.' }),
    operatore: t.exposeString('operatore', { description: 'Who works.' }),
    postazioni: t.exposeStringList('postazioni', { description: 'Workstations where the operation is done.' }),
    ordinePk: t.exposeInt('ordinePk', { nullable: true, description: words.ordinePk }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: words.numeroCommessa }),
    nomeCliente: t.exposeString('nomeCliente', { description: words.nomeCliente }),
    lavorazione: t.exposeString('lavorazione', { description: words.lavorazione }),
    giorno: t.expose('giorno', { type: 'Date', description: 'The day it is of.' }),
    oraInizio: t.exposeString('oraInizio', { nullable: true, description: 'Since when, `HH:mm`.' }),
    chiusura: t.exposeString('chiusura', {
      nullable: true,
      description: 'When the hours of its department end that day, `HH:mm`; null of a day without hours.',
    }),
    minuti: t.exposeInt('minuti', {
      nullable: true,
      description: 'Minutes so far, of one left open up to the end of the hours; null when nobody can tell.',
    }),
    teorico: t.exposeInt('teorico', { description: 'Minutes that the pieces left when it began should take.' }),
    passo: t.exposeString('passo', { description: '`nei tempi`, `oltre` (longer than theory), `senza teoria`.' }),
    pezziTotali: t.exposeInt('pezziTotali', { description: words.pezziTotali }),
    pezziEseguiti: t.exposeInt('pezziEseguiti', { description: words.pezziEseguiti }),
    attivitaNumero: t.expose('attivitaNumero', { type: choiceOf(TIPI_PEZZO), description: words.attivitaNumero }),
  }),
})

const StandingOperatoreRef = builder.objectRef<Standing>('OperatoreFermo').implement({
  description: 'An operator who worked lately and has no session now.',
  authScopes,
  fields: (t) => ({
    operatore: t.exposeString('operatore', { description: 'Who.' }),
    giorno: t.expose('giorno', { type: 'Date', description: 'Day of the last session.' }),
    oraFine: t.exposeString('oraFine', { nullable: true, description: 'When it ended, `HH:mm`.' }),
    lavorazione: t.exposeString('lavorazione', { description: 'Its operation.' }),
  }),
})

const StandingLavorazioneRef = builder.objectRef<StandingLavorazione>('LavorazioneFerma').implement({
  description: 'An operation of an order that was begun, has pieces left and that nobody works at.',
  authScopes,
  fields: (t) => ({
    ordinePk: t.exposeInt('ordinePk', { nullable: true, description: words.ordinePk }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: words.numeroCommessa }),
    nomeCliente: t.exposeString('nomeCliente', { description: words.nomeCliente }),
    lavorazione: t.exposeString('lavorazione', { description: words.lavorazione }),
    dal: t.expose('dal', { type: 'Date', description: 'The last day on which it was worked.' }),
    pezziTotali: t.exposeInt('pezziTotali', { description: words.pezziTotali }),
    pezziEseguiti: t.exposeInt('pezziEseguiti', { description: words.pezziEseguiti }),
    attivitaNumero: t.expose('attivitaNumero', { type: choiceOf(TIPI_PEZZO), description: words.attivitaNumero }),
  }),
})

const DueControlliRef = builder.objectRef<ControlliDovuti>('ControlliDovuti').implement({
  description: 'CE controls that an operation finished lately lacks.',
  authScopes,
  fields: (t) => ({
    ordinePk: t.exposeInt('ordinePk', { nullable: true, description: words.ordinePk }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: words.numeroCommessa }),
    nomeCliente: t.exposeString('nomeCliente', { description: words.nomeCliente }),
    lavorazione: t.exposeString('lavorazione', { description: words.lavorazione }),
    controlli: t.exposeStringList('controlli', { description: 'What is to be looked at.' }),
  }),
})

const OfficinaAdessoRef = builder.objectRef<OfficinaAdesso>('OfficinaAdesso').implement({
  description: 'The workshop as it is now, at most 200 lines of each part.',
  authScopes,
  fields: (t) => ({
    letta: t.expose('letta', { type: 'DateTime', description: 'When this was so.' }),
    inCorso: t.field({ type: [InProgressRef], description: 'Who works on what.', resolve: ({ inCorso }) => inCorso }),
    lasciateAperte: t.field({
      type: [InProgressRef],
      description: 'Sessions open past the end of the hours of their day.',
      resolve: ({ lasciateAperte }) => lasciateAperte,
    }),
    fermi: t.field({ type: [StandingOperatoreRef], description: 'Who has stopped.', resolve: ({ fermi }) => fermi }),
    ferme: t.field({ type: [StandingLavorazioneRef], description: 'What has stopped.', resolve: ({ ferme }) => ferme }),
    controlli: t.field({
      type: [DueControlliRef],
      description: 'Which controls are due.',
      resolve: ({ controlli }) => controlli,
    }),
  }),
})

builder.queryField('officinaAdesso', (t) =>
  t.field({
    type: OfficinaAdessoRef,
    description: 'Who works on what, since when, against theory; who and what stands still; which controls are due.',
    authScopes,
    resolve: (_root, _args, { services }) => readOfficinaAdesso(services.db, new Date()),
  }),
)
