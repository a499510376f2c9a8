import type { paginaClienteCodiceMutation } from '#generated/paginaClienteCodiceMutation.graphql.ts'
import type {
  paginaClienteOpenMutation,
  paginaClienteOpenMutation$data,
} from '#generated/paginaClienteOpenMutation.graphql.ts'
import type { paginaClienteSignMutation } from '#generated/paginaClienteSignMutation.graphql.ts'
import type { paginaClienteWriteMutation } from '#generated/paginaClienteWriteMutation.graphql.ts'
import { payloadErrors } from '#relay/answers/payloadErrors.ts'
import { graphql } from '#relay/graphql.ts'
import { sendDocument } from '#relay/network.ts'
import { linkToken } from '#shell/visitor/linkToken.ts'

const openMutation = graphql`
  mutation paginaClienteOpenMutation($token: String!) {
    openPaginaConferma(input: { token: $token }) {
      pagina {
        ragioneSociale
        telefono
        email
        nomeCliente
        codiceA
        numeroCommessa
        nomeFile
        scadeIl
        firmato
        firmatoIl
        firmatoDa
        confermata
        messaggi {
          note
          data
        }
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const signMutation = graphql`
  mutation paginaClienteSignMutation($input: SignConfermaClienteInput!) {
    signConfermaCliente(input: $input) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const codiceMutation = graphql`
  mutation paginaClienteCodiceMutation($token: String!) {
    requestCodiceFirma(input: { token: $token }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const writeMutation = graphql`
  mutation paginaClienteWriteMutation($input: WriteConfermaClienteInput!) {
    writeConfermaCliente(input: $input) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What the customer reads. */
export type PaginaConferma = NonNullable<paginaClienteOpenMutation$data['openPaginaConferma']['pagina']>

/** What is wrong by the answer of a mutation, in one Italian text; null when it is done. */
export const sentenceOf = (data: unknown): string | null => {
  const errors = payloadErrors(data as object)
  return errors.length > 0 ? errors.map(({ message }) => message).join(' ') : null
}

/** Reads the page. @throws RefusalError for a link that opens nothing, THROTTLED; NetworkError, ServerError */
export async function readPagina(): Promise<PaginaConferma> {
  const { data } = await sendDocument<paginaClienteOpenMutation>(openMutation.params, { token: linkToken() })
  const { pagina } = (data as paginaClienteOpenMutation$data).openPaginaConferma
  if (!pagina) throw new Error(sentenceOf(data) ?? '')
  return pagina
}

/** Has the code of the signature sent. @returns what is wrong, in Italian; null when it is done */
export async function askCodice(): Promise<string | null> {
  const { data } = await sendDocument<paginaClienteCodiceMutation>(codiceMutation.params, { token: linkToken() })
  return sentenceOf(data)
}

/**
 * Signs.
 * @param firma the drawing, a data: URL
 * @param codice what was sent to the customer's address; '' where none is asked for
 * @returns what is wrong, in Italian; null when it is done
 */
export async function signPage(name: string, firma: string, codice: string): Promise<string | null> {
  const { data } = await sendDocument<paginaClienteSignMutation>(signMutation.params, {
    input: { token: linkToken(), nome: name, firma, codice, accetto: 'si' },
  })
  return sentenceOf(data)
}

/** Writes to the house. @returns what is wrong, in Italian; null when it is done */
export async function writePage(note: string): Promise<string | null> {
  const { data } = await sendDocument<paginaClienteWriteMutation>(writeMutation.params, {
    input: { token: linkToken(), note },
  })
  return sentenceOf(data)
}

/** Sends back the signed quote. @returns what is wrong, in Italian; null when it is done */
export async function sendSigned(file: File): Promise<string | null> {
  const headers = { 'X-Link-Cliente': linkToken(), 'X-Nome-File': encodeURIComponent(file.name) }
  const response = await fetch('/conferma/firmato', { method: 'POST', headers, body: file })
  if (response.ok) return null
  const { detail } = (await response.json().catch(() => ({}))) as { detail?: string }
  return detail ?? 'Il caricamento non è riuscito: controlla la connessione e riprova.'
}
