// What was asked of a search, as it is told: field by field what proposePiano takes.
import { fornitoriList } from '#acquisti/fornitori/list.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { type FieldBuilder, rowField } from '#platform/graphql/rowField.ts'
import { type Ipotesi, PRIORITA, SCOPES, type SearchParameters, TIPI_IPOTESI } from '../rules.ts'

const scopes = { permesso: 'scheduleOrder' } as const

/** The days that something was asked of, as a row tells them. */
const periodFields = <Asked extends { periodo: Ipotesi['periodo'] }>(
  t: FieldBuilder<Asked>,
  dal: string,
  al: string,
) => ({
  dal: t.field({ type: 'Date', nullable: true, description: dal, resolve: ({ periodo }) => periodo.dal }),
  al: t.field({ type: 'Date', nullable: true, description: al, resolve: ({ periodo }) => periodo.al }),
})

export const IpotesiType = builder.objectRef<Ipotesi>('IpotesiPiano').implement({
  description: 'What a scenario changes of the world, as IpotesiInput takes it.',
  authScopes: scopes,
  fields: (t) => ({
    tipo: t.expose('tipo', { type: choiceOf(TIPI_IPOTESI), description: 'What is assumed.' }),
    reparto: t.expose('reparto', {
      type: 'String',
      nullable: true,
      description: 'Department; null for both.',
    }),
    quanto: t.exposeFloat('quanto', { description: 'People, hours or days.' }),
    ...periodFields(t, 'First day; null: today.', 'Last day; null: without end.'),
    fornitorePk: t.exposeInt('fornitorePk', { nullable: true, description: 'Number of the supplier.' }),
    fornitore: rowField(t, 'Fornitore', fornitoriList, ({ fornitorePk }) => fornitorePk, 'The supplier that is late.'),
    macchine: t.exposeInt('macchine', { description: 'Minutes.' }),
    banchi: t.exposeInt('banchi', { description: 'Minutes.' }),
  }),
})

/** Of an order, or of a kind of customer. */
interface Peso {
  ordinePk?: number
  tipo?: SearchParameters['pesiCliente'][number]['tipo']
  peso: number
}

const PesoType = builder.objectRef<Peso>('PesoRitardo').implement({
  description: 'How much a day late counts: of an order, or of the orders of a kind of customer.',
  authScopes: scopes,
  fields: (t) => ({
    ordinePk: t.int({ nullable: true, description: 'Number of the order.', resolve: ({ ordinePk }) => ordinePk }),
    tipo: t.field({
      type: 'TipoCliente',
      nullable: true,
      description: 'Kind of customer.',
      resolve: ({ tipo }) => tipo,
    }),
    peso: t.exposeFloat('peso', { description: 'From 0 to 1,000,000,000; 1 is usual.' }),
  }),
})

export const ParametersType = builder.objectRef<SearchParameters>('ParametriPiano').implement({
  description: 'What was asked of a search, as ProposePianoInput takes it.',
  authScopes: scopes,
  fields: (t) => ({
    nome: t.exposeString('nome', { description: "Of a scenario; '' for a proposal." }),
    ambito: t.expose('ambito', { type: choiceOf(SCOPES), description: 'Which orders it places.' }),
    ordinePks: t.exposeIntList('ordinePks', { description: 'Numbers of the orders of a selection.' }),
    ...periodFields(t, 'First day of the period.', 'Last day of the period.'),
    trattenutoPks: t.exposeIntList('trattenutoPks', { description: 'Orders that are left as they are.' }),
    secondi: t.exposeInt('secondi', { description: 'How long to search.' }),
    seme: t.exposeInt('seme', { description: 'Of the chance of the search.' }),
    passi: t.exposeInt('passi', { nullable: true, description: 'Steps in place of seconds; null for none.' }),
    congelatoFino: t.expose('congelatoFino', {
      type: 'Date',
      nullable: true,
      description: 'What begins up to this day stays.',
    }),
    priorita: t.field({
      type: [choiceOf(PRIORITA)],
      description: 'The first before the second.',
      resolve: ({ priorita }) => [...priorita],
    }),
    pesi: t.expose('pesi', { type: [PesoType], description: 'Weights of orders.' }),
    pesiCliente: t.expose('pesiCliente', { type: [PesoType], description: 'Weights of kinds of customers.' }),
    ipotesi: t.expose('ipotesi', { type: [IpotesiType], description: 'Of a scenario.' }),
  }),
})
