// Many activities for measurements, made inside PostgreSQL of the orders, operators and operations that are there.
import type { Db } from '#platform/db/prisma.ts'
import { withBareTables } from './bare.ts'

const TWENTY_MINUTES = 1_200_000

/**
 * Adds closed activities of the last three years, one in eight without an order and one in ten with a second operation,
 * those of an order with four pieces each; their places go on from the last, whatever the lines have. Progress is made
 * beside it, of some euro an activity: reckoned as it is for others it would take hours.
 * @throws Error in Italian when there are no orders or no operators
 */
export async function seedManyAttivita(db: Db, count: number): Promise<void> {
  await db.$transaction(
    async (tx) => {
      const [righe, operatori] = [
        await tx.rigaOrdine.count({ where: { rivendita: false } }),
        await tx.operatore.count(),
      ]
      if (righe === 0 || operatori === 0) throw new Error('Mancano ordini o operatori: prima i dati dimostrativi.')
      await tx.$executeRaw`SET LOCAL work_mem = '256MB'`
      await tx.$executeRaw`
        CREATE TEMP TABLE nuove ON COMMIT DROP AS
        WITH o AS (SELECT array_agg(id ORDER BY id) AS tutti FROM operatori),
          l AS (SELECT array_agg(id ORDER BY ordine, id) AS tutte FROM lavorazioni),
          r AS (SELECT array_agg(id ORDER BY id) AS tutte FROM righe_ordine WHERE NOT rivendita),
          u AS (SELECT coalesce(max(id), 0) AS ultima FROM attivita)
        SELECT u.ultima + g AS id, g, o.tutti[1 + g % cardinality(o.tutti)] AS operatore_id,
          current_date - (g % 1095) AS data, l.tutte[1 + g % cardinality(l.tutte)] AS lavorazione_id,
          CASE WHEN g % 10 = 0 THEN l.tutte[1 + (g + 1) % cardinality(l.tutte)] END AS seconda_lavorazione_id,
          CASE WHEN g % 8 <> 0 THEN r.tutte[1 + (g::bigint * 7919 % cardinality(r.tutte))::int] END AS riga,
          20 + g % 200 AS tempo
        FROM generate_series(1, ${count}::int) g, o, l, r, u`
      await withBareTables(tx, ['attivita', 'pezzi_attivita', 'eventi_avanzamento'], async () => {
        await tx.$executeRaw`
          INSERT INTO attivita (id, operatore_id, automatica, data, ordine_id, lavorazione_id, seconda_lavorazione_id,
            ora_inizio, ora_fine, tempo, tempo_teorico, pezzi_fatti, pezzi_seconda, teorico_seconda, fine_lavorazione)
          SELECT n.id, n.operatore_id, false, n.data, w.ordine_id, n.lavorazione_id,
            CASE WHEN w.id IS NOT NULL THEN n.seconda_lavorazione_id END, time '08:00', time '08:00' + n.tempo * interval '1 minute',
            n.tempo, CASE WHEN w.id IS NULL THEN 0 WHEN n.seconda_lavorazione_id IS NULL THEN 4 ELSE 8 END * (10 + n.g % 20),
            CASE WHEN w.id IS NULL THEN 0 ELSE 4 END, CASE WHEN w.id IS NULL OR n.seconda_lavorazione_id IS NULL THEN 0 ELSE 4 END,
            CASE WHEN w.id IS NULL OR n.seconda_lavorazione_id IS NULL THEN 0 ELSE 4 END * (10 + n.g % 20), false
          FROM nuove n LEFT JOIN righe_ordine w ON w.id = n.riga ORDER BY n.data, n.id`
        await tx.$executeRaw`
          INSERT INTO pezzi_attivita (attivita_id, ordine_id, lavorazione_id, riga_ordine_id, posizione, minuti)
          SELECT n.id, w.ordine_id, x.lavorazione_id, n.riga, 1000 + n.id * 4 + p, 10 + n.g % 20
          FROM nuove n JOIN righe_ordine w ON w.id = n.riga
          CROSS JOIN LATERAL (SELECT n.lavorazione_id UNION ALL
            SELECT n.seconda_lavorazione_id WHERE n.seconda_lavorazione_id IS NOT NULL) x
          CROSS JOIN generate_series(0, 3) p`
        await tx.$executeRaw`
          INSERT INTO avanzamenti_ordine (ordine_id, netto, rivendita, manodopera, materiali, completo)
          SELECT o.id, o.netto, 0, o.netto, '[]', false FROM ordini o
          WHERE o.id IN (SELECT w.ordine_id FROM nuove n JOIN righe_ordine w ON w.id = n.riga)
          ON CONFLICT DO NOTHING`
        await tx.$executeRaw`
          INSERT INTO eventi_avanzamento (ordine_id, data, tipo, attivita_id, lavorazione_id, operatore_id, tempo_teorico,
            tempo_lavorazione, numero_pezzi, numero_pezzi_totali, valore_economico, valore_economico_av_materiali)
          SELECT w.ordine_id, n.data, 'ATTIVITA_OPERATORE', n.id, n.lavorazione_id, n.operatore_id, 4 * (10 + n.g % 20),
            n.tempo, 4, 4, 1 + n.g % 50, 1 + n.g % 50
          FROM nuove n JOIN righe_ordine w ON w.id = n.riga ORDER BY n.data, n.id`
      })
      await tx.$executeRaw`
        DELETE FROM avanzamenti_da_rifare WHERE ordine_id IN (SELECT ordine_id FROM avanzamenti_ordine)`
      await tx.$executeRaw`SELECT setval(pg_get_serial_sequence('attivita', 'id'), (SELECT max(id) FROM attivita))`
    },
    { timeout: TWENTY_MINUTES, maxWait: 10_000 },
  )
  // Vacuumed, so that an index is read alone as in a database in use.
  await db.$executeRaw`VACUUM (ANALYZE) attivita, pezzi_attivita, eventi_avanzamento, avanzamenti_ordine`
}
