import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, onServer, type TestDatabase } from '#server-test/database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

const sql = (text: string) => onServer(db.url, async (client) => (await client.query(text)).rows)

test('preventivi.ricerca is folded text of what the list shows, whatever a writer puts there', async () => {
  await sql(`INSERT INTO tipologie_famiglia (nome) VALUES ('Legno');
    INSERT INTO famiglie (tipologia_famiglia_id, nome) VALUES (1, 'Pino');
    INSERT INTO preventivi (famiglia_id, nome_cognome, telefono, email, citta, provincia, indirizzo, citta_posa,
      provincia_posa, regione_posa, tipo_cliente, tipo_intervento, ricerca)
    VALUES (1, 'Niccolò  D''Àmico', '+39 333-12 34', 'N@Ex.it', 'Forlì', 'Forlì-Cesena', 'Via Più 3', '', '',
      'Valle d''Aosta', 'x', 'y', 'mine')`)
  const expected = "1 niccolo d'amico +39 333-12 34 393331234 n@ex.it forli forli-cesena via piu 3 valle d'aosta"
  expect(await sql('SELECT ricerca FROM preventivi')).toEqual([{ ricerca: expected }])
  await sql("UPDATE preventivi SET citta = 'Cefalù', ricerca = 'mine'")
  expect(await sql('SELECT ricerca FROM preventivi')).toEqual([{ ricerca: expected.replace('forli ', 'cefalu ') }])
})

test.each(["UPDATE audit_log SET azione = 'x'", 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
  'audit_log refuses %s',
  async (statement) => {
    await sql(`INSERT INTO audit_log (oggetto, oggetto_pk, azione) VALUES ('Preventivo', 1, 'crea')`)
    await expect(sql(statement)).rejects.toThrow(/append-only/)
  },
)

test('an event wakes its listeners when it is committed', async () => {
  const listener = new pg.Client({ connectionString: db.url })
  await listener.connect()
  try {
    await listener.query('LISTEN event_log')
    const woken = new Promise((resolve) => listener.once('notification', (n) => resolve(n.channel)))
    await sql(`INSERT INTO event_log (topic, payload) VALUES ('prova', '{}')`)
    expect(await woken).toBe('event_log')
  } finally {
    await listener.end()
  }
})
