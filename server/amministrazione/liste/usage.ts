import { Prisma } from '../../../prisma/generated/client.ts'
import type { Context } from '../../platform/context.ts'
import type { ModelloLista } from './announce.ts'

type Used = Exclude<ModelloLista, 'emailTemplate'>

/** The columns that name an entry of a list. Models of mails are named nowhere: what is written with one is a mail. */
const REFERENCES: Readonly<Record<Used, string>> = {
  valoreStato: `SELECT stato_id AS pk FROM ordini UNION ALL SELECT stato_id FROM ordini_fornitore
    UNION ALL SELECT stato_id FROM stati_fase UNION ALL SELECT stato_id FROM stati_materiale`,
  statoPreventivo: 'SELECT stato_id AS pk FROM preventivi',
  voceCheckList: 'SELECT voce_id AS pk FROM check_list_ordine',
}

const read = new WeakMap<Context, Map<Used, Promise<Map<number, number>>>>()

async function countAll({ services }: Context, model: Used): Promise<Map<number, number>> {
  const rows = await services.db.$queryRaw<{ pk: number | null; quanti: number }[]>`
    SELECT pk, count(*)::int AS quanti FROM (${Prisma.raw(REFERENCES[model])}) usi GROUP BY pk`
  return new Map(rows.flatMap(({ pk, quanti }) => (pk === null ? [] : [[pk, quanti] as const])))
}

/** How many times an entry of a list is named; all of a list are counted together, once for a request. */
export async function usageOf(ctx: Context, model: Used, pk: number): Promise<number> {
  const counted = read.get(ctx) ?? new Map<Used, Promise<Map<number, number>>>()
  read.set(ctx, counted)
  const counting = counted.get(model) ?? countAll(ctx, model)
  counted.set(model, counting)
  return (await counting).get(pk) ?? 0
}
