import type pg from 'pg'
import { withDatabase } from '../bench.ts'

/** The columns of a table that are copied: all but its number, what is computed, and what only one row may have. */
async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
    WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attname <> 'id'
      AND NOT EXISTS (SELECT FROM pg_index WHERE indrelid = attrelid AND indisunique AND indkey::text = attnum::text)`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/**
 * Copies orders with their plans and what is bought for them until there are so many supplier orders: no trigger runs and
 * no foreign key is looked at; what triggers keep of an order (search, what it lacks) is copied with it.
 * Customers and suppliers stay as many as they are.
 * @param forniture how many supplier orders there should be
 */
export function copyForniture(url: string, forniture: number): Promise<void> {
  return withDatabase(url, async (client) => {
    const { rows } = await client.query<{ there: number; last: number }>(
      `SELECT (SELECT count(*)::int FROM ordini_fornitore) AS there, (SELECT coalesce(max(id), 0)::int FROM ordini) AS last`,
    )
    const { there = 0, last = 0 } = rows[0] ?? {}
    const times = there === 0 ? 0 : Math.ceil(forniture / there) - 1
    if (times <= 0) return
    await client.query('SET session_replication_role = replica')
    const others = (await columnsOf(client, 'ordini')).filter((name) => name !== 'numero_commessa').join(', ')
    await client.query(
      `INSERT INTO ordini (id, numero_commessa, ${others})
      SELECT o.id + $1 * n, o.numero_commessa || '-' || n, ${others}
      FROM ordini o, generate_series(1, $2::int) n WHERE o.id <= $1`,
      [last, times],
    )
    for (const table of ['schedulazioni_ordine', 'schedulazioni_fase', 'ordini_fornitore', 'righe_ordine']) {
      const columns = (await columnsOf(client, table)).filter((name) => name !== 'ordine_id').join(', ')
      await client.query(
        `INSERT INTO ${table} (ordine_id, ${columns}) SELECT ordine_id + $1 * n, ${columns}
        FROM ${table}, generate_series(1, $2::int) n WHERE ordine_id <= $1`,
        [last, times],
      )
    }
    await client.query(`SELECT setval(pg_get_serial_sequence('ordini', 'id'), (SELECT max(id) FROM ordini))`)
    await client.query('SET session_replication_role = origin')
    await client.query(
      'VACUUM (ANALYZE) ordini, schedulazioni_ordine, schedulazioni_fase, ordini_fornitore, righe_ordine',
    )
  })
}
