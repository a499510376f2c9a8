import createClient from 'openapi-fetch'
import type { paths } from './generated/openapi'

const open = (baseUrl: string, token: string) =>
  createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } })

/** Numbers of the newest orders. */
export async function readByOpenApi(url: string, token: string): Promise<string[]> {
  const { data } = await open(url, token).GET('/api/planner/ordini/', {
    params: { query: { page_size: 5, ordering: '-data' } },
  })
  return (data?.results ?? []).map(({ numero_commessa }) => numero_commessa)
}

/** Adds a customer, and tells its name. */
export async function writeByOpenApi(url: string, token: string, nome: string): Promise<string | undefined> {
  const { data } = await open(url, token).POST('/api/planner/clienti/', { body: { nome } })
  return data?.nome
}
