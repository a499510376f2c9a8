import { withBareTables } from '../../prisma/seed/many/bare.ts'
import { createDb, type Tx } from '../../server/platform/db/prisma.ts'

/** An order with its lines, its plan and what is bought for it: each table after those that it refers to. */
const TABLES = [
  'ordini',
  'righe_ordine',
  'schedulazioni_ordine',
  'schedulazioni_fase',
  'prenotazioni',
  'ordini_fornitore',
  'righe_ordine_fornitore',
] as const
const TWENTY_MINUTES = 1_200_000

/** Columns that hold the number of a row that is copied too. */
const NUMBERS: Readonly<Record<string, string>> = {
  ordine_id: 'ordini',
  riga_ordine_id: 'righe_ordine',
  fase_id: 'schedulazioni_fase',
  ordine_fornitore_id: 'ordini_fornitore',
}

interface Column {
  name: string
  text: boolean
  /** Only one row may have its value: a copy gets one of its own, or none. */
  alone: boolean
}

const columnsOf = (tx: Tx, table: string) => tx.$queryRaw<Column[]>`
  SELECT a.attname AS name, a.atttypid = 'text'::regtype AS text,
    EXISTS (SELECT FROM pg_index i WHERE i.indrelid = a.attrelid AND i.indisunique AND i.indkey::text = a.attnum::text) AS alone
  FROM pg_attribute a
  WHERE a.attrelid = ${table}::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  ORDER BY a.attnum`

/**
 * Copies orders with their plans and what is bought for them until there are so many supplier orders, each copy with
 * numbers of its own: one statement a table, without triggers; what they keep of an order (search, what it lacks) is
 * copied with it. Customers and suppliers stay as many as they are.
 * @param forniture how many supplier orders there should be
 */
export async function copyForniture(url: string, forniture: number): Promise<void> {
  const db = createDb(url, 1)
  try {
    const there = await db.ordineFornitore.count()
    const times = there === 0 ? 0 : Math.ceil(forniture / there) - 1
    if (times <= 0) return
    console.log(`Copie: ${times} di ${there} ordini a fornitore …`)
    await db.$transaction((tx) => withBareTables(tx, TABLES, () => copyAll(tx, times)), { timeout: TWENTY_MINUTES })
    await db.$executeRawUnsafe(`VACUUM (ANALYZE) ${TABLES.join(', ')}`)
  } finally {
    await db.$disconnect()
  }
}

async function copyAll(tx: Tx, times: number): Promise<void> {
  const last: Record<string, number> = {}
  for (const table of TABLES) {
    const columns = await columnsOf(tx, table)
    const numbered = columns.some(({ name }) => name === 'id')
    if (numbered) {
      const [row] = await tx.$queryRawUnsafe<{ id: number }[]>(`SELECT max(id)::int AS id FROM ${table}`)
      last[table] = row?.id ?? 0
    }
    const copied = columns.flatMap(({ name, text, alone }) => {
      const of = name === 'id' ? table : NUMBERS[name]
      if (of) return { name, value: `${name} + n * ${last[of]}` }
      if (alone) return text ? { name, value: `nullif(${name}, '') || '-' || id + n * ${last[table]}` } : []
      return { name, value: name }
    })
    await tx.$executeRawUnsafe(
      `INSERT INTO ${table} (${copied.map(({ name }) => name).join(', ')})
      SELECT ${copied.map(({ value }) => value).join(', ')} FROM generate_series(1, ${times}) n, ${table}`,
    )
    if (numbered) {
      await tx.$queryRawUnsafe(
        `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`,
      )
    }
  }
}
