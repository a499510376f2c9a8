import { builder } from '../../../platform/graphql/builder.ts'
import { type Day, writeDay } from '../../schedulazione/engine/time.ts'
import { type OrdineAvvisato, WARNINGS_MAX } from '../block.ts'
import {
  type MaterialeDaOrdinare,
  type OrdineARischio,
  type OrdineIncompleto,
  type SupplyWarnings,
  supplyWarnings,
} from '../warnings.ts'
import type { MaterialeNonArrivato, OrdineSenzaArrivi } from '../withoutArrivi.ts'

const authScopes = { permesso: 'adminOrders' } as const
const dayOrNull = (day: Day | null) => (day === null ? null : writeDay(day))

const Cliente = builder.objectRef<{ nome: string }>('ClienteAvvisato').implement({
  description: 'The customer of such an order.',
  authScopes,
  fields: (t) => ({ nome: t.exposeString('nome', { description: 'Its name.' }) }),
})

const WarnedOrdine = builder.objectRef<OrdineAvvisato>('OrdineAvvisato').implement({
  description: 'An order with something wrong in what is bought for it.',
  authScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Its number.' }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'As people call it.' }),
    cliente: t.field({ type: Cliente, description: 'Whose it is.', resolve: ({ cliente }) => ({ nome: cliente }) }),
    dataConsegna: t.field({
      type: 'Date',
      nullable: true,
      description: 'When it must be ready, YYYY-MM-DD.',
      resolve: ({ dataConsegna }) => dayOrNull(dataConsegna),
    }),
  }),
})

const ToOrder = builder.objectRef<MaterialeDaOrdinare>('MaterialeDaOrdinare').implement({
  description: 'A material that an order lacks a supplier order for.',
  authScopes,
  fields: (t) => ({
    materiale: t.exposeString('materiale', { description: 'Its name.' }),
    necessarioIl: t.field({
      type: 'Date',
      nullable: true,
      description: 'When the first phase that needs it begins, YYYY-MM-DD; null when the order is not scheduled.',
      resolve: ({ necessario }) => dayOrNull(necessario),
    }),
    ordinareEntro: t.field({
      type: 'Date',
      nullable: true,
      description: 'The last day to order it from the default supplier, YYYY-MM-DD.',
      resolve: ({ ordinareEntro }) => dayOrNull(ordinareEntro),
    }),
  }),
})

const Incomplete = builder.objectRef<OrdineIncompleto>('OrdineIncompleto').implement({
  description: 'An order that lacks supplier orders.',
  authScopes,
  fields: (t) => ({
    ordine: t.expose('ordine', { type: WarnedOrdine, description: 'Which.' }),
    materiali: t.expose('materiali', { type: [ToOrder], description: 'What it lacks.' }),
  }),
})

const ARischio = builder.objectRef<OrdineARischio>('OrdineARischio').implement({
  description:
    'An order whose material comes after the phase that needs it: by the supplier order that decides its date.',
  authScopes,
  fields: (t) => ({
    ordine: t.expose('ordine', { type: WarnedOrdine, description: 'Which.' }),
    ordineFornitore: t.int({ description: 'Number of the supplier order.', resolve: ({ fornitura }) => fornitura.pk }),
    materiale: t.string({ description: 'What it brings.', resolve: ({ fornitura }) => fornitura.materiale }),
    fornitore: t.exposeString('fornitore', { description: 'Name of the supplier.' }),
    previsto: t.field({
      type: 'Date',
      description: 'When it is expected, YYYY-MM-DD: as promised, else the end of its phase; today when that is past.',
      resolve: ({ previsto }) => writeDay(previsto),
    }),
    necessarioIl: t.field({
      type: 'Date',
      description: 'When the first phase that needs it begins, YYYY-MM-DD.',
      resolve: ({ necessario }) => writeDay(necessario),
    }),
    giorni: t.exposeInt('giorni', { description: 'How many days too late it comes.' }),
    nuovaFine: t.field({
      type: 'Date',
      nullable: true,
      description: 'Last day of work as it would become, YYYY-MM-DD; null when the phases find no place.',
      resolve: ({ nuovaFine }) => dayOrNull(nuovaFine),
    }),
    ritardo: t.exposeInt('ritardo', {
      nullable: true,
      description: 'Days past the date of the order; 0 when it is kept, null when it has none.',
    }),
  }),
})

const NotArrived = builder.objectRef<MaterialeNonArrivato>('MaterialeNonArrivato').implement({
  description: 'A material that work has begun without.',
  authScopes,
  fields: (t) => ({
    materiale: t.exposeString('materiale', { description: 'Its name.' }),
    ordinato: t.exposeBoolean('ordinato', { description: 'There is a supplier order for it, which has not arrived.' }),
  }),
})

const WithoutArrivi = builder.objectRef<OrdineSenzaArrivi>('OrdineSenzaArrivi').implement({
  description:
    'An order that operators work on though a material that the work waits for has no supplier order ARRIVATO with its actual day.',
  authScopes,
  fields: (t) => ({
    ordine: t.expose('ordine', { type: WarnedOrdine, description: 'Which.' }),
    materiali: t.expose('materiali', { type: [NotArrived], description: 'What has not arrived.' }),
    attivita: t.exposeInt('attivita', { description: 'Activities of operators that waited for it.' }),
    ultimaAttivita: t.field({
      type: 'Date',
      description: 'Day of the last of them, YYYY-MM-DD.',
      resolve: ({ ultima }) => writeDay(ultima),
    }),
    lavorazioni: t.exposeStringList('lavorazioni', { description: 'Their operations.' }),
  }),
})

const Warnings = builder.objectRef<SupplyWarnings>('WarningsOrdiniFornitore').implement({
  description: 'What is wrong with what is bought for orders.',
  authScopes,
  fields: (t) => ({
    oggi: t.field({ type: 'Date', description: 'Today, YYYY-MM-DD.', resolve: ({ oggi }) => writeDay(oggi) }),
    mancanti: t.field({
      type: [Incomplete],
      description: `Orders without a supplier order for some material, the one to be ordered first before; at most ${WARNINGS_MAX}.`,
      resolve: ({ mancanti }) => mancanti.righe,
    }),
    totaleMancanti: t.int({ description: 'All of them.', resolve: ({ mancanti }) => mancanti.totale }),
    aRischio: t.field({
      type: [ARischio],
      description: `Orders whose material comes too late, the latest before; at most ${WARNINGS_MAX}.`,
      resolve: ({ aRischio }) => aRischio.righe,
    }),
    totaleARischio: t.int({ description: 'All of them.', resolve: ({ aRischio }) => aRischio.totale }),
    attivitaSenzaArrivi: t.field({
      type: [WithoutArrivi],
      description: `Orders with activities of operators that needed a material without a supplier order ARRIVATO with its actual day, the one worked last before; at most ${WARNINGS_MAX}.`,
      resolve: ({ senzaArrivi }) => senzaArrivi.righe,
    }),
    totaleAttivitaSenzaArrivi: t.int({
      description: 'All of them.',
      resolve: ({ senzaArrivi }) => senzaArrivi.totale,
    }),
  }),
})

builder.queryField('warningsOrdiniFornitore', (t) =>
  t.field({
    type: Warnings,
    description:
      'Supplier orders that are missing, those that come after the phase that needs them, and orders that are worked before what they need has arrived.',
    authScopes,
    args: { search: t.arg.string({ description: 'Words of order or customer.' }) },
    resolve: (_root, { search }, ctx) => supplyWarnings(search ?? null, ctx),
  }),
)
