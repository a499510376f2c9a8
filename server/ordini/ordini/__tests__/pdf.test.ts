import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPaper } from '#platform/settings/paper.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import type { UserKind } from '#server-test/factories.ts'
import { makeFullOrdine } from '#server-test/ordini/factories.ts'
import { venditeSettings } from '#vendite/impostazioni/rules.ts'
import { readPrintedOrdine } from '../pdf/data.ts'
import { ordineDocument, type Recipient } from '../pdf/document.ts'

let app: TestApp
let pk: number

const PREZZI = { listino: 1234.5, scontoArticolo: 11, scontoCorrettivo: 7, netto: 987.65 }

beforeAll(async () => {
  app = await createTestApp()
  const riga = { ...PREZZI, larghezza: 1111, altezza: 1444, numero: 30, descrizione: 'Soglia <ribassata>' }
  const ordine = { numeroCommessa: '26/0121', note: 'Attenzione al muro', listino: 4321.5, netto: 3456.78, sconto: 20 }
  pk = (await makeFullOrdine(app.db, ordine, riga)).id
})
afterAll(() => app.close())

async function ask(utente: UserKind | null, field: string, numero = pk) {
  const client = utente === null ? app.visitor : await app.as(utente)
  return client.graphql<Record<string, { nome: string; base64: string } | null>>(
    `query ($pk: Int!) { documento: ${field}(pk: $pk) { nome mime base64 } }`,
    { pk: numero },
  )
}

async function words(by: Recipient) {
  const ordine = await readPrintedOrdine(await (await app.as('super')).contesto(), pk)
  if (!ordine) throw new Error('non visibile')
  const { text } = await ordineDocument(ordine, await readPaper(app.services, venditeSettings), by)
  return text.replace(/<style>.*?<\/style>/gs, ' ')
}

describe('who prints an order', () => {
  test('with prices: who sees them; the sheet of the workshop: who sees orders', async () => {
    const cliente = await ask('super', 'ordinePdf')
    expect(cliente.errors).toBeUndefined()
    expect(cliente.data?.documento).toMatchObject({ nome: 'ordine-26-0121.pdf', mime: 'application/pdf' })
    expect(
      Buffer.from(cliente.data?.documento?.base64 ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await ask('super', 'ordineOfficinaPdf')).data?.documento?.nome).toBe('lavoro-26-0121.pdf')
  })

  test('nobody else', async () => {
    const code = async (utente: UserKind | null, field: string) =>
      (await ask(utente, field)).errors?.[0]?.extensions.code
    for (const field of ['ordinePdf', 'ordineOfficinaPdf']) {
      expect(await code(null, field)).toBe('UNAUTHENTICATED')
      expect(await code('app', field)).toBe('FORBIDDEN')
      expect(await code('staff', field)).toBe('FORBIDDEN')
      expect((await ask('agente', field)).data).toEqual({ documento: null })
      expect((await ask('super', field, 999_999)).data).toEqual({ documento: null })
    }
  })

  test('an operator who sees orders has the sheet, and not the prices', async () => {
    expect((await ask('operatore.capo', 'ordinePdf')).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await ask('operatore.capo', 'ordineOfficinaPdf')).data?.documento?.nome).toBe('lavoro-26-0121.pdf')
  })
})

describe('what is printed', () => {
  test('for the customer: lines, measures, prices, totals; not the notes of the office', async () => {
    const text = await words('cliente')
    for (const word of ['Ordine 26/0121', '1.111 × 1.444', '1.234,50', '11', '987,65', '3.456,78', 'Listino riga'])
      expect(text).toContain(word)
    expect(text).toContain('Soglia &lt;ribassata&gt;')
    expect(text).not.toContain('Attenzione al muro')
  })

  test('for the workshop: no price in any form, drawings, notes, boxes', async () => {
    const text = await words('officina')
    expect(text).not.toMatch(/€|Listino|Netto|Sconto|1\.?234|987|4\.?321|3\.?456/)
    for (const word of ['Foglio di lavoro 26/0121', '1.111 × 1.444', 'Attenzione al muro', '<svg', 'Fasi', 'banchi'])
      expect(text).toContain(word)
    expect(text.match(/class="casella"/g)).toHaveLength(13)
  })
})
