import { ordiniList } from '#ordini/ordini/list.ts'
import { asksOf } from '#platform/graphql/asks.ts'
import { builder } from '#platform/graphql/builder.ts'
import { changeTopic, type TopicChange } from '#platform/graphql/changeTopic.ts'
import { type FieldBuilder, rowField, thereAlways } from '#platform/graphql/rowField.ts'
import { type Day, writeDay } from '../../schedulazione/engine/time.ts'
import { type OrdineARischio, type OrdineIncompleto, type SupplyWarnings, supplyWarnings } from '../warnings.ts'
import { type OrdineSenzaArrivi, WARNINGS_MAX } from '../withoutArrivi.ts'

const authScopes = { permesso: 'adminOrders' } as const
const dayOrNull = (day: Day | null) => (day === null ? null : writeDay(day))

const ordineField = <Value>(t: FieldBuilder<Value>, pk: (value: Value) => number) =>
  rowField(t, 'Ordine', ordiniList, pk, 'Which.', thereAlways)

/** What of its materials an order lacks, and the work that has begun without them. */
interface Mancanza {
  ordine: number
  materiali: { materiale: string; ordinato?: boolean; necessarioIl?: string | null; ordinareEntro?: string | null }[]
  lavoro: OrdineSenzaArrivi | null
}

const missingOf = ({ ordine, materiali }: OrdineIncompleto): Mancanza => ({
  ordine: ordine.pk,
  materiali: materiali.map(({ materiale, necessario, ordinareEntro }) => ({
    materiale,
    necessarioIl: dayOrNull(necessario),
    ordinareEntro: dayOrNull(ordinareEntro),
  })),
  lavoro: null,
})

const MancanzaRef = builder.objectRef<Mancanza>('MancanzaMateriali').implement({
  description: 'What an order lacks of what is bought for it, and the work of operators that waits for it.',
  authScopes,
  fields: (t) => ({
    ordine: ordineField(t, ({ ordine }) => ordine),
    materiali: t.field({
      type: ['MaterialeMancante'],
      description: 'What it lacks.',
      resolve: ({ materiali }) => materiali,
    }),
    attivita: t.int({
      description: 'Activities of operators that waited for it; 0 outside `attivitaSenzaArrivi`.',
      resolve: ({ lavoro }) => lavoro?.attivita ?? 0,
    }),
    ultimaAttivita: t.field({
      type: 'Date',
      nullable: true,
      description: 'Day of the last of them, YYYY-MM-DD; null without any.',
      extensions: thereAlways,
      resolve: ({ lavoro }) => lavoro && writeDay(lavoro.last),
    }),
    lavorazioni: t.stringList({ description: 'Their operations.', resolve: ({ lavoro }) => lavoro?.lavorazioni ?? [] }),
  }),
})

const LateRef = builder.objectRef<OrdineARischio>('FornituraInRitardo').implement({
  description:
    'A supplier order that comes after the phase that needs it: of its order, the one that decides the date.',
  authScopes,
  fields: (t) => ({
    ordine: ordineField(t, ({ ordine }) => ordine),
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

const Warnings = builder.objectRef<SupplyWarnings>('WarningsOrdiniFornitore').implement({
  description: 'What is wrong with what is bought for orders.',
  authScopes,
  fields: (t) => ({
    oggi: t.field({ type: 'Date', description: 'Today, YYYY-MM-DD.', resolve: ({ oggi }) => writeDay(oggi) }),
    mancanti: t.field({
      type: [MancanzaRef],
      description: `Orders without a supplier order for some material, the one to be ordered first before; at most ${WARNINGS_MAX}.`,
      resolve: ({ mancanti }) => mancanti.righe.map(missingOf),
    }),
    totaleMancanti: t.int({ description: 'All of them.', resolve: ({ mancanti }) => mancanti.totale }),
    aRischio: t.field({
      type: [LateRef],
      description: `Orders whose material comes too late, the latest before; at most ${WARNINGS_MAX}.`,
      resolve: ({ aRischio }) => aRischio.righe,
    }),
    totaleARischio: t.int({ description: 'All of them.', resolve: ({ aRischio }) => aRischio.totale }),
    attivitaSenzaArrivi: t.field({
      type: [MancanzaRef],
      description: `Orders with activities of operators that needed a material without a supplier order ARRIVATO with its actual day, the one worked last before; at most ${WARNINGS_MAX}.`,
      resolve: ({ senzaArrivi }) =>
        senzaArrivi.righe.map((lavoro): Mancanza => ({ ordine: lavoro.ordine, materiali: lavoro.materiali, lavoro })),
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
    resolve(_root, { search }, ctx, info) {
      const asked = asksOf(info)
      const withWork = asked.has('attivitaSenzaArrivi') || asked.has('totaleAttivitaSenzaArrivi')
      return supplyWarnings(search ?? null, withWork, ctx)
    },
  }),
)

changeTopic('FORNITURA_IN_RITARDO', {
  log: 'fornituraInRitardo',
  permesso: 'adminOrders',
  tell: ({ pk }) => ({ pk }) as TopicChange,
  description:
    'A supplier said, in its portal, a day after the phase that waits for the material; `pk`: of the supplier order.',
})
