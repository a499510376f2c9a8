/**
 * `NODE_ENV=production node bench/relay/occupazione.ts`: what the timeline's own cells and bars cost beside the same as
 * records of Relay's store, on eleven months of two departments: the first reading, and a change that somebody else
 * makes. Medians, ms of this process; nothing is drawn. See docs/decisions/19-cells-of-the-timeline.md.
 */
import {
  createOperationDescriptor,
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  Store,
} from 'relay-runtime'
import cellsQuery from '../../web/__generated__/useOccupazioneQuery.graphql.ts'
import { barsWith } from '../../web/screens/produzione/schedulatore/data/barsWith.ts'
import { changedEntries } from '../../web/screens/produzione/schedulatore/data/changed.ts'
import { cellaKey, type ShownCella, type TimelineBar } from '../../web/screens/produzione/schedulatore/model.ts'

const DAYS = 336
const BARRE = 4000
/** Phases without capacity of an order. */
const FASI = 8
/** Cells that an order fills. */
const TOCCATE = 12
const ROUNDS = 60

const dayOfMillis = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
const celle = Array.from({ length: DAYS * 2 }, (_, index) => ({
  giorno: dayOfMillis(index >> 1),
  reparto: index % 2 ? 'banchi' : 'macchine',
  capacita: 2400,
  occupato: index % 2400,
  libero: 2400 - (index % 2400),
  stato: 'libera',
  ore: 8,
  quantiOrdini: 5,
  minutiDi: 0,
}))
const barre = Array.from({ length: BARRE }, (_, index) => ({
  ordine: Math.floor(index / FASI),
  numeroCommessa: `26/${Math.floor(index / FASI)}`,
  nomeFase: `fase ${index % FASI}`,
  inizio: `${dayOfMillis(index % DAYS)} 08:00:00`,
  fine: `${dayOfMillis((index % DAYS) + 5)} 08:00:00`,
  fornitore: '',
}))

/** A query of one list of scalars, as the compiler would make it. */
function listQuery(name: string, type: string, fields: readonly string[]) {
  const selections = [
    {
      kind: 'LinkedField',
      alias: null,
      args: null,
      concreteType: type,
      name,
      plural: true,
      storageKey: null,
      selections: fields.map((field) => ({
        kind: 'ScalarField',
        alias: null,
        args: null,
        name: field,
        storageKey: null,
      })),
    },
  ]
  return {
    kind: 'Request',
    fragment: {
      kind: 'Fragment',
      name,
      type: 'Query',
      abstractKey: null,
      metadata: null,
      argumentDefinitions: [],
      selections,
    },
    operation: { kind: 'Operation', name, argumentDefinitions: [], selections },
    params: { id: name, metadata: {}, name, operationKind: 'query', text: null },
  } as typeof cellsQuery
}
const barsQuery = listQuery('barre', 'Barra', Object.keys(barre[0] ?? {}))

function environmentOf(answers: Record<string, object>) {
  return new Environment({
    network: Network.create(({ name }) => Observable.from({ data: answers[name] } as GraphQLResponse)),
    store: new Store(new RecordSource()),
  })
}

function median(lavoro: () => void): number {
  const tempi = Array.from({ length: ROUNDS }, () => {
    const inizio = performance.now()
    lavoro()
    return performance.now() - inizio
  })
  return tempi.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0
}

const cella = (one: (typeof celle)[number]) =>
  ({
    ...one,
    count: one.quantiOrdini,
    mine: one.minutiDi,
    ordini: null,
  }) as ShownCella
const celleMap = () => new Map(celle.map((one) => [cellaKey(one), cella(one)]))
const barra = (one: (typeof barre)[number]): TimelineBar => ({ ...one, margine: null, cliente: '' })

const operations = [
  createOperationDescriptor(cellsQuery, { periodo: { dal: 'a', al: 'b' }, ordine: 0, conOrdini: false }),
  createOperationDescriptor(barsQuery, {}),
]
const answers = { useOccupazioneQuery: { schedulerSlots: celle }, barre: { barre } }

function readInStore() {
  const environment = environmentOf(answers)
  for (const operation of operations) {
    environment.retain(operation)
    environment.execute({ operation }).subscribe({})
    environment.lookup(operation.fragment)
  }
  return environment
}

const before = {
  sua: median(() => {
    celleMap()
    barsWith(new Map(), () => true, barre.map(barra))
  }),
  store: median(readInStore),
}

// Somebody moves an order: its cells are pushed, its bars read again.
const note = { celle: celleMap(), barre: barsWith(new Map(), () => true, barre.map(barra)) }
let volta = 0
const change = {
  sua: median(() => {
    volta++
    const fresh = celle.slice(0, TOCCATE).map((one) => cella({ ...one, occupato: volta }))
    const celleAfter = new Map(note.celle)
    for (const next of fresh) celleAfter.set(cellaKey(next), next)
    if (!fresh.some((next) => changedEntries(note.celle.get(cellaKey(next)), next))) throw new Error('Niente cambia')
    const own = barre.slice(0, FASI).map((one) => ({ ...barra(one), fine: `${dayOfMillis(volta)} 08:00:00` }))
    barsWith(note.barre, ({ ordine }) => ordine !== 0, own)
  }),
  store: (() => {
    const environment = readInStore()
    let notices = 0
    for (const operation of operations) {
      environment.subscribe(environment.lookup(operation.fragment), () => void notices++)
    }
    const tempo = median(() => {
      volta++
      environment.commitUpdate((store) => {
        const righe = store.getRoot().getLinkedRecords('schedulerSlots(periodo:{"al":"b","dal":"a"})') ?? []
        for (const riga of righe.slice(0, TOCCATE)) riga?.setValue(volta, 'occupato')
        const barreNote = store.getRoot().getLinkedRecords('barre') ?? []
        for (const one of barreNote)
          if (one?.getValue('ordine') === 0) one.setValue(`${dayOfMillis(volta)} 08:00:00`, 'fine')
      })
    })
    if (notices < ROUNDS * 2) throw new Error(`Solo ${notices} avvisi: lo store non ha visto i cambi`)
    return tempo
  })(),
}

const riga = (name: string, { sua, store }: typeof before) =>
  console.log(`${name.padEnd(34)} mappe ${sua.toFixed(2).padStart(7)} ms · store ${store.toFixed(2).padStart(7)} ms`)
console.log(`${celle.length} celle, ${barre.length} barre`)
riga('prima lettura', before)
riga('un ordine spostato da altri', change)
