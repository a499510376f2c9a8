// Many orders for measurements: made inside PostgreSQL from the catalogue, codes and agents that are there.
import type { Db, Tx } from '#platform/db/prisma.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { demoLuoghi, personaDemo } from '../persone.ts'
import { createRandom } from '../random.ts'
import { withBareTables } from './bare.ts'
import { prepareFasi, seedOrdineParts } from './manyOrdineParts.ts'

const SEME = 40_000
const THIRTY_MINUTES = 1_800_000
/** Orders of a customer, on average. */
const PER_CLIENTE = 20
/** Days over which the orders are spread. */
const DAYS = 1095
/** Whose rows are many, besides the orders. */
const TABLES = [
  'righe_ordine',
  'schedulazioni_ordine',
  'schedulazioni_fase',
  'prenotazioni',
  'check_list_ordine',
  'ordini_fornitore',
  'righe_ordine_fornitore',
]
/** What is written once for all at the end, or with the order: what it lacks, its plan, what is to be reckoned. */
const AFTER = ['mancan%', 'avanzamento%', 'ordini_schedulati']

/**
 * Adds customers and orders of the last three years, of the same shape as the demo ones: ten lines each on average and
 * at most 60, sums that agree with their lines, half of them scheduled, checklists, mails, supplier orders.
 * @throws Error in Italian when there is nothing to make them of
 */
export async function seedManyOrdini(db: Db, count: number, now = new Date()): Promise<void> {
  await db.$transaction((tx) => insert(tx, count, dayOfInstant(now)), {
    timeout: THIRTY_MINUTES,
    maxWait: 10_000,
  })
  await db.$executeRaw`VACUUM (ANALYZE) clienti, ordini, righe_ordine, check_list_ordine, schedulazioni_ordine, schedulazioni_fase,
    prenotazioni,
    ordini_fornitore, mail_outbox, audit_log`
}

async function insert(tx: Tx, count: number, today: string): Promise<void> {
  await tx.$executeRaw`SET LOCAL work_mem = '256MB'`
  await tx.$executeRaw`SELECT setseed(0.42)`
  // What is found above this number is ours alone.
  await tx.$executeRaw`LOCK TABLE ordini IN SHARE ROW EXCLUSIVE MODE`
  const [riga] = await tx.$queryRaw<{ last: number }[]>`SELECT coalesce(max(id), 0)::int AS last FROM ordini`
  const last = riga?.last ?? 0
  await insertClienti(tx, Math.ceil(count / PER_CLIENTE))
  await prepareHeaders(tx, count, today)
  await prepareRighe(tx)
  await prepareFasi(tx)
  await withBareTables(
    tx,
    ['ordini'],
    async () => {
      await withBareTables(
        tx,
        TABLES,
        async () => {
          await insertManyOrdini(tx, last)
          await seedOrdineParts(tx, today)
        },
        AFTER,
      )
      await tx.$executeRaw`ANALYZE righe_ordine, ordini_fornitore, righe_ordine_fornitore`
      await tx.$executeRaw`DISCARD PLANS`
      await tx.$executeRaw`SELECT aggiorna_mancanti(ARRAY(SELECT id FROM nuovi))`
    },
    AFTER,
  )
  await tx.$executeRaw`
    INSERT INTO avanzamenti_da_rifare (ordine_id)
    SELECT DISTINCT ordine_id FROM ordini_fornitore WHERE ordine_id > ${last} AND data_arrivo IS NOT NULL`
}

