import { builder } from '../../graphql/builder.ts'
import { mutationField, nodoField, type PayloadBuilder } from '../../graphql/mutationField.ts'
import { elencoPreventivi } from '../elenco.ts'
import { setAgentePreventivi, setAgentePreventivo } from '../setAgente.ts'
import { setEliminatoPreventivi, setEliminatoPreventivo } from '../setEliminato.ts'
import { setStatoPreventivi, setStatoPreventivo } from '../setStato.ts'
import type { EsitoRecord } from '../transizioni.ts'
import { Preventivo } from './Preventivo.ts'

const EsitoPreventivo = builder.objectRef<EsitoRecord>('EsitoPreventivo').implement({
  description: 'What happened to one quote of a bulk operation.',
  authScopes: { permesso: 'adminPreventivi' },
  fields: (t) => ({
    pk: t.exposeInt('pk'),
    fatto: t.exposeBoolean('fatto'),
    motivo: t.exposeString('motivo', { nullable: true, description: 'Why not, in Italian.' }),
    preventivo: t.prismaField({
      type: Preventivo,
      nullable: true,
      description: 'As it is now.',
      resolve: (query, { pk }, _args, ctx) =>
        ctx.services.db.preventivo.findFirst({
          ...query,
          where: { id: pk, AND: elencoPreventivi.visibili(ctx.viewer) },
        }),
    }),
  }),
})

/** The payload of an operation on one quote. */
export const payloadPreventivo = (t: PayloadBuilder<{ pk: number }>) => ({
  preventivo: nodoField(t, Preventivo, elencoPreventivi, ({ pk }) => pk),
})

const payloadMulti = (t: PayloadBuilder<EsitoRecord[]>) => ({
  esiti: t.field({
    type: [EsitoPreventivo],
    nullable: true,
    description: 'One for each quote; null when there are errors.',
    resolve: ({ result }) => result,
  }),
})

const agente = 'Number of the agent; null clears.'
const stato = 'Number of the state; null for none.'
const atomico = 'All or nothing: one refusal refuses all, as an error on `preventivi`.'

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
