import type { Client } from '../client.ts'

export interface TestUserError {
  code: string
  field: string | null
  message: string
}

/** What a value of another kind than the schema says is answered with: the fields of the input, as in a payload. */
export function wrongInput(error: { extensions?: Record<string, unknown> } | undefined): TestUserError[] | null {
  const { code, errors } = error?.extensions ?? {}
  return code === 'BAD_USER_INPUT' && Array.isArray(errors) ? (errors as TestUserError[]) : null
}

/** Runs one mutation. @returns its payload, or the errors of an input of another kind @throws the refusal */
export async function mutateAs<Payload extends object = Record<string, unknown>>(
  who: Client,
  name: string,
  input: object,
  fields = '',
): Promise<Payload & { errors: TestUserError[] }> {
  const Name = name.charAt(0).toUpperCase() + name.slice(1)
  const document = `mutation ($input: ${Name}Input!) { ${name}(input: $input) { ${fields} errors { code field message } } }`
  const { data, errors } = await who.graphql<Record<string, Payload & { errors: TestUserError[] }>>(document, { input })
  const wrong = wrongInput(errors?.[0])
  if (wrong) return { errors: wrong } as Payload & { errors: TestUserError[] }
  if (errors?.[0]) throw errors[0]
  return data?.[name] as Payload & { errors: TestUserError[] }
}

/** Runs a query that succeeds. @returns what its one field answers */
export async function queryAs<Data>(
  who: Client,
  field: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const { data, errors } = await who.graphql<Record<string, Data>>(field, variables)
  if (errors?.[0]) throw errors[0]
  return Object.values(data ?? {})[0] as Data
}
