import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { tryMoveFine } from '../moveFineFase.ts'
import { primaDataOrdine, primaDataPreventivo, primaDataRighe } from '../primaData.ts'
import { FINE_FASE_MODES } from '../rules.ts'
import { provaSchedulazione, readSchedulazione } from '../schedula.ts'
import { PianoType } from './types.ts'

const scopes = { permesso: 'scheduleOrder' } as const

builder.queryField('pianoOrdine', (t) =>
  t.field({
    type: PianoType,
    nullable: true,
    description:
      'The schedule of an order as whoever sees the order reads it. Users who do not schedule see neither the orders that fill the days nor the suppliers; those who do not see phases, only when each is worked.',
    authScopes: { permesso: 'viewElencoOrdini' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the order.' }) },
    resolve: (_root, { pk }, ctx) => readSchedulazione(pk, ctx),
  }),
)

const ChoiceInput = builder.inputType('SceltaFaseInput', {
  description: 'What a planner chose for a phase.',
  fields: (t) => ({
    nomeFase: t.string({ required: true, description: 'Name of the phase.' }),
    fromDate: t.string({ description: 'Start, `YYYY-MM-DD HH`; missing: as its dependencies end.' }),
    fornitorePk: t.int({
      description: 'Number of the supplier; null: none; missing: the saved one, else the default.',
    }),
    durataOverride: t.string({
      description: "Digits in the unit of the phase; null and '': none; missing: the saved one.",
    }),
  }),
})

builder.queryField('schedulazioneOrdine', (t) =>
  t.field({
    type: PianoType,
    nullable: true,
    description: 'The schedule of an order with durations and missing timings.',
    authScopes: scopes,
    args: { pk: t.arg.int({ required: true, description: 'Number of the order.' }) },
    resolve: (_root, { pk }, ctx) => readSchedulazione(pk, ctx),
  }),
)

builder.queryField('scheduleOrder', (t) =>
  t.field({
    type: PianoType,
    nullable: true,
    description: 'Dry run: the dates that the choices give, with what binds them; nothing is stored.',
    authScopes: scopes,
    args: {
      pk: t.arg.int({ required: true, description: 'Number of the order.' }),
      fasi: t.arg({ type: [ChoiceInput], description: 'Choices by phase; a phase that is missing follows.' }),
      notRelaxedFasi: t.arg.string({
        description: 'A phase that must begin on its date, `ALL`, or nothing: given dates are lower bounds.',
      }),
      autoStart: t.arg.boolean({ description: 'Roots begin now, the others follow; given starts are ignored.' }),
    },
    resolve: (_root, args, ctx) => provaSchedulazione(args, ctx),
  }),
)

const ModoSpostamentoEnum = choiceEnum('ModoSpostamento', FINE_FASE_MODES, 'What follows a phase whose end moves.', {
  solo: 'Nothing: it may begin too early then.',
  dipendenti: 'What would begin too early is pushed.',
  dipendenti_e_consegna: 'The same, and the delivery date moves too.',
})

builder.queryField('provaSpostaFineFase', (t) =>
  t.field({
    type: PianoType,
    nullable: true,
    description: 'Dry run of moveFineFase.',
    authScopes: scopes,
    args: {
      ordinePk: t.arg.int({ required: true, description: 'Number of the order.' }),
      nomeFase: t.arg.string({ required: true, description: 'The phase.' }),
      fine: t.arg.string({ required: true, description: 'New end, `YYYY-MM-DD HH:mm` or a day (its midnight).' }),
      modo: t.arg({ type: ModoSpostamentoEnum, description: 'SOLO when missing.' }),
    },
    resolve: (_root, { ordinePk, modo, ...args }, ctx) =>
      tryMoveFine({ ...args, ordinePk, modo: modo ?? undefined }, ctx),
  }),
)

builder.queryField('primaDataOrdine', (t) =>
  t.field({
    type: PianoType,
    nullable: true,
    description:
      'When an order could be ready if it were scheduled now; read only. Users who do not schedule see neither the orders that fill the days nor the suppliers.',
    authScopes: { permesso: 'viewOrders' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the order.' }) },
    resolve: (_root, { pk }, ctx) => primaDataOrdine(pk, ctx),
  }),
)

const RigaDaFareInput = builder.inputType('RigaDaFareInput', {
  description: 'A line of an order that is not saved, as far as its time depends on it.',
  fields: (t) => ({
    tipoSerramentoPk: t.int({ description: 'Number of the window type.' }),
    codiceSerramentoPk: t.int({ description: 'Number of the window code; not on extra lines.' }),
    rivendita: t.boolean({ description: 'An extra line.' }),
    numero: t.int({ description: 'Pieces, from 1.' }),
  }),
})

const PrimaDataRigheInput = builder.inputType('PrimaDataRigheInput', {
  description: 'An order that is not saved, as far as its first possible date depends on it.',
  fields: (t) => ({
    righe: t.field({ type: [RigaDaFareInput], description: 'Its lines, from 1 to 500.' }),
    dataConsegna: t.field({
      type: 'Date',
      description: 'Approntamento, `YYYY-MM-DD`: what ends after it is a warning.',
    }),
    senzaMisure: t.boolean({ description: 'The measures are not final yet.' }),
  }),
})

builder.queryField('primaDataRighe', (t) =>
  t.field({
    type: PianoType,
    description:
      'When an order of these lines could be ready if it were taken now: the answer of primaDataOrdine once it is saved. Read only, with dates alone as there.',
    authScopes: { permesso: 'viewOrders' },
    args: { input: t.arg({ type: PrimaDataRigheInput, required: true }) },
    resolve: (_root, { input }, ctx) => primaDataRighe(input, ctx),
  }),
)

builder.queryField('primaDataPreventivo', (t) =>
  t.field({
    type: PianoType,
    nullable: true,
    description:
      'When the windows of a quote could be ready if it became an order now; read only, with dates alone as primaDataOrdine.',
    authScopes: { permesso: 'viewPreventivi' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the quote.' }) },
    resolve: (_root, { pk }, ctx) => primaDataPreventivo(pk, ctx),
  }),
)
