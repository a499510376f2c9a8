import { readPage } from '#platform/db/read.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { type InputBuilder, mutationField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { wordOf } from '#shared/fields/words.ts'
import { UNITA } from '../../schedulazione/engine/types.ts'
import { arrangeFasi } from '../arrangeFasi.ts'
import { createFase } from '../createFase.ts'
import { deleteFase } from '../deleteFase.ts'
import { type FaseImpact, impattoFase } from '../impattoFase.ts'
import { type SuppliedFase, suppliersOf } from '../suppliers.ts'
import { updateFase } from '../updateFase.ts'

const UnitaFaseEnum = choiceEnum('UnitaFase', UNITA, 'What the durations of a phase are in.', {
  minutes: 'Person-minutes of a department.',
  hours: 'Hours of work.',
  days: 'Calendar days; of infinite capacity only.',
})

const FornitoreDiFase = builder.objectRef<SuppliedFase>('FornitoreDiFase').implement({
  description: 'A supplier that a phase may be given to.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  fields: (t) => ({
    pk: t.exposeInt('pk'),
    nome: t.exposeString('nome', { description: 'Its name.' }),
    tempo: t.exposeInt('tempo', { description: 'Its lead time for that material, in days on which it is open.' }),
  }),
})

export const Fase = builder.prismaNode('Fase', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id) => ({ id: boundedInteger(id) }),
  nullable: true,
  description: 'A phase of production as it is configured.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome', { description: 'Its name, which schedules, states and suppliers use.' }),
    posizione: t.exposeInt('posizione', { description: 'Its place among the phases.' }),
    unit: t.field({
      type: UnitaFaseEnum,
      description: 'What its durations are in.',
      select: { unit: true },
      resolve: ({ unit }) => wordOf(unit),
    }),
    withFornitore: t.exposeBoolean('withFornitore', { description: 'A supplier does it, in its lead time.' }),
    infiniteCapacity: t.exposeBoolean('infiniteCapacity', {
      description: 'False: it takes minutes of its department.',
    }),
    reparto: t.exposeString('reparto', {
      nullable: true,
      description: 'Key of the department that it is worked in; null for one that a supplier does.',
    }),
    dependencies: t.exposeStringList('dependencies', { description: 'Names of the phases that must have ended.' }),
    soloConTelai: t.exposeBoolean('soloConTelai', { description: 'Needed only by orders with frames.' }),
    fornitori: t.field({
      type: [FornitoreDiFase],
      nullable: true,
      authScopes: { permesso: 'viewOrdiniFornitore' },
      unauthorizedResolver: () => null,
      description:
        'The suppliers of its material, by name; none for a phase that no supplier does. Withheld from users who may not see supplier orders: null.',
      select: { nome: true, withFornitore: true },
      resolve: ({ nome, withFornitore }, _args, { services }) => (withFornitore ? suppliersOf(services.db, nome) : []),
    }),
    versione: t.exposeInt('versione', { description: 'Sent back with an update.' }),
  }),
})

const ORDER = [{ posizione: 'asc' }, { nome: 'asc' }]

referenceField('fasi', {
  tipo: Fase,
  model: 'fase',
  permesso: 'login',
  description: 'The configured phases of production, in order.',
  orderBy: ORDER,
})

/** All phases after a change of one: others wait for it, by its name. */
const allFasi = <Result>(t: PayloadBuilder<Result>) =>
  t.prismaField({
    type: [Fase],
    nullable: true,
    description: 'All phases as they are now, in order; null when there are errors.',
    resolve: (query, { result }, _args, { services }) =>
      result === null ? null : readPage(services.db, 'fase', query, {}, ORDER, { take: 1000 }),
  })

const fields = (t: InputBuilder) => ({
  nome: t.string({ description: 'Small letters; it stays while schedules or states are called by it.' }),
  unit: t.field({ type: UnitaFaseEnum, description: 'What its durations are in; days only with infinite capacity.' }),
  withFornitore: t.boolean({ description: 'A supplier does it.' }),
  infiniteCapacity: t.boolean({ description: 'False: it takes minutes of its department.' }),
  reparto: t.string({
    description: 'Key of the department where it is worked: one with minutes for a finite capacity, else one in days.',
  }),
  dependencies: t.stringList({ description: 'Names of the phases that must have ended.' }),
  soloConTelai: t.boolean({ description: 'Needed only by orders with frames.' }),
})

const FaseImpactInput = builder.inputType('ImpattoFaseInput', {
  description: 'A phase as createFase or updateFase would take it.',
  fields: fields,
})

const Impact = builder.objectRef<FaseImpact>('ImpattoFase').implement({
  description: 'The saved schedules, not over yet, that a change of a phase leaves different from the rules.',
  authScopes: { permesso: 'adminImpostazioni' },
  fields: (t) => ({
    conFase: t.exposeInt('conFase', { description: 'They have the phase, by the old rules.' }),
    senzaFase: t.exposeInt('senzaFase', { description: 'They would need it and do not have it.' }),
    ordini: t.exposeStringList('ordini', { description: 'Numbers of some of their orders.' }),
  }),
})

builder.queryField('impattoFase', (t) =>
  t.field({
    type: Impact,
    description: 'What saving a phase would affect; nothing is stored.',
    authScopes: { permesso: 'adminImpostazioni' },
    args: {
      pk: t.arg.int({ description: 'Number of the phase; none for a new one.' }),
      input: t.arg({
        type: FaseImpactInput,
        required: true,
        description: 'Its fields, of another one those that change.',
      }),
    },
    resolve: (_root, { pk, input }, ctx) => impattoFase(pk ?? null, input, ctx),
  }),
)

mutationField(createFase, {
  description: 'Adds a phase of production, after the others.',
  input: fields,
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number of the phase.', resolve: ({ result }) => result?.pk }),
    fasi: allFasi(t),
  }),
})

mutationField(updateFase, {
  description: 'Changes the fields of a phase that are sent; saved schedules do not move.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
    ...fields(t),
  }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number of the phase.', resolve: ({ result }) => result?.pk }),
    fasi: allFasi(t),
  }),
})

mutationField(arrangeFasi, {
  description: 'Puts the phases in another order.',
  input: (t) => ({ pks: t.intList({ required: true, description: 'Numbers of all of them, in order.' }) }),
  payload: (t) => ({
    fasi: t.intList({ nullable: true, description: 'As they are now.', resolve: ({ result }) => result?.fasi }),
  }),
})

mutationField(deleteFase, {
  description: 'Removes a phase that nothing waits for and no schedule has.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number it had.', resolve: ({ result }) => result?.pk }),
    fasi: allFasi(t),
  }),
})
