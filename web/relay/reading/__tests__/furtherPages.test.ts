import { Environment, type GraphQLResponse, Network, Observable, RecordSource, Store } from 'relay-runtime'
import { beforeEach, expect, test } from 'vitest'
import query, { type PersonalePageQuery } from '#generated/PersonalePageQuery.graphql.ts'
import { FurtherPages } from '../furtherPages.ts'

interface Question {
  page: number
  answer: (names: readonly string[]) => void
  fail: () => void
}

const personaOf = (nome: string) => ({
  __typename: 'Persona',
  id: nome,
  pk: 1,
  nome,
  reparto: 'BANCHI',
  dataInizio: null,
  dataFine: null,
  numeroAssenze: 0,
  utentePk: null,
  nomeUtente: '',
  versione: 1,
})

let environment: Environment
let questions: Question[]

beforeEach(() => {
  questions = []
  const network = Network.create((_request, { pagina }) =>
    Observable.create<GraphQLResponse>((sink) => {
      questions.push({
        page: Number(pagina),
        answer(names) {
          const edges = names.map((nome) => ({ cursor: nome, node: personaOf(nome) }))
          sink.next({ data: { personale: { totalCount: 9, numeroPagine: 5, edges } } } as GraphQLResponse)
          sink.complete()
        },
        fail: () => sink.error(new Error('caduta')),
      })
    }),
  )
  environment = new Environment({ network, store: new Store(new RecordSource()) })
})

const variables = { filtro: {}, pagina: 2, perPagina: 2, ordinamento: null }
const begin = () => new FurtherPages<PersonalePageQuery>(environment, query, variables)
type Row = { __id?: string }
const rows = (further: FurtherPages<PersonalePageQuery>) =>
  further.shown().pages.map(({ personale }) => personale.edges.map(({ node }) => (node as Row).__id))

test('the pages after the one of the address, one at a time', () => {
  const further = begin()
  further.load()
  further.load()
  expect(questions.map(({ page }) => page)).toEqual([3])
  expect(further.shown().isLoading).toBe(true)
  questions[0]?.answer(['Anna', 'Bruno'])
  expect(further.shown().isLoading).toBe(false)
  further.load()
  questions[1]?.answer(['Carla'])
  expect(questions.map(({ page }) => page)).toEqual([3, 4])
  expect(rows(further)).toEqual([['Anna', 'Bruno'], ['Carla']])
})

test('what changes in the store is told; after it was closed nothing is', () => {
  const further = begin()
  let told = 0
  further.subscribe(() => {
    told += 1
  })
  further.load()
  questions[0]?.answer(['Anna'])
  const before = told
  environment.commitUpdate((store) => store.get('Anna')?.setValue('Anna Rossi', 'nome'))
  expect(told).toBeGreaterThan(before)
  further.close()
  const closed = told
  environment.commitUpdate((store) => store.get('Anna')?.setValue('Anna Bianchi', 'nome'))
  expect(told).toBe(closed)
  expect(rows(further)).toEqual([])
})

test('a page that did not come says why and is asked again', () => {
  const further = begin()
  further.load()
  questions[0]?.fail()
  expect(further.shown()).toMatchObject({ isLoading: false, error: { message: 'caduta' }, pages: [] })
  further.load()
  expect(questions.map(({ page }) => page)).toEqual([3, 3])
  questions[1]?.answer(['Anna'])
  expect(further.shown().error).toBeNull()
  expect(rows(further)).toEqual([['Anna']])
})

test('who comes back has as many pages, at once those that the store still has; all are asked', () => {
  const first = begin()
  first.load()
  questions[0]?.answer(['Anna'])
  const again = begin()
  again.open(2)
  expect(rows(again)).toEqual([['Anna']])
  expect(questions.slice(1).map(({ page }) => page)).toEqual([3, 4])
  questions[2]?.answer(['Carla'])
  expect(again.shown().isLoading).toBe(true)
  questions[1]?.answer(['Aldo', 'Anna'])
  expect(again.shown().isLoading).toBe(false)
  expect(rows(again)).toEqual([['Aldo', 'Anna'], ['Carla']])
})
