import type { Client } from '../client.ts'

export interface ErroreUtente {
  code: string
  field: string | null
  message: string
}

/** Runs one mutation. @returns its payload @throws the refusal */
export async function muta<Payload extends object = Record<string, unknown>>(
  chi: Client,
  nome: string,
  input: object,
  campi = '',
): Promise<Payload & { errors: ErroreUtente[] }> {
  const Nome = nome.charAt(0).toUpperCase() + nome.slice(1)
  const document = `mutation ($input: ${Nome}Input!) { ${nome}(input: $input) { ${campi} errors { code field message } } }`
  const { data, errors } = await chi.graphql<Record<string, Payload & { errors: ErroreUtente[] }>>(document, { input })
  if (errors?.[0]) throw errors[0]
  return data?.[nome] as Payload & { errors: ErroreUtente[] }
}

/** Runs a query that succeeds. @returns what its one field answers */
export async function leggi<Data>(chi: Client, campo: string, variabili: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await chi.graphql<Record<string, Data>>(campo, variabili)
  if (errors?.[0]) throw errors[0]
  return Object.values(data ?? {})[0] as Data
}
