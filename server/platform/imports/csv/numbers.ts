import { Prisma } from '#prisma/generated/client.ts'
import { modelDef } from '../../db/entity/rows.ts'
import type { Tx } from '../../db/prisma.ts'
import type { Model } from '../../db/read.ts'
import { qualified } from '../../db/sql/model.ts'
import type { OpenCsv } from './readCsv.ts'

/** Numbers above this are not taken over: behind them there must be room for those to come. */
export const PK_MAX = 2_000_000_000

/** Gives each new row its number. */
interface Numbers {
  /** Those of the wanted numbers that are taken, by rows stored or of this import. */
  taken(wanted: readonly number[]): Promise<ReadonlySet<number>>
  /** The wanted number when it is free, else one that nobody has or wants. */
  give(wanted: number | null, taken: ReadonlySet<number>): number
  /** The numbers that the product gives itself begin after these. */
  settle(): Promise<void>
}

/** A number wanted by a row, as far as it can be one. */
export function wantedPk(text: string | undefined): number | null {
  const number = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= PK_MAX ? number : null
}

async function highestWanted(csv: OpenCsv): Promise<number> {
  let highest = 0
  if (!csv.present.has('pk')) return highest
  for await (const { celle } of csv.rows()) highest = Math.max(highest, wantedPk(celle.pk) ?? 0)
  return highest
}

/** The numbers of a model, for the rows of a file: fresh ones lie above all that there are and all that are wanted. */
export async function openNumbers(tx: Tx, model: Model, csv: OpenCsv): Promise<Numbers> {
  const { table, schema } = modelDef(model)
  const name = Prisma.raw(qualified(table, schema))
  const [row] = await tx.$queryRaw<{ last: number }[]>`
    SELECT greatest(coalesce(max(id), 0), coalesce(pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass), 0))::int
      AS last FROM ${name}`
  let fresh = Math.max(row?.last ?? 0, await highestWanted(csv))
  const given = new Set<number>()
  return {
    async taken(wanted) {
      if (wanted.length === 0) return given
      const found = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM ${name} WHERE id = ANY(${[...wanted]}::int[])`
      return new Set([...found.map(({ id }) => id), ...wanted.filter((pk) => given.has(pk))])
    },
    give(wanted, taken) {
      const pk = wanted !== null && !taken.has(wanted) && !given.has(wanted) ? wanted : ++fresh
      if (pk === wanted) given.add(pk)
      return pk
    },
    async settle() {
      await tx.$queryRaw`
        SELECT setval(pg_get_serial_sequence(${table}, 'id')::regclass, greatest(${fresh}::bigint, (SELECT coalesce(max(id), 1) FROM ${name})))`
    },
  }
}

/** Until the end of the transaction nobody else adds rows of a model, or changes them. */
export async function lockModel(tx: Tx, model: Model): Promise<void> {
  const { table, schema } = modelDef(model)
  await tx.$executeRaw`LOCK TABLE ${Prisma.raw(qualified(table, schema))} IN SHARE ROW EXCLUSIVE MODE`
}
