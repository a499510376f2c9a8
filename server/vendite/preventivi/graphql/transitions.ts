import { mutationField, nodeField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { preventiviList } from '../list.ts'
import { setAgentePreventivi, setAgentePreventivo } from '../setAgente.ts'
import { setEliminatoPreventivi, setEliminatoPreventivo } from '../setEliminato.ts'
import { setStatoPreventivi, setStatoPreventivo } from '../setStato.ts'
import { multiPayload } from './esiti.ts'
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
