import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const it = (day: string) => new Date(`${day}T10:00:00Z`)
  const riga = { oggetto: 'Ordine', oggettoPk: 1, azione: 'modifica', userNome: 'Anna' }
  await app.db.auditLog.createMany({
    data: [
      { ...riga, il: it('2026-01-01'), campo: 'note', prima: 'a;b', dopo: '=1+1' },
      { ...riga, il: it('2026-01-02'), campo: 'note', dopo: 'due\nrighe "citate"' },
      // More than are read at once.
      ...Array.from({ length: 2_500 }, () => ({ ...riga, il: it('2026-01-03') })),
    ],
  })
})
afterAll(() => app.close())

const lines = (text: string) => text.trimEnd().split('\r\n')

test('who changed what, all of it, by day and from where one had come', async () => {
  const admin = await app.as('super')
  const response = await admin.fetch('/esporta/storico.csv')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const all = lines(await response.text())
  expect(all).toHaveLength(1 + 2_502)
  expect(all[0]).toContain('numero;quando;chi;utente;oggetto;oggetto_numero;azione;descrizione;campo;prima;dopo')
  expect(all[1]).toMatch(/^\d+;2026-01-01T10:00:00.000Z;Anna;;Ordine;1;modifica;Modificato;note;"a;b";'=1\+1$/)
  expect(all[2]).toContain('"due\nrighe ""citate"""')
  const oneDay = lines(await (await admin.fetch('/esporta/storico.csv?dal=2026-01-02&al=2026-01-02')).text())
  expect(oneDay).toHaveLength(2)
  const last = all.at(-2)?.split(';')[0]
  expect(lines(await (await admin.fetch(`/esporta/storico.csv?dopo=${last}`)).text())).toHaveLength(2)
})

test('who goes away leaves no fault behind', async () => {
  const admin = await app.as('super')
  for (const path of ['/esporta/storico.csv', '/esporta/ordini.xlsx', '/esporta/righe_ordini.csv']) {
    const { body } = await admin.fetch(path)
    const reader = body?.getReader()
    void reader?.read()
    await reader?.cancel()
  }
  for (const wait of [0, 1, 5, 20]) {
    for (const path of ['/esporta/storico.csv', '/esporta/ordini.xlsx', '/esporta/righe_ordini.csv']) {
      const leaving = new AbortController()
      const answer = admin.fetch(path, { signal: leaving.signal }).then((response) => response.arrayBuffer())
      setTimeout(() => leaving.abort(), wait)
      await answer.catch(() => undefined)
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await app.db.segnalazione.findMany({ select: { messaggio: true, url: true } })).toEqual([])
})

test('only who administers users, in person or by a token, and with a filter that can be read', async () => {
  for (const tipo of ['staff', 'agente', 'operatore', 'fornitore'] as const) {
    expect((await (await app.as(tipo)).fetch('/esporta/storico.csv')).status, tipo).toBe(403)
  }
  expect((await app.fetch('/esporta/storico.csv')).status).toBe(403)
  const admin = await app.as('super')
  if (!admin.user) throw new Error('no user')
  const token = await app.conToken(admin.user)
  expect((await token.fetch('/esporta/storico.csv?dal=2026-01-02')).status).toBe(200)
  for (const query of ['dal=ieri', 'al=2026-02-30', 'dopo=-1', "dopo=1'"]) {
    expect((await admin.fetch(`/esporta/storico.csv?${query}`)).status, query).toBe(400)
  }
})
