import { Prisma } from '../../../prisma/generated/client.ts'
import type { Context } from '../../platform/context.ts'
import { refuseIfStale } from '../../platform/db/conflict.ts'
import { boundedInteger } from '../../platform/graphql/listField.ts'
import { readStorico, type VoceStorico } from '../../platform/history/read.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { formatEuro } from '../../shared/formats/formats.ts'
import type { BudgetLetto, CambioBudget } from './rules.ts'

/** Topic of the budgets: its events say whose has changed, by the keys of DOVE and its number. */
export const BUDGET_OBJECT = 'budget'

/** Whose budgets there are, by their names in the history, and where they are kept. */
const DOVE = {
  Cliente: { tabella: Prisma.raw('budget_clienti'), chiave: Prisma.raw('cliente_id') },
  Agente: { tabella: Prisma.raw('budget_agenti'), chiave: Prisma.raw('agente_id') },
} as const
export type BudgetOwner = keyof typeof DOVE

/** What the history calls a change of a budget. */
const AZIONE = 'setBudget'

/** What the history calls the budget of a year. */
const campoDi = (anno: number) => `budget ${anno}`

/** The budgets of a customer or of an agent, the latest year first. */
export async function readBudget(di: BudgetOwner, pk: number, { services: { db } }: Context): Promise<BudgetLetto[]> {
  const { tabella, chiave } = DOVE[di]
  return db.$queryRaw`
    SELECT anno, importo::float8 AS importo, (SELECT count(*)::int FROM audit_log
      WHERE oggetto = ${di} AND oggetto_pk = ${chiave} AND campo = 'budget ' || anno) AS versione
    FROM ${tabella} WHERE ${chiave} = ${boundedInteger(pk)} ORDER BY anno DESC`
}

/** What has been done with the budgets of a customer or of an agent, newest first. */
export async function budgetHistory(
  di: BudgetOwner,
  pk: number,
  { services: { db } }: Context,
): Promise<VoceStorico[]> {
  return readStorico(db, di, boundedInteger(pk), { soloAzioni: [AZIONE] })
}

/**
 * Sets the budget of a year of a customer or of an agent, locked by the caller, or takes it away (null); its history,
 * and the others, are told when it is another one.
 * @throws Refusal CONFLICT when `versione` is not the current one and the save would change something
 */
export async function writeBudget(ctx: OperationContext, di: BudgetOwner, pk: number, cambio: CambioBudget) {
  const { anno, importo, versione: vista } = cambio
  const { tabella, chiave } = DOVE[di]
  const dove = Prisma.sql`${chiave} = ${pk} AND anno = ${anno}`
  const [riga] = await ctx.tx.$queryRaw<
    { importo: number }[]
  >`SELECT importo::float8 AS importo FROM ${tabella} WHERE ${dove}`
  const prima = riga?.importo ?? null
  if (prima === importo) return
  const storia = { oggetto: di, oggettoPk: pk, campo: campoDi(anno) }
  await refuseIfStale(ctx, {
    oggetto: di,
    pk,
    storia: { campo: storia.campo },
    vista,
    attuale: { versione: await ctx.tx.auditLog.count({ where: storia }) },
    prima: { importo: prima },
    dopo: { importo },
  })
  if (importo === null) await ctx.tx.$executeRaw`DELETE FROM ${tabella} WHERE ${dove}`
  else {
    await ctx.tx.$executeRaw`INSERT INTO ${tabella} (${chiave}, anno, importo) VALUES (${pk}, ${anno}, ${importo})
      ON CONFLICT (${chiave}, anno) DO UPDATE SET importo = excluded.importo`
  }
  const scritto = (euro: number | null) => (euro === null ? null : formatEuro(euro))
  await ctx.audit({ ...storia, azione: AZIONE, prima: scritto(prima), dopo: scritto(importo) })
  await ctx.emit(BUDGET_OBJECT, { oggetto: di, pk })
}
