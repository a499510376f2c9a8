import pg from 'pg'
import { readTriggers, type Trigger, triggersOf } from '#prisma/triggers.ts'
import { errorWords, type Finding, failed, ok } from './finding.ts'

const WHAT = 'Trigger'
const NAMED = 6

/** What there must be and is not, and what is there and does not work. */
async function brokenTriggers(client: pg.ClientBase): Promise<{ missing: Trigger[]; stopped: Trigger[] }> {
  const there = new Map((await triggersOf(client)).map((one) => [`${one.table}.${one.name}`, one]))
  const of = ({ table, name }: Trigger) => there.get(`${table}.${name}`)
  const wanted = readTriggers()
  return {
    missing: wanted.filter((one) => !of(one)),
    stopped: wanted.filter((one) => of(one)?.works === false),
  }
}

function named(triggers: readonly Trigger[]): string {
  const first = triggers.slice(0, NAMED).map(({ table, name }) => `${name} su ${table}`)
  const others = triggers.length - first.length
  return others > 0 ? `${first.join(', ')} e altri ${others}` : first.join(', ')
}

/**
 * Whether the database has the triggers that keep columns as they follow from others (search, order of lists, margins,
 * what orders lack, marks of progress): a dump that was restored by other means may leave them out, and nothing of it
 * shows until a list is wrong.
 */
export async function checkTriggers(client: pg.ClientBase): Promise<Finding> {
  const { missing, stopped } = await brokenTriggers(client)
  const found = [
    ...(missing.length > 0 ? [`mancano ${named(missing)}`] : []),
    ...(stopped.length > 0 ? [`fermi ${named(stopped)}`] : []),
  ]
  if (found.length === 0) return ok(WHAT, 'ci sono tutti')
  const remedy =
    'npm run doctor -- --ripara li rimette e riscrive ciò che tengono (ricerca, margini, mancanti, avanzamento)'
  return failed(WHAT, found.join('; '), remedy)
}

/** Folders from the top down: a place is made of the one above it. */
const CARTELLE = `
DO $$
DECLARE livello int[] := ARRAY(SELECT id FROM cartelle WHERE parent_id IS NULL);
BEGIN
  WHILE cardinality(livello) > 0 LOOP
    UPDATE cartelle SET nome = nome WHERE id = ANY(livello);
    livello := ARRAY(SELECT id FROM cartelle WHERE parent_id = ANY(livello));
  END LOOP;
END $$`

const WITH_SEARCH = [
  'preventivi',
  'clienti',
  'persone',
  'fornitori',
  'materiali',
  'conferme_ordine',
  'offerte',
  'documenti_cartella',
]

/** What triggers keep, written again from what it follows from, in this order. */
const REWRITE = [
  'UPDATE valori_stato SET nome = nome',
  ...WITH_SEARCH.map((table) => `UPDATE ${table} SET id = id`),
  CARTELLE,
  `UPDATE mancanze m SET materiali = n.materiali, mancano = cardinality(n.materiali) > 0
   FROM (SELECT id, materiali_mancanti(fermo, con_telaio, spente, ordinati, in_attesa) AS materiali FROM mancanze) n
   WHERE n.id = m.id`,
  `UPDATE ordini o SET numero_commessa = o.numero_commessa, fasi_spente = o.fasi_spente,
     inizio_schedulazione = s.inizio, fine_schedulazione = s.fine
   FROM ordini p LEFT JOIN schedulazioni_ordine s ON s.ordine_id = p.id WHERE p.id = o.id`,
  `SELECT aggiorna_margini((now() AT TIME ZONE 'Europe/Rome')::date)`,
  `INSERT INTO chiavi_extra (chiave)
   SELECT DISTINCT k FROM righe_ordine r, jsonb_object_keys(r.extra_fields) k
   WHERE jsonb_typeof(r.extra_fields) = 'object' ON CONFLICT DO NOTHING`,
  `INSERT INTO avanzamenti_da_rifare (ordine_id)
   SELECT ordine_id FROM avanzamenti_ordine UNION SELECT ordine_id FROM attivita WHERE ordine_id IS NOT NULL
   UNION SELECT ordine_id FROM ordini_fornitore WHERE data_arrivo IS NOT NULL`,
  'INSERT INTO giorni_cambiati (giorno) VALUES (NULL)',
]

/**
 * Makes again the triggers that are missing, starts those that do not work, and writes again what they keep, all in one
 * transaction: who writes meanwhile waits. Nothing happens where none is wrong.
 */
export async function repairTriggers(url: string): Promise<Finding> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('BEGIN')
    const { missing, stopped } = await brokenTriggers(client)
    for (const { definition } of missing) await client.query(definition)
    for (const { table, name } of stopped) {
      await client.query(
        `ALTER TABLE ${client.escapeIdentifier(table)} ENABLE TRIGGER ${client.escapeIdentifier(name)}`,
      )
    }
    const count = missing.length + stopped.length
    if (count > 0) for (const statement of REWRITE) await client.query(statement)
    await client.query('COMMIT')
    return ok(WHAT, count === 0 ? 'niente da riparare' : `${count} rimessi, riscritto ciò che tengono`)
  } catch (error) {
    const remedy = 'se manca una funzione, ripartire da una copia con npm run restore (docs/operation.md)'
    return failed(WHAT, `non riparati, nulla è cambiato: ${errorWords(error)}`, remedy)
  } finally {
    await client.end()
  }
}