async function insertClienti(tx: Tx, count: number): Promise<void> {
  const example = createRandom(SEME)
  const persone = Array.from({ length: 2000 }, () => personaDemo(example))
  const names = persone.map(({ nomeCognome }) => nomeCognome)
  const streets = persone.map(({ indirizzo }) => indirizzo)
  const email = persone.map((p) => p.email)
  const [citta, province] = [0, 1].map((i) => demoLuoghi.map((luogo) => luogo[i] ?? ''))
  await tx.$executeRaw`
    INSERT INTO clienti (codice, nome, tipo_cliente, piva, agente_id, email, indirizzo, citta, cap, provincia, telefono,
      pagamento)
    WITH sorte AS MATERIALIZED (
      SELECT g + (SELECT coalesce(max(id), 0) FROM clienti) AS n, 1 + floor(random() * ${names.length})::int AS chi,
        1 + floor(random() * ${demoLuoghi.length})::int AS dove, random() AS r1, random() AS r2, random() AS r3
      FROM generate_series(1, ${count}::int) AS g
    ), clienti AS (
      SELECT *, (ARRAY['PRIVA', 'PRIVA', 'RIVEN', 'RIVEN', 'IMPRE'])[1 + floor(r1 * 5)::int]::tipo_cliente AS tipo
      FROM sorte
    )
    SELECT 'M' || lpad(n::text, 6, '0'),
      CASE tipo WHEN 'PRIVA' THEN nomi[chi]
        ELSE ragioni[1 + floor(r2 * cardinality(ragioni))::int] || ' ' || split_part(nomi[chi], ' ', 2) || ' ' ||
          forme[1 + floor(r3 * cardinality(forme))::int] END,
      tipo, CASE WHEN tipo = 'PRIVA' THEN '' ELSE 'IT' || lpad(n::text, 11, '0') END,
      agenti[1 + floor(r3 * cardinality(agenti))::int], replace(email[chi], '@', n || '@'), vie[chi], citta[dove],
      lpad((10000 + dove * 137)::text, 5, '0'), province[dove], '3' || (20 + chi % 80) || ' ' || lpad(n::text, 7, '0'),
      CASE WHEN tipo = 'PRIVA' THEN '' ELSE 'Bonifico 30 gg' END
    FROM (SELECT *, ${names}::text[] AS nomi, ${streets}::text[] AS vie, ${email}::text[] AS email, ${citta}::text[] AS citta,
        ${province}::text[] AS province,
        ARRAY['Serramenti', 'Infissi', 'Edilizia', 'Costruzioni', 'Falegnameria', 'Immobiliare'] AS ragioni,
        ARRAY['srl', 'snc', 'spa', 'sas', '& figli'] AS forme,
        (SELECT coalesce(array_agg(id ORDER BY id), '{}') FROM agenti) AS agenti
      FROM clienti) AS c
    ORDER BY n`
}

/** The orders without their sums, in a table of this transaction: `g` counts them. */
async function prepareHeaders(tx: Tx, count: number, today: string): Promise<void> {
  const example = createRandom(SEME + 1)
  const persone = Array.from({ length: 500 }, () => personaDemo(example))
  const cognomi = persone.map(({ nomeCognome }) => nomeCognome.split(' ').at(-1) ?? '')
  const streets = persone.map(({ indirizzo }) => indirizzo)
  await tx.$executeRaw`
    CREATE TEMP TABLE teste ON COMMIT DROP AS
    WITH sorte AS MATERIALIZED (
      SELECT g, random() AS r1, random() AS r2, random() AS r3, random() AS r4, random() AS r5, random() AS r6,
        random() AS r7, random() AS r8
      FROM generate_series(1, ${count}::int) AS g
    ), date AS (
      SELECT *, ${today}::date - ${DAYS}::int + (g::bigint * ${DAYS}::int / ${count}::int)::int AS data,
        g % 20 = 19 AS non_schedulabile, g % 20 <> 19 AND g % 2 = 0 AS schedulato
      FROM sorte
    ), tutte AS (
      SELECT *, CASE WHEN schedulato OR r1 < 0.6 THEN data + 35 + floor(r2 * 30)::int END AS data_consegna,
        least(60, 1 + floor(-ln(1 - r3) * 9.6)::int) AS quante,
        (ARRAY['LEGNO', 'LEGNO-ALLUMINIO', 'PVC'])[1 + floor(r4 * 3)::int] AS categoria,
        1 + floor(r5 * r5 * (SELECT count(*) FROM clienti))::int AS cliente
      FROM date
    )
    SELECT t.g, t.data, t.data_consegna, t.quante, t.categoria, t.non_schedulabile, t.schedulato,
      t.data_consegna < ${today}::date AS passato, c.id AS cliente_id, coalesce(c.tipo_cliente, 'PRIVA') AS tipo_cliente,
      CASE WHEN t.r6 < 0.94 THEN c.agente_id END AS agente_id,
      CASE WHEN t.r7 < 0.5 THEN t.data_consegna + 2 + floor(t.r7 * 24)::int END AS data_posa,
      CASE floor(t.r8 * 6)::int WHEN 0 THEN '' WHEN 1 THEN '' WHEN 2 THEN 'Villa ' || cognomi[1 + t.g % 500]
        WHEN 3 THEN 'Condominio ' || cognomi[1 + t.g * 7 % 500] WHEN 4 THEN 'Ristrutturazione'
        ELSE 'Lotto ' || t.g % 40 END AS progetto,
      CASE floor(t.r2 * 5)::int WHEN 0 THEN '' WHEN 1 THEN 'Piano ' || t.g % 8
        WHEN 2 THEN 'Geom. ' || cognomi[1 + t.g * 3 % 500] WHEN 3 THEN 'Cantiere di ' || vie[1 + t.g * 11 % 500]
        ELSE 'Scala B' END AS riferimento,
      CASE t.categoria WHEN 'LEGNO' THEN (ARRAY['LEGNO68', 'LEGNO80', 'LEGNO92'])[1 + floor(t.r7 * 3)::int]
        ELSE t.categoria END AS codice_sistema,
      (ARRAY['EST', 'OVEST', NULL])[1 + floor(t.r6 * 3)::int] AS area_consegna,
      NOT coalesce(t.data_consegna < ${today}::date, false) AND t.r8 < 0.25 AS senza_misure, t.r1, t.r3, t.r5
    FROM tutte t
    JOIN (SELECT *, row_number() OVER (ORDER BY id)::int AS posto FROM clienti) AS c ON c.posto = t.cliente
    CROSS JOIN (SELECT ${cognomi}::text[] AS cognomi, ${streets}::text[] AS vie) AS parole
    ORDER BY t.g`
}

