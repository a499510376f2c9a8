import { builder } from '#platform/graphql/builder.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import type { FaseCondition, OrdiniFilter } from '../list.ts'
import { AreaConsegnaEnum, MargineFilterEnum, SchedulatiFilterEnum, StatoInvioMailEnum } from './enums.ts'

const text = { description: 'Part of it, case ignored.' }

const FaseFilterInput = builder.inputRef<FaseCondition>('FiltroFase').implement({
  description: 'Start and end of a phase of the schedule; of the whole schedule when no phase is named.',
  fields: (t) => ({
    nomeFase: t.string({ description: 'Name of the phase.' }),
    inizio: t.field({ type: PeriodoInput, description: 'It begins in this period, by the days of Italy.' }),
    fine: t.field({ type: PeriodoInput, description: 'It ends in this period, by the days of Italy.' }),
  }),
})

/** Filters of the list of orders. */
export const OrdiniFilterInput = builder.inputRef<OrdiniFilter>('FiltroOrdini').implement({
  description: 'Filters of the list of orders; all that are given must hold.',
  fields: (t) => ({
    search: t.string({ description: 'Every word, any order, case and accents folded; numbers also by their digits.' }),
    pks: t.intList({ description: 'The ones with these numbers.' }),
    numeroCommessa: t.string(text),
    progetto: t.string(text),
    riferimento: t.string(text),
    nomeCliente: t.string(text),
    clientePk: t.int({ description: 'Number of the customer.' }),
    data: t.field({ type: PeriodoInput, description: 'Their day is in this period.' }),
    dataConsegna: t.field({ type: PeriodoInput, description: 'They must be ready in this period.' }),
    dataPosa: t.field({ type: PeriodoInput, description: 'They are installed in this period.' }),
    statoPk: t.int({ description: 'Number of the state.' }),
    senzaStato: t.boolean({ description: 'Only those without a state.' }),
    // By name: the enum belongs to the customers.
    tipoCliente: t.field({ type: 'TipoCliente', description: 'Kind of customer.' }),
    codiceSistema: t.string({ description: 'Exactly this system.' }),
    agentePk: t.int({ description: 'Number of the agent; ignored for users who may not see agents.' }),
    agentePks: t.intList({ description: 'Of any of these agents; ignored for users who may not see agents.' }),
    senzaAgente: t.boolean({ description: 'Only those without an agent; ignored for users who may not see agents.' }),
    areaConsegna: t.field({ type: AreaConsegnaEnum, description: 'Delivery area.' }),
    senzaMisure: t.boolean({ description: 'Whether the measures are still to be taken.' }),
    nonSchedulabili: t.boolean({ description: 'true: only those not to be scheduled; false: only the others.' }),
    scheduled: t.field({ type: SchedulatiFilterEnum, description: 'How they stand with the schedule.' }),
    margine: t.field({ type: MargineFilterEnum, description: 'What is left between its plan and its day.' }),
    chiusi: t.boolean({
      description: 'true: only those in a state of the setting `stati_ordine_chiusi`; false: only the others.',
    }),
    checkFattaPks: t.intList({ description: 'Numbers of checklist items that must be done.' }),
    checkNonFattaPks: t.intList({ description: 'Numbers of checklist items that must not be done.' }),
    statoInvioMail: t.field({
      type: StatoInvioMailEnum,
      description: 'How the mail stands; ignored for users who do not administer orders.',
    }),
    ordiniFornitoreMancanti: t.boolean({
      description: 'Whether some material lacks a supplier order; ignored for app accounts.',
    }),
    fasi: t.field({ type: [FaseFilterInput], description: 'Start and end per phase.' }),
  }),
})
