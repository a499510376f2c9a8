import { buildSchema, type OperationDefinitionNode, parse } from 'graphql'
import { expect, test } from 'vitest'
import { answerShapeOf, formatAnswer } from '../answerShape.ts'

const schema = buildSchema(`
  scalar Decimal
  type Place { latitudine: Float durata: Float minuti: Float netto: Decimal pezzi: Int }
  type Query { luogo: Place luoghi: [Place!] }
`)

test('computed numbers have two decimals; places, money and what is sent back stay as they are', () => {
  const fields = '{ latitudine durata minuti netto pezzi }'
  const document = parse(`{ luogo ${fields} luoghi ${fields} }`)
  const [operation] = document.definitions as OperationDefinitionNode[]
  const query = schema.getQueryType()
  if (!query || !operation) throw new Error('no query')
  const shape = answerShapeOf(document, query, operation.selectionSet)
  const place = { latitudine: 45.123456, durata: 0.3333, minuti: 33.333333, netto: 10.5, pezzi: 3 }
  const rounded = { ...place, minuti: 33.33 }
  expect(formatAnswer(shape, { luogo: place, luoghi: [place] }, '')).toEqual({ luogo: rounded, luoghi: [rounded] })
  const one = (minutes: number) =>
    (formatAnswer(shape, { luogo: { minuti: minutes } }, '') as { luogo: { minuti: number } }).luogo
  expect([1.005, 2.675, -0.001, 0.1 + 0.2].map((minutes) => one(minutes).minuti)).toEqual([1.01, 2.68, -0, 0.3])
})
