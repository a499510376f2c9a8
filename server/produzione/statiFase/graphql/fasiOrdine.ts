import { ordiniList } from '#ordini/ordini/list.ts'
import { builder } from '#platform/graphql/builder.ts'
import { mutationField, nodeField } from '#platform/graphql/mutationField.ts'
import { type AwaitedOrdineFornitore, fasiOrdine, type StatoDiFase } from '../fasiOrdine.ts'
import { setStatoFase } from '../setStatoFase.ts'
import { setStatoMateriale } from '../setStatoMateriale.ts'

const scopes = { permesso: 'viewOrderFasi' } as const
const ofFasi = 'Withheld from who does not see the phases of orders: null.'
const onlyFasi = { authScopes: scopes, unauthorizedResolver: () => null } as const

/** A value beside its row: who reads phases, or the progress of an order, may not read what is ordered from suppliers. */
const FornituraRef = builder.objectRef<AwaitedOrdineFornitore>('FornituraOrdine').implement({
  description: 'A supplier order as the phase, the material or the progress that waits for it shows it.',
  authScopes: { login: true },
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Number of the supplier order.' }),
    fornitore: t.exposeString('fornitore', { description: 'Name of the supplier.' }),
    stato: t.exposeString('stato', { nullable: true, description: 'Name of its state; null for none.' }),
    dataArrivo: t.expose('dataArrivo', { type: 'Date', nullable: true, description: 'When it arrived.' }),
    dataOrdine: t.expose('dataOrdine', {
      type: 'Date',
      nullable: true,
      description: `When it was ordered. ${ofFasi}`,
      ...onlyFasi,
    }),
    dataConsegna: t.expose('dataConsegna', {
      type: 'Date',
      nullable: true,
      description: `When it is expected. ${ofFasi}`,
      ...onlyFasi,
    }),
    valorePercentuale: t.expose('valorePercentuale', {
      type: 'Decimal',
      nullable: true,
      description: 'Percent of the material, as it is written. Withheld from who does not administer orders: null.',
      authScopes: { permesso: 'adminOrders' },
      unauthorizedResolver: () => null,
    }),
  }),
})

const FaseType = builder.objectRef<StatoDiFase>('StatoDiFase').implement({
  description: 'Where a phase of an order stands, or a material of it that no phase buys.',
  authScopes: scopes,
  fields: (t) => ({
    ordine: t.exposeInt('ordine', { description: 'Number of the order.' }),
    nome: t.exposeString('nome', { description: 'Name of the phase, or of the material.' }),
    withFornitore: t.exposeBoolean('withFornitore', { description: 'Its state is that of its supplier orders.' }),
    isNeeded: t.exposeBoolean('isNeeded', { description: 'Whether the order needs it.' }),
    inizio: t.expose('inizio', {
      type: 'DateTime',
      nullable: true,
      description: 'Saved start; null without, and of a material.',
    }),
    fine: t.expose('fine', {
      type: 'DateTime',
      nullable: true,
      description: 'Saved end; null without, and of a material.',
    }),
    stato: t.exposeString('stato', {
      description: "What was set of it, or the different states of the supplier orders, joined; '' for none.",
    }),
    statoColore: t.expose('statoColore', { type: 'ColoreStato', description: 'What underlines it.' }),
    statoPk: t.exposeInt('statoPk', { nullable: true, description: 'Number of the state that was set; null else.' }),
    ordiniFornitore: t.expose('ordiniFornitore', { type: [FornituraRef], description: 'Its supplier orders.' }),
  }),
})

const onlyWhoSees = { nullable: true, ...onlyFasi } as const

builder.prismaObjectFields('Ordine', (t) => ({
  statiFasi: t.field({
    type: [FaseType],
    ...onlyWhoSees,
    description: `Every configured phase, in order, with its dates, its state and its supplier orders. ${ofFasi}`,
    select: { id: true },
    resolve: async ({ id }, _args, ctx) => (await fasiOrdine(id, ctx))?.fasi,
  }),
  statiMateriali: t.field({
    type: [FaseType],
    ...onlyWhoSees,
    description: `Its materials that belong to no phase. ${ofFasi}`,
    select: { id: true },
    resolve: async ({ id }, _args, ctx) => (await fasiOrdine(id, ctx))?.materiali,
  }),
}))

const ordine = { required: true, description: 'Number of the order.' } as const

mutationField(setStatoFase, {
  description: 'Sets the state of a phase that a department does.',
  input: (t) => ({
    ordinePk: t.int(ordine),
    nomeFase: t.string({ description: 'Name of the phase.' }),
    statoPk: t.int({ description: 'Number of the state, required.' }),
  }),
  payload: (t) => ({
    fase: t.field({
      type: FaseType,
      nullable: true,
      description: 'The phase as it is now; null when there are errors.',
      resolve: async ({ result }, _args, ctx) =>
        result && (await fasiOrdine(result.pk, ctx))?.fasi.find(({ nome }) => nome === result.nomeFase),
    }),
    ordine: nodeField(t, 'Ordine', ordiniList, ({ pk }) => pk),
  }),
})

mutationField(setStatoMateriale, {
  description: 'Sets the state of a material of an order that no phase buys.',
  input: (t) => ({
    ordinePk: t.int(ordine),
    materiale: t.string({ description: 'Name of the material.' }),
    statoPk: t.int({ description: 'Number of the state, required.' }),
  }),
  payload: (t) => ({
    ordine: nodeField(t, 'Ordine', ordiniList, ({ pk }) => pk),
  }),
})
