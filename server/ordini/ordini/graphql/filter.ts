import { builder } from '../../../platform/graphql/builder.ts'
import type { FaseCondition, OrdiniFilter } from '../list.ts'
import { AreaConsegnaEnum, FiltroMargineEnum, FiltroSchedulatiEnum, StatoInvioMailEnum } from './enums.ts'

const giorno = { type: 'Date', description: 'A day in Italy, `YYYY-MM-DD`, inclusive.' } as const
const testo = { description: 'Part of it, case ignored.' }

const FiltroFaseInput = builder.inputRef<FaseCondition>('FiltroFase').implement({
  description: 'Start and end of a phase of the schedule; of the whole schedule when no phase is named.',
  fields: (t) => ({
    nomeFase: t.string({ description: 'Name of the phase.' }),
    inizioDa: t.field(giorno),
    inizioA: t.field(giorno),
    fineDa: t.field(giorno),
    fineA: t.field(giorno),
  }),
})

/** Filters of the list of orders. */
export const OrdiniFilterInput = builder.inputRef<OrdiniFilter>('FiltroOrdini').implement({
  description: 'Filters of the list of orders; all that are given must hold.',
  fields: (t) => ({
    search: t.string({ description: 'Every word, any order, case and accents folded; numbers also by their digits.' }),
    id: t.intList({ description: 'These numbers only.' }),
    ordini: t.intList({ description: 'These numbers only, as the old autocomplete spells it.' }),
    numeroCommessa: t.string(testo),
    progetto: t.string(testo),
    riferimento: t.string(testo),
    nomeCliente: t.string(testo),
    cliente: t.int({ description: 'Number of the customer.' }),
    dataDa: t.field(giorno),
    dataA: t.field(giorno),
    dataConsegnaDa: t.field(giorno),
    dataConsegnaA: t.field(giorno),
    dataPosaDa: t.field(giorno),
    dataPosaA: t.field(giorno),
    stato: t.int({ description: 'Number of the state.' }),
    senzaStato: t.boolean({ description: 'Only those without a state.' }),
    // By name: the enum belongs to the customers.
    tipoCliente: t.field({ type: 'TipoCliente', description: 'Kind of customer.' }),
    codiceSistema: t.string({ description: 'Exactly this system.' }),
    agente: t.int({ description: 'Number of the agent; ignored for users who may not see agents.' }),
    senzaAgente: t.boolean({ description: 'Only those without an agent; ignored for users who may not see agents.' }),
    areaConsegna: t.field({ type: AreaConsegnaEnum, description: 'Delivery area.' }),
    senzaMisure: t.boolean({ description: 'Whether the measures are still to be taken.' }),
    nonSchedulabili: t.boolean({ description: 'true: only those not to be scheduled; false: only the others.' }),
    scheduled: t.field({ type: FiltroSchedulatiEnum, description: 'How they stand with the schedule.' }),
    margine: t.field({ type: FiltroMargineEnum, description: 'What is left between its plan and its day.' }),
    chiusi: t.boolean({
      description: 'true: only those in a state of the setting `stati_ordine_chiusi`; false: only the others.',
    }),
    checkFatte: t.intList({ description: 'Numbers of checklist items that must be done.' }),
    checkNonFatte: t.intList({ description: 'Numbers of checklist items that must not be done.' }),
    statoInvioMail: t.field({
      type: StatoInvioMailEnum,
      description: 'How the mail stands; ignored for users who do not administer orders.',
    }),
    ordiniFornitoreMancanti: t.boolean({
      description: 'Whether some material lacks a supplier order; ignored for app accounts.',
    }),
    fasi: t.field({ type: [FiltroFaseInput], description: 'Start and end per phase.' }),
  }),
})
