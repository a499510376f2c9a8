import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { noDayReason, rowsOfGroup, urgenzaOf } from '../giorni/rules.ts'
import { type GruppoFabbisogno, groupsOfFabbisogno } from '../groups.ts'
import { type ReadRigaDaOrdinare, readFabbisogno } from '../read.ts'
import { fabbisognoFilters, URGENZE } from '../rules.ts'

const authScopes = { permesso: 'adminOrdiniFornitore' } as const

/** Rows that are listed; all are counted. */
const SHOWN_MAX = 300

const UrgenzaEnum = choiceEnum('UrgenzaOrdinare', URGENZE, 'How near the last day to order is.', {
  inRitardo: 'It is past.',
  settimana: 'Within seven days.',
  dopo: 'Later.',
  senzaData: 'Nobody knows it: no day is needed, or there is no supplier.',
})

const RigaRef = builder.objectRef<ReadRigaDaOrdinare>('RigaDaOrdinare').implement({
  description: 'A row that waits for a supplier order, with the days that follow from the plan.',
  authScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Number of the row (`righeOrdineFornitore`).' }),
    ordinePk: t.exposeInt('ordinePk', { description: 'Number of its order.' }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'What the order is called.' }),
    cliente: t.exposeString('cliente', { description: 'Name of its customer.' }),
    posizione: t.exposeInt('posizione', { nullable: true, description: 'Position of its line; null without one.' }),
    tipologia: t.exposeString('tipologia', { description: 'Name of the material.' }),
    fornitorePk: t.int({
      nullable: true,
      description: 'Number of its supplier, else of the default one of the material.',
      resolve: ({ fornitore }) => fornitore?.pk,
    }),
    fornitore: t.string({
      nullable: true,
      description: 'Name of that supplier.',
      resolve: ({ fornitore }) => fornitore?.nome,
    }),
    codice: t.exposeString('codice', { description: 'Code of the article; may be empty.' }),
    descrizione: t.exposeString('descrizione', { description: 'What it is.' }),
    misure: t.string({
      description: 'Its measures, those of the glass where it has them.',
      resolve: ({ misure, misureVetro }) => misureVetro || misure,
    }),
    sezione: t.exposeString('sezione', { description: 'Section, as written.' }),
    quantita: t.float({ description: 'How much, in `um`.', resolve: ({ quantita }) => quantita }),
    um: t.exposeString('um', { description: 'Unit of measure.' }),
    necessarioIl: t.field({
      type: 'Date',
      nullable: true,
      description:
        'When it is needed: the start of the first phase that waits for it; of an order that is not planned, so many days before its delivery.',
      resolve: ({ necessarioIl }) => necessarioIl,
    }),
    stimato: t.exposeBoolean('stimato', { description: 'No plan says that day: it is counted from the delivery.' }),
    ordinareEntro: t.field({
      type: 'Date',
      nullable: true,
      description: 'The last day to order it, by the real lead time of the supplier.',
      resolve: ({ ordinareEntro }) => ordinareEntro,
    }),
    urgenza: t.field({
      type: UrgenzaEnum,
      description: 'How near that day is.',
      resolve: ({ ordinareEntro }) => urgenzaOf(ordinareEntro, dayOfInstant(new Date())),
    }),
    motivo: t.string({ description: 'Why there is no such day; empty where there is.', resolve: noDayReason }),
  }),
})

const QuantitaRef = builder.objectRef<GruppoFabbisogno['quantita'][number]>('QuantitaFabbisogno').implement({
  description: 'How much is needed, in one unit of measure.',
  authScopes,
  fields: (t) => ({
    um: t.exposeString('um', { description: 'Unit of measure; may be empty.' }),
    quantita: t.float({ description: 'How much.', resolve: ({ quantita }) => quantita }),
  }),
})

const GroupRef = builder.objectRef<GruppoFabbisogno>('GruppoFabbisogno').implement({
  description: 'What is needed of a material, from a supplier, in a week.',
  authScopes,
  fields: (t) => ({
    tipologia: t.exposeString('tipologia', { description: 'Name of the material.' }),
    fornitorePk: t.int({ nullable: true, description: 'Number of the supplier.', resolve: (g) => g.fornitore?.pk }),
    fornitore: t.string({ nullable: true, description: 'Name of the supplier.', resolve: (g) => g.fornitore?.nome }),
    settimana: t.exposeString('settimana', { description: 'Its Monday, YYYY-MM-DD; `-` for no day.' }),
    righe: t.exposeInt('righe', { description: 'How many rows.' }),
    ordini: t.exposeInt('ordini', { description: 'Of how many orders.' }),
    quantita: t.field({ type: [QuantitaRef], description: 'How much, by unit.', resolve: (g) => g.quantita }),
    mq: t.float({ description: 'Glass, square metres: of the rows whose measures say so.', resolve: (g) => g.mq }),
    ordinareEntro: t.field({
      type: 'Date',
      nullable: true,
      description: 'The first of the last days to order.',
      resolve: (g) => g.ordinareEntro,
    }),
  }),
})

interface Fabbisogno {
  all: ReadRigaDaOrdinare[]
  righe: ReadRigaDaOrdinare[]
}

const FabbisognoRef = builder.objectRef<Fabbisogno>('Fabbisogno').implement({
  description: 'What waits to be bought.',
  authScopes,
  fields: (t) => ({
    totale: t.int({ description: 'How many rows the filter leaves.', resolve: ({ righe }) => righe.length }),
    righe: t.field({
      type: [RigaRef],
      description: `The first ${SHOWN_MAX} of them, the first to be ordered before.`,
      resolve: ({ righe }) => righe.slice(0, SHOWN_MAX),
    }),
    gruppi: t.field({
      type: [GroupRef],
      description: 'All by material, supplier and week, whatever of these the filter leaves.',
      resolve: ({ all }) => groupsOfFabbisogno(all),
    }),
  }),
})

const FilterInput = filterInput(
  'FiltroFabbisogno',
  fabbisognoFilters,
  'Filters of what waits to be bought; all must hold.',
)

builder.queryField('fabbisogno', (t) =>
  t.field({
    type: FabbisognoRef,
    description: 'The rows of open orders that no supplier order has, with the days on which they are needed.',
    authScopes,
    args: { filtro: t.arg({ type: FilterInput, description: 'Which.' }) },
    async resolve(_root, { filtro }, ctx) {
      const all = await readFabbisogno(filtro ?? {}, ctx)
      return { all, righe: rowsOfGroup(all, filtro ?? {}) }
    },
  }),
)
