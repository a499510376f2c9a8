import type { Context } from '#platform/context.ts'
import { createBatch } from '#platform/graphql/batch.ts'
import { askedPeriod, NO_DIGITS, type Statistiche, type StatisticheFilter, type StatisticheRequest } from './counted.ts'
import { type StatisticaAgente, statisticheAgenti } from './statisticheAgenti.ts'
import { type StatisticaCliente, statisticheClienti } from './statisticheClienti.ts'

type Days = Pick<StatisticheFilter, 'periodo'>

/** Of a period, the figures of one: those that are asked for together by one statement a period. */
function figuresBy<Row>(
  pkOf: (row: Row) => number,
  read: (request: StatisticheRequest, ctx: Context, only: number[]) => Promise<Statistiche<Row>>,
) {
  const batch = createBatch<string, Row>(async (keys, ctx) => {
    const asked = keys.map((key) => key.split(' ') as [string, string, string])
    const periods = Map.groupBy(asked, ([dal, al]) => `${dal} ${al}`)
    const found = await Promise.all(
      [...periods].map(async ([period, of]) => {
        const [dal = '', al = ''] = period.split(' ')
        const only = of.map(([, , pk]) => Number(pk))
        const request = { filtro: { periodo: { dal, al } }, ordinamento: [], pagina: 1, perPagina: only.length }
        const { nodes } = await read(request, ctx, only)
        return nodes.map((row) => [`${period} ${pkOf(row)}`, row] as const)
      }),
    )
    return new Map(found.flat())
  })
  return (pk: number, days: Days, ctx: Context) => {
    const { dataInizio, dataFine } = askedPeriod(days)
    return batch(`${dataInizio} ${dataFine} ${pk}`, ctx)
  }
}

const ofClienti = figuresBy<StatisticaCliente>(({ cliente }) => cliente, statisticheClienti)
const ofAgenti = figuresBy<StatisticaAgente>(({ agente }) => agente, statisticheAgenti)

type Figures = Omit<StatisticaCliente, 'nome' | 'codice'>

/**
 * What a customer ordered in a period.
 * @throws UserErrors on a period that ends before it begins
 */
export async function clienteFigures(
  { id, tipoCliente }: { id: number; tipoCliente: StatisticaCliente['tipoCliente'] },
  days: Days,
  ctx: Context,
): Promise<Figures> {
  const found = await ofClienti(id, days, ctx)
  return found ?? { ...NO_DIGITS, cliente: id, tipoCliente, agenti: [], budget: null }
}

/**
 * What an agent sold in a period; null of one whose figures the viewer does not see.
 * @throws UserErrors on a period that ends before it begins
 */
export async function agenteFigures(id: number, days: Days, ctx: Context): Promise<StatisticaAgente | null> {
  return (await ofAgenti(id, days, ctx)) ?? null
}
