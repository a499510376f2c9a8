import { builder } from '#platform/graphql/builder.ts'
import { mutationField, nodeField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { ObjectOutcomeRef } from '#platform/graphql/objectOutcome.ts'
import { rowField } from '#platform/graphql/rowField.ts'
import { preventiviList } from '../list.ts'
import { setAgentePreventivi, setAgentePreventivo } from '../setAgente.ts'
import { setEliminatoPreventivi, setEliminatoPreventivo } from '../setEliminato.ts'
import { setStatoPreventivi, setStatoPreventivo } from '../setStato.ts'
import type { RecordOutcome } from '../transitions.ts'
import { Preventivo } from './Preventivo.ts'

/** The payload of an operation on one quote. */
export const preventivoPayload = (t: PayloadBuilder<{ pk: number }>) => ({
  preventivo: nodeField(t, Preventivo, preventiviList, ({ pk }) => pk),
})

const agente = 'Number of the agent; null clears.'
const stato = 'Number of the state; null for none.'
const several = 'Numbers of the quotes.'
const atomico = 'All or nothing: one refusal refuses all; a missing quote is an error on `pks`.'

mutationField(setAgentePreventivo, {
  description: 'Assigns an agent to a quote.',
  input: (t) => ({ pk: t.int({ required: true }), agentePk: t.int({ description: agente }) }),
  payload: preventivoPayload,
})

builder.objectField(ObjectOutcomeRef, 'preventivo', (t) =>
  rowField(
    t,
    'Preventivo',
    preventiviList,
    ({ oggetto, pk }) => (oggetto === 'Preventivo' ? pk : null),
    'The quote as it is now; null when the caller does not see it, and of anything else.',
  ),
)

/** The payload of a bulk operation: one outcome for each quote. */
const multiPayload = (t: PayloadBuilder<RecordOutcome[]>) => ({
  esiti: t.field({
    type: [ObjectOutcomeRef],
    nullable: true,
    description: 'One for each quote; null when there are errors.',
    resolve: ({ result }) => result?.map((outcome) => ({ oggetto: 'Preventivo' as const, ...outcome })),
  }),
})

mutationField(setAgentePreventivi, {
  description: 'Assigns an agent to several quotes.',
  input: (t) => ({
    pks: t.intList({ required: true, description: several }),
    agentePk: t.int({ description: agente }),
    atomico: t.boolean({ description: atomico }),
  }),
  payload: multiPayload,
})
mutationField(setStatoPreventivo, {
  description: 'Sets the state of a quote.',
  input: (t) => ({ pk: t.int({ required: true }), statoPk: t.int({ description: stato }) }),
  payload: preventivoPayload,
})
mutationField(setStatoPreventivi, {
  description: 'Sets the state of several quotes.',
  input: (t) => ({
    pks: t.intList({ required: true, description: several }),
    statoPk: t.int({ description: stato }),
    atomico: t.boolean({ description: atomico }),
  }),
  payload: multiPayload,
})
mutationField(setEliminatoPreventivo, {
  description: 'Deletes or restores a quote.',
  input: (t) => ({ pk: t.int({ required: true }), eliminato: t.boolean() }),
  payload: preventivoPayload,
})
mutationField(setEliminatoPreventivi, {
  description: 'Deletes or restores several quotes.',
  input: (t) => ({
    pks: t.intList({ required: true, description: several }),
    eliminato: t.boolean(),
    atomico: t.boolean({ description: atomico }),
  }),
  payload: multiPayload,
})
