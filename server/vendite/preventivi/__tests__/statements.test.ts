import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makePreventivo, makeStatoPreventivo } from '#server-test/factories.ts'
import { statementsOf } from '#server-test/statements.ts'
import { makePreventivoInput, submitPreventivo } from './request.ts'

// No N+1: what a screen asks costs a fixed number of statements, whatever the rows.
let app: TestApp
let staff: Client

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
})
afterAll(() => app.close())

const SERRAMENTI =
  'serramenti { quantita altezza larghezza tipoSerramento { nome immagine } tipoApertura { nome } accessori { nome } }'
const LISTA = /* GraphQL */ `
  {
    preventivi(perPagina: 100, filtro: { eliminato: false }) {
      totalCount
      numeroPagine
      nodes {
        pk dataCreazione nomeCognome citta totaleQuantita pdf puoInviareEmailCliente motivoEmailAgente
        stato { stato }
        agente { codice user { firstName lastName } }
        famiglia { nome tipologiaFamiglia { nome } }
        ${SERRAMENTI}
      }
    }
  }
`
const DETAIL = /* GraphQL */ `
  query ($pk: Int!) {
    preventivo(pk: $pk) {
      pk nomeCognome totaleQuantita motivoEmailAgente puoInviareEmailCliente stato { stato } agente { user { lastName } }
      famiglia { nome tipologiaFamiglia { nome } immagini { immagine } }
      opzioni { opzione { nome } valore { nome } }
      mailCliente { descrizione }
      ${SERRAMENTI}
    }
    storicoPreventivo(pk: $pk) { azione }
  }
`
const CATALOGO = /* GraphQL */ `
  {
    famiglie { pk nome descrizione tipologiaFamiglia { nome } immagini { immagine } opzioni { nome valori { pk nome html } } }
    tipiSerramento { pk nome altezzaMin aperture { pk nome immagine } accessori { pk nome } }
    tipiApertura { pk nome }
    vincoli { pk altezzaMin }
    configurazione { piani azienda { ragioneSociale } }
    regioni { nome }
    province { nome }
  }
`

async function righe(numero: number) {
  const agente = await makeAgente(app.db)
  const stato = await makeStatoPreventivo(app.db)
  const done = []
  for (let n = 0; n < numero; n++) {
    done.push(await makePreventivo(app.db, { agenteId: agente.id, statoId: stato.id, serramenti: [{}, {}, {}] }))
  }
  return done
}

const count = async (who: Client, documento: string, variables: object = {}) => {
  const statements = await statementsOf(async () => {
    const { errors } = await who.graphql(documento, { ...variables })
    expect(errors).toBeUndefined()
  })
  return statements.length
}

describe('the number of statements does not grow with the rows', () => {
  test('list and detail', async () => {
    const [one] = await righe(1)
    const lista = await count(staff, LISTA)
    const detail = await count(staff, DETAIL, { pk: one?.id })
    await righe(8)
    const grande = await makePreventivo(app.db, { serramenti: Array.from({ length: 40 }, () => ({})) })
    expect(await count(staff, LISTA)).toBe(lista)
    expect(await count(staff, DETAIL, { pk: grande.id })).toBeLessThanOrEqual(detail)
    expect(lista).toBeLessThanOrEqual(20)
    expect(detail).toBeLessThanOrEqual(30)
  })

  test('the outcomes of a bulk operation are read together', async () => {
    const many = (await righe(6)).map(({ id }) => id)
    // The same state: nothing is written, what remains is looking at each quote and reading them for the answer.
    const document = /* GraphQL */ `
      mutation ($pks: [Int!]!) {
        setEliminatoPreventivi(input: { pks: $pks, eliminato: false }) {
          esiti { pk fatto preventivo { pk stato { stato } } altro: preventivo { nomeCognome } }
        }
      }
    `
    const statements = await statementsOf(() => staff.graphql(document, { pks: many }))
    const readings = statements.filter((sql) => sql.includes('"preventivi"') && sql.includes('ANY('))
    expect(readings).toHaveLength(2)
  })

  test('the catalogue: one statement once it is in the process, loaded again after any change', async () => {
    await count(app.visitor, CATALOGO)
    expect(await count(app.visitor, CATALOGO)).toBe(1)
    const { input } = await makePreventivoInput(app)
    expect(await count(app.visitor, CATALOGO)).toBeGreaterThan(1)
    expect(await count(app.visitor, CATALOGO)).toBe(1)
    const { serramenti } = input
    const one = (await statementsOf(() => submitPreventivo(app.visitor, input))).length
    const many = { ...input, serramenti: Array.from({ length: 50 }, () => serramenti[0]) }
    expect((await statementsOf(() => submitPreventivo(app.visitor, many))).length).toBe(one)
  })
})
