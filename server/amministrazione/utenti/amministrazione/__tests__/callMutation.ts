import type { Client } from '#server-test/client.ts'

interface Payload {
  errors: { code: string; field: string | null; message: string }[]
  user?: Record<string, unknown> | null
}

/** Everything of a user that the tests look at. */
const UTENTE = `pk username email firstName lastName isSuperuser isStaff isActive versione
  info { note canAdminUsers canViewLineaSaomad mailSchedulazione }
  operatore { pk vedeOrdini modificaStatoOrdine }
  appAccount { pk visualizzaStatiOrdine accessoClienti { pk } }
  agente { pk codice tipo capoAreaPk }`

/** Calls an operation through GraphQL: the user as it is now, the errors by field, or the code of the refusal. */
export async function callMutation(client: Client, name: string, input: object) {
  const tipo = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const what = name === 'deleteUser' ? 'pk' : /[vV]ediCome/.test(name) ? 'fatto' : `user { ${UTENTE} }`
  const documento = `mutation ($input: ${tipo}!) { ${name}(input: $input) { ${what} errors { code field message } } }`
  const { data, errors } = await client.graphql<Record<string, Payload | null>>(documento, { input })
  const payload = data?.[name]
  return {
    user: (payload?.user ?? null) as {
      pk: number
      versione: number
      operatore: { pk: number } | null
      appAccount: { pk: number; accessoClienti: { pk: number }[] } | null
      agente: { pk: number } | null
    } | null,
    errori: Object.fromEntries((payload?.errors ?? []).map(({ field, message }) => [field ?? 'tutto', message])),
    codici: (payload?.errors ?? []).map(({ code }) => code),
    refusal: errors?.[0]?.extensions?.code as string | undefined,
    dettagli: errors?.[0]?.extensions,
  }
}