/** Lines with their nets, in a table of this transaction. */
async function prepareRighe(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    CREATE TEMP TABLE codici_massa ON COMMIT DROP AS
    SELECT c.categoria, c.forma, c.id AS codice, u.tipo, t.ante,
      row_number() OVER (PARTITION BY c.categoria ORDER BY u.tipo, c.id)::int - 1 AS posto,
      count(*) OVER (PARTITION BY c.categoria)::int AS quanti
    FROM (SELECT tipo_serramento_id AS tipo, codice_serramento_id AS codice FROM tempistiche
          UNION SELECT tipo_serramento_id, codice_serramento_id FROM righe_ordine) AS u
    JOIN codici_serramento c ON c.id = u.codice
    JOIN tipi_serramento t ON t.id = u.tipo`
  const [codici] = await tx.$queryRaw<{ categorie: number }[]>`
    SELECT count(DISTINCT categoria)::int AS categorie FROM codici_massa
    WHERE categoria IN ('LEGNO', 'LEGNO-ALLUMINIO', 'PVC')`
  if (codici?.categorie !== 3)
    throw new Error('Mancano i codici dimostrativi dei serramenti: nessun ordine è possibile.')
  await tx.$executeRaw`
    CREATE TEMP TABLE righe_massa ON COMMIT DROP AS
    WITH sorte AS MATERIALIZED (
      SELECT t.g, t.categoria, n.posizione, random() AS r1, random() AS r2, random() AS r3, random() AS r4
      FROM teste t CROSS JOIN LATERAL generate_series(1, t.quante) AS n(posizione)
    ), prezzi AS (
      SELECT *, posizione > 1 AND r1 < 0.12 AS extra, round((200 + r2 * 4300)::numeric, 1) AS listino,
        (ARRAY[10, 15, 20, 25, 32.5])[1 + floor(r3 * 5)::int]::numeric AS sconto,
        CASE WHEN r4 < 0.2 THEN 5 END::numeric AS correttivo
      FROM sorte
    )
    SELECT p.g, p.posizione, p.extra, 1 + floor(p.r3 * p.r3 * 6)::int AS numero, p.listino,
      CASE WHEN NOT p.extra THEN p.sconto END AS sconto, CASE WHEN NOT p.extra THEN p.correttivo END AS correttivo,
      CASE WHEN p.extra THEN round(p.listino * 0.85, 2)
        ELSE round(p.listino * (1 - p.sconto / 100) * (1 - coalesce(p.correttivo, 0) / 100), 2) END AS netto,
      CASE WHEN p.extra THEN e.id ELSE c.tipo END AS tipo, CASE WHEN NOT p.extra THEN c.codice END AS codice,
      CASE WHEN NOT p.extra THEN 500 + floor(p.r4 * 190)::int * 10 END AS altezza,
      CASE WHEN NOT p.extra THEN 400 + floor(p.r1 * 260)::int * 10 END AS larghezza,
      CASE WHEN NOT p.extra THEN c.ante END AS ante, CASE WHEN p.extra THEN '' ELSE c.forma END AS forma, p.r4
    FROM prezzi p
    JOIN (SELECT DISTINCT categoria, quanti FROM codici_massa) AS q ON q.categoria = p.categoria
    JOIN codici_massa c ON c.categoria = p.categoria AND c.posto = floor(p.r2 * q.quanti)::int
    CROSS JOIN (SELECT id FROM tipi_serramento WHERE extra) AS e`
}

/** The orders with the sums of their lines, then the lines. */
async function insertManyOrdini(tx: Tx, last: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO ordini (numero_commessa, progetto, riferimento, data, data_consegna, data_posa, stato_id, cliente_id,
      tipo_cliente, codice_sistema, listino, sconto, netto, agente_id, area_consegna, numero_serramenti, senza_misure,
      non_schedulabile, auto_schedulazione, creato_il, inizio_schedulazione, fine_schedulazione)
    SELECT to_char(t.data, 'YY') || '/' || ${last}::int + 100000 + t.g, t.progetto, t.riferimento, t.data,
      t.data_consegna, t.data_posa, CASE WHEN t.r3 < 0.97 THEN CASE WHEN t.passato
        THEN dopo[1 + floor(t.r5 * 4)::int] ELSE prima[1 + floor(t.r5 * 3)::int] END END,
      t.cliente_id, t.tipo_cliente, t.codice_sistema, s.listino,
      CASE WHEN s.netto > 0 THEN round((s.listino - s.netto) / s.listino * 100, 2) ELSE 0 END, s.netto,
      t.agente_id, t.area_consegna, s.pezzi, t.senza_misure, t.non_schedulabile,
      NOT t.non_schedulabile AND t.r1 > 0.9, t.data + time '09:00',
      -- What the trigger of the schedule would write afterwards: one write the less.
      f.inizio::timestamp AT TIME ZONE 'Europe/Rome', f.fine::timestamp AT TIME ZONE 'Europe/Rome'
    FROM teste t
    JOIN (SELECT g, sum(listino) AS listino, sum(netto) AS netto, coalesce(sum(numero) FILTER (WHERE NOT extra), 0) AS pezzi
          FROM righe_massa GROUP BY g) AS s ON s.g = t.g
    LEFT JOIN (SELECT g, min(inizio) AS inizio, max(fine) AS fine FROM fasi_massa GROUP BY g) AS f ON f.g = t.g
    CROSS JOIN (
      SELECT array_agg(id ORDER BY ordine) FILTER (WHERE nome IN ('Da confermare', 'Confermato', 'In produzione')) AS prima,
        array_agg(id ORDER BY ordine) FILTER (WHERE nome IN ('In produzione', 'Pronto', 'Consegnato')) ||
          max(id) FILTER (WHERE nome = 'Consegnato') AS dopo
      FROM valori_stato WHERE contesto = 'ORDINE') AS stati
    ORDER BY t.g`
  await tx.$executeRaw`
    CREATE TEMP TABLE nuovi ON COMMIT DROP AS
    SELECT o.id, t.* FROM (SELECT id, row_number() OVER (ORDER BY id)::int AS g FROM ordini WHERE id > ${last}) AS o
    JOIN teste t ON t.g = o.g`
  await tx.$executeRaw`ANALYZE nuovi, righe_massa`
  // What an order lacks was asked while there were hardly any lines: the ways that were chosen for that would be kept.
  await tx.$executeRaw`DISCARD PLANS`
  await tx.$executeRaw`
    INSERT INTO righe_ordine (ordine_id, posizione, tipo_serramento_id, codice_serramento_id, rivendita, codice_rivendita,
      numero, listino, sconto_articolo, sconto_correttivo, netto, altezza, larghezza, ante, forma, descrizione, extra_fields)
    SELECT n.id, r.posizione, r.tipo, r.codice, r.extra,
      CASE WHEN r.extra THEN (ARRAY['ZANZARIERA', 'PERSIANA', 'CASSONETTO', 'DAVANZALE'])[1 + floor(r.r4 * 4)::int] ELSE '' END,
      r.numero, r.listino, r.sconto, r.correttivo, r.netto, r.altezza, r.larghezza, r.ante, r.forma, '',
      CASE WHEN NOT r.extra AND r.r4 < 0.3 THEN '{"Colore": "RAL 9010", "Vetro": "33.1/16/33.1"}' ELSE '{}' END::jsonb
    FROM righe_massa r JOIN nuovi n ON n.g = r.g
    ORDER BY n.id, r.posizione`
}
