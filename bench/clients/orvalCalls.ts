import { getPlannerOrdini, postPlannerClienti } from './generated/orval'
import { connect } from './orvalFetch'

/** Numbers of the newest orders. */
export async function readByOrval(url: string, token: string): Promise<string[]> {
  connect(url, token)
  const { data, status } = await getPlannerOrdini({ page_size: 5, ordering: '-data' })
  return status === 200 ? data.results.map(({ numero_commessa }) => numero_commessa) : []
}

/** Adds a customer, and tells its name. */
export async function writeByOrval(url: string, token: string, nome: string): Promise<string | undefined> {
  connect(url, token)
  const { data, status } = await postPlannerClienti({ nome })
  return status === 201 ? data.nome : undefined
}
