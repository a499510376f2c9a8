import type { Context } from '#platform/context.ts'
import { countUses } from '#platform/db/arranged/countUses.ts'
import type { ListaModel } from './announce.ts'

type Used = Exclude<ListaModel, 'emailTemplate'>

/** The columns that name an entry of a list. Models of mails are named nowhere: what is written with one is a mail. */
const REFERENCES: Readonly<Record<Used, string>> = {
  valoreStato: `SELECT stato_id AS pk FROM ordini UNION ALL SELECT stato_id FROM ordini_fornitore
    UNION ALL SELECT stato_id FROM stati_fase UNION ALL SELECT stato_id FROM stati_materiale`,
  statoPreventivo: 'SELECT stato_id AS pk FROM preventivi',
  voceCheckList: 'SELECT voce_id AS pk FROM check_list_ordine',
}

/** How many times an entry of a list is named. */
export const usageOf = (ctx: Context, model: Used, pk: number): Promise<number> => countUses(ctx, REFERENCES[model], pk)
