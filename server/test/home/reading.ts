// The home as the pages ask for it, for tests.

import homeQuery from '#generated/HomePageQuery.graphql.ts'
import persisted from '#generated/persisted.json' with { type: 'json' }
import daOrdinareQuery from '#generated/WorkListToOrderWorkQuery.graphql.ts'
import { can, flags } from '#platform/permissions.ts'
import { homeVariables } from '#screens/home/homeVariables.ts'
import { workVariables } from '#screens/home/lavoro/workVariables.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import type { Client } from '../client.ts'

/** A query of the pages, as the compiler writes it. */
export interface PersistedQuery {
  params: { id?: string | null; name: string }
}

/** Text of a query of the pages, as browsers send it by its id. */
export function persistedText({ params: { id, name } }: PersistedQuery): string {
  const text = (persisted as Record<string, string>)[id ?? '']
  if (text === undefined) throw new Error(`${name} is not persisted: npm run gen`)
  return text
}

type Rows = Readonly<Record<string, unknown>>

/** What a field of an answer counts: a connection all of it, a list its rows. */
export function countOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length
  const { totalCount, totaleMancanti, nodes } = answer as {
    totalCount?: number
    totaleMancanti?: number
    nodes?: unknown[]
  }
  const count = totalCount ?? totaleMancanti ?? nodes?.length
  if (count === undefined) throw new Error(`counts nothing: ${Object.keys(answer as object).join(', ')}`)
  return count
}

/** What a query of the pages answers somebody. @throws what it is refused with */
export async function askAs(who: Client, page: PersistedQuery, variables: object): Promise<Rows> {
  const { data, errors } = await who.graphql<Rows>(persistedText(page), variables as Record<string, unknown>)
  if (errors?.[0]) throw errors[0]
  return data ?? {}
}

/** All that the home of somebody shows, by the field that it is read from, and the days that it is read with. */
export async function readHome(who: Client) {
  const { viewer } = await who.contesto()
  type Flags = Parameters<typeof homeVariables>[0]['permessi']
  const permessi = Object.fromEntries(flags.map((flag) => [flag, can(viewer, flag)])) as Flags
  const shown: Rows = {
    ...(await askAs(who, homeQuery, homeVariables({ permessi }))),
    ...(permessi.adminOrders ? await askAs(who, daOrdinareQuery, {}) : {}),
  }
  return { shown, days: workVariables(permessi, dayOfInstant(new Date())) }
}

export { daOrdinareQuery, homeQuery }
