import { type GraphQLResolveInfo, getOperationAST, parse } from 'graphql'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { schema } from '#server/schema.ts'
import { type Context, createContext, type Services } from '../../../context.ts'
import type { Viewer } from '../../../permissions.ts'
import { OperationPlan } from '../../executor/plan.ts'
import { forgetSelections, keptSelection } from '../keptSelections.ts'

const nobody: Viewer = {
  id: 7,
  username: 'x',
  email: 'x@example.it',
  firstName: '',
  lastName: '',
  isSuperuser: false,
  isStaff: false,
  info: null,
  agente: null,
  operatore: null,
  appAccount: null,
  fornitore: null,
}
const superuser: Viewer = { ...nobody, isSuperuser: true }
const operatore: Viewer = {
  ...nobody,
  operatore: {
    id: 1,
    vedeOrdini: true,
    modificaStatoOrdine: false,
    modificaStatoFasiOrdine: false,
    modificaStatoFasiOrdineFornitore: false,
  },
}

const contextOf = (viewer: Viewer): Context =>
  createContext({
    services: {} as Services,
    viewer,
    auth: { tipo: 'anonimo' },
    requestId: 'x',
    indirizzo: '',
    userAgent: '',
    host: '',
  })

/** Asks for the selection of the one root field of a document, as the executor does. */
function asking(text: string) {
  const document = parse(text)
  const operation = getOperationAST(document)
  const type = schema.getQueryType()
  if (!operation || !type) throw new Error('no query')
  const fragments = Object.fromEntries(
    document.definitions.flatMap((one) => (one.kind === 'FragmentDefinition' ? [[one.name.value, one]] : [])),
  )
  const [field] = new OperationPlan({ schema, fragments, variables: {} }).fields(
    type,
    [operation.selectionSet],
    undefined,
  )
  if (!field) throw new Error('no field')
  const { nodes: fieldNodes, parent: parentType, place: path, def } = field
  return (viewer: Viewer, variableValues: Record<string, unknown> = {}) => {
    const rest = { returnType: def.type, rootValue: undefined, operation, fragments, schema, variableValues }
    const info: GraphQLResolveInfo = { fieldName: def.name, fieldNodes, parentType, path, ...rest }
    return keptSelection(contextOf(viewer), info)
  }
}

beforeEach(() => forgetSelections())
afterEach(() => {
  vi.useRealTimers()
})

describe('a selection is planned for the second request and kept', () => {
  test('the others have the very same, and nobody can change it', () => {
    const ask = asking('{ ordine(pk: 1) { pk cliente { nome } righe { pk } } }')
    const planned = ask(superuser)
    const kept = ask(superuser)
    expect(kept).toEqual(planned)
    expect(kept).not.toBe(planned)
    expect(ask({ ...superuser, id: 8 })).toBe(kept)
    expect(() => Object.assign(kept.select ?? {}, { note: true })).toThrow(TypeError)
  })

  test('each class of viewer has its own, whoever asked before', () => {
    const ask = asking('{ ordine(pk: 1) { pk netto agente { codice } } }')
    ask(superuser)
    const [whole, part] = [ask(superuser), ask(operatore)]
    expect(whole.select).toMatchObject({ netto: true, agente: { select: { codice: true } } })
    expect(part.select).not.toHaveProperty('netto')
    expect(part.select).not.toHaveProperty('agente')
    expect([ask(operatore), ask(superuser)]).toEqual([part, whole])
    expect(ask(operatore)).toBe(part)
    // A token that is limited to other areas has no more than who has no such right.
    expect(ask({ ...superuser, soloPermessi: new Set() }).select).not.toHaveProperty('netto')
  })

  test('variables below the field are part of the question, those beside it are not', () => {
    const ask = asking(
      'query ($pk: Int!, $tutto: Boolean!) { persona(pk: $pk) { ...Via reparto } } fragment Via on Persona { nome @include(if: $tutto) }',
    )
    ask(superuser, { pk: 1, tutto: true })
    const whole = ask(superuser, { pk: 1, tutto: true })
    const part = ask(superuser, { pk: 1, tutto: false })
    expect(whole.select).toEqual({ id: true, nome: true, reparto: true })
    expect(part.select).toEqual({ id: true, reparto: true })
    expect(ask(superuser, { pk: 2, tutto: true })).toBe(whole)
    expect(ask(superuser, { pk: 3, tutto: false })).toBe(part)
  })
})

describe('a selection that depends on more is planned for each request', () => {
  test('on the moment', () => {
    const ask = asking('{ cartella(pk: 1) { numeroAccount } }')
    const at = (day: string) => {
      vi.useFakeTimers({ now: new Date(day) })
      return JSON.stringify(ask(superuser))
    }
    const days = ['2026-03-01', '2026-03-01', '2026-03-02', '2026-03-03'].map(at)
    expect(new Set(days).size).toBe(3)
  })

  test('on what rows the viewer sees', () => {
    const ask = asking('{ confermaOrdine(pk: 1) { preventivo { pk } } }')
    const agente = (id: number) => ({
      ...superuser,
      isSuperuser: false,
      agente: { id, codice: 'A', capoAreaId: null, subAgenti: [] },
    })
    const asked = [agente(1), agente(1), agente(2), superuser].map((viewer) => JSON.stringify(ask(viewer)))
    expect(new Set(asked).size).toBe(3)
  })
})

describe('of one field only so many are kept', () => {
  const NAMES = ['a', 'b', 'c', 'd', 'e']
  const text = `query (${NAMES.map((name) => `$${name}: Boolean!`)}) { persona(pk: 1) { pk ${NAMES.map((name) => `${name}: nome @include(if: $${name})`).join(' ')} } }`
  /** The question number so and so of 32. */
  const sent = (number: number) => Object.fromEntries(NAMES.map((name, bit) => [name, ((number >> bit) & 1) === 1]))

  test('those that were made first go', () => {
    const ask = asking(text)
    ask(superuser, sent(0))
    const first = ask(superuser, sent(0))
    expect(ask(superuser, sent(0))).toBe(first)
    for (let number = 1; number < 20; number++) for (let time = 0; time < 2; time++) ask(superuser, sent(number))
    expect(ask(superuser, sent(19))).toBe(ask(superuser, sent(19)))
    expect(ask(superuser, sent(0))).not.toBe(first)
    expect(ask(superuser, sent(0))).toEqual(first)
  })

  test('none, when the question is hardly ever the same', () => {
    const ask = asking(text)
    for (let number = 0; number < 20; number++) ask(superuser, sent(number))
    expect(ask(superuser, sent(19))).not.toBe(ask(superuser, sent(19)))
    expect(ask(superuser, sent(19))).toEqual(ask(superuser, sent(19)))
  })
})
