import type { Context } from '../context.ts'
import { numeroDi } from '../denaro/decimale.ts'
import { numero } from '../graphql/elencoField.ts'
import type { Budget } from './rules.ts'

const ultimiPrima = { orderBy: { anno: 'desc' }, select: { anno: true, importo: true } } as const

/** The budgets of a customer, the latest year first. */
export async function budgetCliente(cliente: number, { services: { db } }: Context): Promise<Budget[]> {
  const budget = await db.budgetCliente.findMany({ where: { clienteId: numero(cliente) }, ...ultimiPrima })
  return budget.map(({ anno, importo }) => ({ anno, importo: numeroDi(importo) }))
}

/** The budgets of an agent, the latest year first. */
export async function budgetAgente(agente: number, { services: { db } }: Context): Promise<Budget[]> {
  const budget = await db.budgetAgente.findMany({ where: { agenteId: numero(agente) }, ...ultimiPrima })
  return budget.map(({ anno, importo }) => ({ anno, importo: numeroDi(importo) }))
}
