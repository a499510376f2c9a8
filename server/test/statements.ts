import pg from 'pg'
import { vi } from 'vitest'

/**
 * The SQL statements that `work` sends to PostgreSQL, from any pool of this process; transaction control left out.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return spy.mock.calls
      .map(([query]) => (typeof query === 'string' ? query : (query as { text: string }).text))
      .filter((text) => !/^\s*(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET TRANSACTION)\b/i.test(text))
  } finally {
    spy.mockRestore()
  }
}
