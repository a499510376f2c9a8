import { ordiniList } from '#ordini/ordini/list.ts'
import { builder } from '#platform/graphql/builder.ts'
import { mutationField, nodeField } from '#platform/graphql/mutationField.ts'
import { type FaseOrdineView, fasiOrdine, type MaterialeOrdineView, type OrdineFornitoreDiFase } from '../fasiOrdine.ts'
import { setStatoFase } from '../setStatoFase.ts'
import { setStatoMateriale } from '../setStatoMateriale.ts'

const scopes = { permesso: 'viewOrderFasi' } as const

const OrdineFornitoreType = builder.objectRef<OrdineFornitoreDiFase>('OrdineFornitoreDiFase').implement({
  description: 'A supplier order as the phase or material it is for shows it.',
  authScopes: scopes,
  fields: (t) => ({
    pk: t.exposeInt('id', { description: 'Number of the supplier order.' }),
    fornitore: t.string({ description: 'Name of the supplier.', resolve: ({ fornitore }) => fornitore.nome }),
    stato: t.string({ description: "Name of its state; '' for none.", resolve: ({ stato }) => stato?.nome ?? '' }),
    dataOrdine: t.expose('dataOrdine', { type: 'Date', nullable: true, description: 'When it was ordered.' }),
    dataConsegna: t.expose('dataConsegna', { type: 'Date', nullable: true, description: 'When it is expected.' }),
    dataArrivo: t.expose('dataArrivo', { type: 'Date', nullable: true, description: 'When it arrived.' }),
  }),
})

const FaseType = builder.objectRef<FaseOrdineView>('FaseOrdine').implement({
  description: 'A phase of an order with its dates and its state.',
  authScopes: scopes,
  fields: (t) => ({
    ordine: t.exposeInt('ordine', { description: 'Number of the order.' }),
    nomeFase: t.exposeString('nomeFase', { description: 'Name of the phase.' }),
    withFornitore: t.exposeBoolean('withFornitore', { description: 'Its state is that of its supplier orders.' }),
    isNeeded: t.exposeBoolean('isNeeded', { description: 'Whether the order needs it.' }),
    inizio: t.expose('inizio', { type: 'DateTime', nullable: true, description: 'Saved start; null without.' }),
    fine: t.expose('fine', { type: 'DateTime', nullable: true, description: 'Saved end; null without.' }),
    stato: t.exposeString('stato', {
      description: "State of a department's phase, or the different ones of the supplier orders, joined; '' for none.",
    }),
    statoColore: t.expose('statoColore', { type: 'ColoreStato', description: 'What underlines it.' }),
    statoPk: t.exposeInt('statoPk', { nullable: true, description: 'Number of the state that was set; null else.' }),
    ordiniFornitore: t.expose('ordiniFornitore', { type: [OrdineFornitoreType], description: 'Its supplier orders.' }),
  }),
})

const MaterialeType = builder.objectRef<MaterialeOrdineView>('MaterialeOrdine').implement({
  description: 'A material of an order that no phase buys.',
  authScopes: scopes,
  fields: (t) => ({
    materiale: t.exposeString('materiale', { description: 'Name of the material.' }),
    stato: t.exposeString('stato', { description: "Its state; '' for none." }),
    statoColore: t.expose('statoColore', { type: 'ColoreStato', description: 'What underlines it.' }),
    statoPk: t.exposeInt('statoPk', { nullable: true, description: 'Number of its state; null for none.' }),
    ordiniFornitore: t.expose('ordiniFornitore', { type: [OrdineFornitoreType], description: 'Its supplier orders.' }),
  }),
})

const withheld = 'Withheld from who does not see the phases of orders: null.'
const onlyWhoSees = { nullable: true, authScopes: scopes, unauthorizedResolver: () => null } as const

builder.prismaObjectFields('Ordine', (t) => ({
  statiFasi: t.field({
    type: [FaseType],
    ...onlyWhoSees,
    description: `Every configured phase, in order, with its dates, its state and its supplier orders. ${withheld}`,
    select: { id: true },
    resolve: async ({ id }, _args, ctx) => (await fasiOrdine(id, ctx))?.fasi,
  }),
  statiMateriali: t.field({
    type: [MaterialeType],
    ...onlyWhoSees,
    description: `Its materials that belong to no phase. ${withheld}`,
    select: { id: true },
    resolve: async ({ id }, _args, ctx) => (await fasiOrdine(id, ctx))?.materiali,
  }),
}))

const ordine = { required: true, description: 'Number of the order.' } as const

mutationField(setStatoFase, {
  description: 'Sets the state of a phase that a department does.',
  input: (t) => ({
    ordine: t.int(ordine),
    nomeFase: t.string({ description: 'Name of the phase.' }),
    stato: t.int({ description: 'Number of the state, required.' }),
  }),
  payload: (t) => ({
    fase: t.field({
      type: FaseType,
      nullable: true,
      description: 'The phase as it is now; null when there are errors.',
      resolve: async ({ result }, _args, ctx) =>
        result && (await fasiOrdine(result.pk, ctx))?.fasi.find(({ nomeFase }) => nomeFase === result.nomeFase),
    }),
    ordine: nodeField(t, 'Ordine', ordiniList, ({ pk }) => pk),
  }),
})

mutationField(setStatoMateriale, {
  description: 'Sets the state of a material of an order that no phase buys.',
  input: (t) => ({
    ordine: t.int(ordine),
    materiale: t.string({ description: 'Name of the material.' }),
    stato: t.int({ description: 'Number of the state, required.' }),
  }),
  payload: (t) => ({
    ordine: nodeField(t, 'Ordine', ordiniList, ({ pk }) => pk),
  }),
})
