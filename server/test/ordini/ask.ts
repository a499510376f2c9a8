import type { Client } from '../client.ts'

export interface TestUserError {
  code: string
  field: string | null
  message: string
}

/** Runs one mutation. @returns its payload @throws the refusal */
export async function mutateAs<Payload extends object = Record<string, unknown>>(
  chi: Client,
  nome: string,
  input: object,
  fields = '',
): Promise<Payload & { errors: TestUserError[] }> {
  const Nome = nome.charAt(0).toUpperCase() + nome.slice(1)
  const document = `mutation ($input: ${Nome}Input!) { ${nome}(input: $input) { ${fields} errors { code field message } } }`
  const { data, errors } = await chi.graphql<Record<string, Payload & { errors: TestUserError[] }>>(document, { input })
  if (errors?.[0]) throw errors[0]
  return data?.[nome] as Payload & { errors: TestUserError[] }
}

/** Runs a query that succeeds. @returns what its one field answers */
export async function queryAs<Data>(
  chi: Client,
  field: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const { data, errors } = await chi.graphql<Record<string, Data>>(field, variables)
  if (errors?.[0]) throw errors[0]
  return Object.values(data ?? {})[0] as Data
}
