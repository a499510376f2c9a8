import { builder } from '#platform/graphql/builder.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import type { OrdiniFornitoreFilter } from '../list.ts'
import { CoEnum, MagazzinoEnum, RilievoEnum } from './enums.ts'

const period = (what: string) => ({ type: PeriodoInput, description: `${what} in this period.` })
const part = (what: string) => ({ description: `Part of ${what}, case ignored.` })

export const OrdiniFornitoreFilterInput = builder.inputRef<OrdiniFornitoreFilter>('FiltroOrdiniFornitore').implement({
  description: 'Filters of the supplier orders; all that are given must hold.',
  fields: (t) => ({
    search: t.string({ description: 'Every word of the order they are for: number, customer, project …' }),
    pks: t.intList({ description: 'The ones with these numbers.' }),
    ordinePk: t.int({ description: 'For the order with this number.' }),
    ordinePks: t.intList({ description: 'For the orders with these numbers.' }),
    numeroCommessa: t.string(part('the number of the order')),
    progetto: t.string(part('the project of the order')),
    riferimento: t.string(part('the reference of the order')),
    cliente: t.string(part("the customer's name")),
    fornitorePk: t.int({ description: 'Of the supplier with this number.' }),
    fornitoreNome: t.string(part("the supplier's name")),
    tipologia: t.string({ description: 'Of this material.' }),
    materiali: t.stringList({ description: 'Of one of these materials.' }),
    statoMaterialePks: t.intList({
      description: 'The order has a material (of `materiali`, when given) in one of the states with these numbers.',
    }),
    stato: t.stringList({ description: 'Names of states: in one of these.' }),
    empty: t.boolean({ description: 'Without a state.' }),
    inRitardo: t.boolean({ description: 'Of `attesi` those promised for a day before today.' }),
    attesi: t.boolean({ description: 'Only those that have not arrived.' }),
    rilievo: t.field({ type: RilievoEnum, description: 'How the measures on site stand.' }),
    co: t.field({ type: CoEnum, description: 'How the order confirmation stands.' }),
    magazzino: t.field({ type: MagazzinoEnum, description: 'Warehouse.' }),
    note: t.string(part('the notes')),
    agentePk: t.int({ description: 'Number of the agent of the order; ignored for users who may not see agents.' }),
    tipoAgente: t.string({
      description: 'Kind of agent of the order, B2C, B2B or B2C*s; ignored for users who may not see agents.',
    }),
    dataConsegna: t.field(period('The order must be ready')),
    dataConsegnaFornitore: t.field(period('Expected')),
    dataArrivo: t.field(period('Arrived')),
    dataOrdineFornitore: t.field(period('Ordered')),
    dataInserimento: t.field(period('Made here')),
  }),
})
