import { request } from 'graphql-request'
import { graphql } from './generated/gql'

const openOrders = graphql(`
  query OpenOrders($after: String) {
    ordini(first: 5, after: $after, ordinamento: [DATA_DESC]) {
      nodes { id pk numeroCommessa data stato { id nome } }
      pageInfo { hasNextPage endCursor }
    }
  }
`)
const newCustomer = graphql(`
  mutation NewCustomer($input: CreateClienteInput!) {
    createCliente(input: $input) { cliente { id pk nome } errors { field message } }
  }
`)

const headers = (token: string) => ({ Authorization: `Bearer ${token}` })

/** Numbers of the newest orders. */
export async function readByCodegen(url: string, token: string): Promise<string[]> {
  const { ordini } = await request(`${url}/graphql`, openOrders, {}, headers(token))
  return ordini.nodes.map(({ numeroCommessa }) => numeroCommessa)
}

/** Adds a customer, and tells its name. */
export async function writeByCodegen(url: string, token: string, nome: string): Promise<string | undefined> {
  const { createCliente } = await request(`${url}/graphql`, newCustomer, { input: { nome } }, headers(token))
  return createCliente.cliente?.nome
}
