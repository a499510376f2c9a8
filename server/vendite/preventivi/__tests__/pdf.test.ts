import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPaper } from '#platform/settings/paper.ts'
import { seedAzienda } from '#prisma/seed/azienda/azienda.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivo, makeTipoSerramento } from '#server-test/factories.ts'
import { venditeSettings } from '../../impostazioni/rules.ts'
import { readPreventivo } from '../pdf/data.ts'
import { preventivoDocument } from '../pdf/document.ts'

let app: TestApp
let staff: Client

beforeAll(async () => {
  app = await createTestApp()
  await seedAzienda(app.db)
  await app.db.impostazione.create({
    data: { chiave: 'condizioni_vendita', valore: 'Acconto del 30 %.\n\nSaldo alla consegna.' },
  })
  staff = await app.as('staff')
})
afterAll(() => app.close())

const PDF = 'query ($pk: Int!) { preventivoPdf(pk: $pk) { nome mime base64 } }'

interface Answer {
  preventivoPdf: { nome: string; mime: string; base64: string } | null
}

describe('preventivoPdf', () => {
  test('a PDF', async () => {
    const { id } = await makePreventivo(app.db)
    const { data, errors } = await staff.graphql<Answer>(PDF, { pk: id })
    expect(errors).toBeUndefined()
    expect(data?.preventivoPdf).toMatchObject({ nome: `preventivo-${id}.pdf`, mime: 'application/pdf' })
    const bytes = Buffer.from(data?.preventivoPdf?.base64 ?? '', 'base64')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.length).toBeGreaterThan(5_000)
  })

  test("nobody prints a quote that they don't see", async () => {
    const { id } = await makePreventivo(app.db)
    expect((await (await app.as('agente')).graphql<Answer>(PDF, { pk: id })).data).toEqual({ preventivoPdf: null })
    expect((await staff.graphql<Answer>(PDF, { pk: 999_999 })).data).toEqual({ preventivoPdf: null })
    expect((await app.visitor.graphql(PDF, { pk: id })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await (await app.as('app')).graphql(PDF, { pk: id })).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})

describe('the document', () => {
  async function documento(different: Parameters<typeof makePreventivo>[1]): Promise<string> {
    const { id } = await makePreventivo(app.db, different)
    const preventivo = await readPreventivo(await staff.contesto(), id)
    if (!preventivo) throw new Error('non visibile')
    return (await preventivoDocument(preventivo, await readPaper(app.services, venditeSettings))).text
  }
  const text = (html: string) => html.replace(/<style>.*?<\/style>|<[^>]+>/gs, ' ').replace(/\s+/g, ' ')

  test('company, customer, installation, family, windows with measures, totals, notes', async () => {
    const tipo = await makeTipoSerramento(app.db, { nome: 'Portafinestra 2 ante', ante: 2, disegno: 'PORTA' })
    const riga = { tipoSerramentoId: tipo.id, tipoAperturaId: tipo.aperture[0]?.id ?? 0 }
    const html = await documento({
      nomeCognome: 'Anna Rossi',
      messaInPosa: true,
      cittaPosa: 'Modena',
      provinciaPosa: 'Modena',
      note: 'Prima riga\nseconda riga',
      serramenti: [
        { ...riga, quantita: 2, larghezza: 1400, altezza: 2300 },
        { ...riga, quantita: 3 },
      ],
    })
    const read = text(html)
    for (const expected of [
      'Serramenti Valdombra S.r.l.',
      'numero verde 800 000 000',
      'Condizioni di vendita Acconto del 30 %. Saldo alla consegna.',
      'Anna Rossi',
      'Bologna (BO)',
      'Modena (MO)',
      'Portafinestra 2 ante',
      '1.400 mm × 2.300 mm',
      'Battente',
      '5 serramenti',
      'Prima riga seconda riga',
    ]) {
      expect(read).toContain(expected)
    }
    expect(html.match(/<svg/g)).toHaveLength(2)
  })

  test('what a visitor wrote is text, never markup', async () => {
    const html = await documento({ nomeCognome: '<script>alert(1)</script>', note: '<img src=x>', citta: '"><i>' })
    expect(html).not.toMatch(/<script|<img src=x|"><i>/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  test('without installation it says so', async () => {
    expect(text(await documento({}))).toContain('no, sola fornitura')
  })
})
