import { mutationField, nodoField, type PayloadBuilder } from '../../../platform/graphql/mutationField.ts'
import { elencoPreventivi } from '../elenco.ts'
import { setAgentePreventivi, setAgentePreventivo } from '../setAgente.ts'
import { setEliminatoPreventivi, setEliminatoPreventivo } from '../setEliminato.ts'
import { setStatoPreventivi, setStatoPreventivo } from '../setStato.ts'
import { payloadMulti } from './EsitoPreventivo.ts'
import { Preventivo } from './Preventivo.ts'

/** The payload of an operation on one quote. */
export const payloadPreventivo = (t: PayloadBuilder<{ pk: number }>) => ({
  preventivo: nodoField(t, Preventivo, elencoPreventivi, ({ pk }) => pk),
})

const agente = 'Number of the agent; null clears.'
const stato = 'Number of the state; null for none.'
const atomico = 'All or nothing: one refusal refuses all; a missing quote is an error on `preventivi`.'

mutationField(setAgentePreventivo, {
  description: 'Assigns an agent to a quote.',
  input: (t) => ({ preventivo: t.int({ required: true }), agente: t.int({ description: agente }) }),
  payload: payloadPreventivo,
})
mutationField(setAgentePreventivi, {
  description: 'Assigns an agent to several quotes.',
  input: (t) => ({
    preventivi: t.intList({ required: true }),
    agente: t.int({ description: agente }),
    atomico: t.boolean({ description: atomico }),
  }),
  payload: payloadMulti,
})
mutationField(setStatoPreventivo, {
  description: 'Sets the state of a quote.',
  input: (t) => ({ preventivo: t.int({ required: true }), stato: t.int({ description: stato }) }),
  payload: payloadPreventivo,
})
mutationField(setStatoPreventivi, {
  description: 'Sets the state of several quotes.',
  input: (t) => ({
    preventivi: t.intList({ required: true }),
    stato: t.int({ description: stato }),
    atomico: t.boolean({ description: atomico }),
  }),
  payload: payloadMulti,
})
mutationField(setEliminatoPreventivo, {
  description: 'Deletes or restores a quote.',
  input: (t) => ({ preventivo: t.int({ required: true }), eliminato: t.boolean() }),
  payload: payloadPreventivo,
})
mutationField(setEliminatoPreventivi, {
  description: 'Deletes or restores several quotes.',
  input: (t) => ({
    preventivi: t.intList({ required: true }),
    eliminato: t.boolean(),
    atomico: t.boolean({ description: atomico }),
  }),
  payload: payloadMulti,
})
