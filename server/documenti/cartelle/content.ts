import type { Context } from '#platform/context.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { cartelleList } from './list.ts'
import { contentInWords } from './rules.ts'

/** What a folder would take along into the bin, in words; null when it is empty or not the viewer's to see. */
export async function readContent({ services, viewer }: Context, numero: number): Promise<string | null> {
  const pk = boundedInteger(numero)
  const where = { id: pk, AND: cartelleList.visible(viewer) }
  if ((await services.db.cartella.count({ where })) === 0) return null
  const [counts] = await services.db.$queryRaw<{ cartelle: number; file: number }[]>`
    WITH RECURSIVE sotto AS (
      SELECT id FROM cartelle WHERE id = ${pk}
      UNION ALL
      SELECT c.id FROM cartelle c JOIN sotto s ON c.parent_id = s.id WHERE c.eliminata_il IS NULL
    )
    SELECT (SELECT count(*) - 1 FROM sotto)::int AS cartelle,
      (SELECT count(*) FROM documenti_cartella d JOIN sotto s ON d.cartella_id = s.id
        WHERE d.eliminato_il IS NULL)::int AS file`
  return counts ? contentInWords(counts) : null
}
