import type { Client, TestApp } from '#server-test/client.ts'
import { makeCatalogo } from '#server-test/factories.ts'

/** What the mutation answers in these tests. */
interface CreationAnswer {
  createPreventivo: {
    pk: number | null
    preventivo: { pk: number; nomeCognome: string; stato: string | null; agente: string | null } | null
    errors: { code: string; field: string | null; message: string }[]
  }
}

const CREATE_DOCUMENT = /* GraphQL */ `
  mutation ($input: CreatePreventivoInput!) {
    createPreventivo(input: $input) {
      pk
      preventivo { pk nomeCognome agente stato }
      errors { code field message }
    }
  }
`

/** A catalogue with one family and one type, and a request it accepts. */
export async function makePreventivoInput({ db }: Pick<TestApp, 'db'>) {
  const { famiglia, tipo, vincolo } = await makeCatalogo(db)
  const serramento = {
    tipoSerramentoPk: tipo.id,
    tipoAperturaPk: tipo.aperture[0]?.id,
    accessorioPks: [tipo.accessori[0]?.id],
    quantita: 2,
    altezza: 1200,
    larghezza: 800,
  }
  const input = {
    famigliaPk: famiglia.id,
    valoreOpzionePks: [famiglia.opzioni[0]?.valori[1]?.id],
    serramenti: [serramento],
    nomeCognome: 'Anna Rossi',
    telefono: '051 000000',
    email: 'anna@example.com',
    citta: 'Bologna',
    provincia: 'BO',
    privacy: true,
  }
  return { famiglia, tipo, vincolo, serramento, input }
}

/** Sends a request and returns the payload. @throws what came as a top-level error */
export async function submitPreventivo(client: Client, input: object) {
  const { data, errors } = await client.graphql<CreationAnswer>(CREATE_DOCUMENT, { input })
  if (errors?.[0]) throw errors[0]
  if (!data) throw new Error('Nessun dato')
  return data.createPreventivo
}
