import type { TestApp } from './client.ts'

/** Rows that were written in a database since it is watched. */
export interface WatchedWrites {
  /** 'UPDATE ordini', once for each row, since the last call; the columns that an update changed after it. */
  take(): Promise<string[]>
}

/** Watches every table of a test database: whatever writes a row, by whatever way, is told. */
export async function watchWrites({ db }: Pick<TestApp, 'db'>): Promise<WatchedWrites> {
  await db.$executeRawUnsafe('CREATE TABLE watched_writes (id serial PRIMARY KEY, what text NOT NULL)')
  await db.$executeRawUnsafe(`
    CREATE FUNCTION watch_write() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE changed text := '';
    BEGIN
      IF TG_OP = 'UPDATE' THEN
        SELECT ' ' || coalesce(string_agg(key, ',' ORDER BY key), '') INTO changed
        FROM jsonb_each(to_jsonb(NEW)) WHERE value IS DISTINCT FROM to_jsonb(OLD) -> key;
      END IF;
      INSERT INTO watched_writes (what) VALUES (TG_OP || ' ' || TG_TABLE_NAME || changed);
      RETURN NULL;
    END $$`)
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND c.relname <> 'watched_writes' AND NOT c.relispartition`
  for (const { name } of tables) {
    await db.$executeRawUnsafe(
      `CREATE TRIGGER watched AFTER INSERT OR UPDATE OR DELETE ON "${name}" FOR EACH ROW EXECUTE FUNCTION watch_write()`,
    )
  }
  return {
    async take() {
      const written = await db.$queryRaw<{ what: string }[]>`
        WITH gone AS (DELETE FROM watched_writes RETURNING id, what) SELECT what FROM gone ORDER BY id`
      return written.map(({ what }) => what)
    },
  }
}
