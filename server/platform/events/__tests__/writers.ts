import pg from 'pg'

/** What a writer commits: who, and its own count from 0. */
export interface WrittenEvent {
  w: number
  n: number
}

/**
 * Writes `events` events of a topic in transactions of 1 to 12, some slow, some rolled back and done again, so that
 * they commit in another order than their ids.
 */
export async function writeEvent(url: string, topic: string, w: number, events: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const random = generator(w + 1)
  for (let n = 0; n < events; ) {
    const size = Math.min(events - n, 1 + Math.floor(random() * 12))
    const rollback = random() < 0.1
    await client.query('BEGIN')
    for (let i = 0; i < size; i++) {
      await client.query('INSERT INTO event_log (topic, payload) VALUES ($1, $2)', [topic, { w, n: n + i }])
      if (random() < 0.05) await client.query('SELECT pg_sleep($1)', [random() / 50])
    }
    await client.query(rollback ? 'ROLLBACK' : 'COMMIT')
    if (!rollback) n += size
  }
  await client.end()
}

/** The same numbers at each run (a linear congruence), so that a failure can be had again. */
function generator(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
