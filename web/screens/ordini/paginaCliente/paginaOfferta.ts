import type {
  paginaOffertaOpenMutation,
  paginaOffertaOpenMutation$data,
} from '#generated/paginaOffertaOpenMutation.graphql.ts'
import type { paginaOffertaRefuseMutation } from '#generated/paginaOffertaRefuseMutation.graphql.ts'
import type { paginaOffertaSignMutation } from '#generated/paginaOffertaSignMutation.graphql.ts'
import type { paginaOffertaWriteMutation } from '#generated/paginaOffertaWriteMutation.graphql.ts'
import type { CausaRifiuto } from '#ordini/offerte/rules.ts'
import { graphql } from '#relay/graphql.ts'
import { sendDocument } from '#relay/network.ts'
import { linkToken } from '#shell/visitor/linkToken.ts'
import { sentenceOf } from './paginaCliente.ts'

const openMutation = graphql`
  mutation paginaOffertaOpenMutation($token: String!) {
    openPaginaOfferta(input: { token: $token }) {
      pagina {
        ragioneSociale
        telefono
        email
        nomeCliente
        codiceA
        nome
        riferimento
        stato
        motivoChiusa
        validaFino
        consegnaPrevista
        introduzione
        condizioni
        pagamento
        nomeFile
        scadeIl
        decisaIl
        decisaDa
        alternative {
          pk
          nome
          descrizione
          accettata
          senzaFinestre
          listino
          sconto
          netto
          totale
          imposte {
            aliquota
            imponibile
            imposta
          }
          righe {
            posizione
            nome
            descrizione
            dettagli {
              nome
              valore
            }
            numero
            altezza
            larghezza
            listino
            netto
            figura {
              disegno
              ante
              senso
              specchiature {
                x
                y
                larghezza
                altezza
                disegno
                ante
                senso
              }
            }
          }
          servizi {
            nome
            importo
          }
        }
        messaggi {
          note
          data
          mio
        }
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const signMutation = graphql`
  mutation paginaOffertaSignMutation($input: SignOffertaClienteInput!) {
    signOffertaCliente(input: $input) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const refuseMutation = graphql`
  mutation paginaOffertaRefuseMutation($input: RefuseOffertaClienteInput!) {
    refuseOffertaCliente(input: $input) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const writeMutation = graphql`
  mutation paginaOffertaWriteMutation($input: WriteOffertaClienteInput!) {
    writeOffertaCliente(input: $input) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What the customer of an offer reads. */
export type ReadOfferta = NonNullable<paginaOffertaOpenMutation$data['openPaginaOfferta']['pagina']>
export type AlternativaRead = ReadOfferta['alternative'][number]

/** Reads the page. @throws RefusalError for a link that opens nothing, THROTTLED; NetworkError, ServerError */
export async function readOfferta(): Promise<ReadOfferta> {
  const { data } = await sendDocument<paginaOffertaOpenMutation>(openMutation.params, { token: linkToken() })
  const { pagina } = (data as paginaOffertaOpenMutation$data).openPaginaOfferta
  if (!pagina) throw new Error(sentenceOf(data) ?? '')
  return pagina
}

interface Signing {
  alternativaPk: number
  name: string
  /** The drawing, a data: URL. */
  firma: string
  /** What was sent to the customer's address; '' where none is asked for. */
  codice: string
}

/** Accepts an alternative. @returns what is wrong, in Italian; null when it is done */
export async function signOfferta({ alternativaPk, name, firma, codice }: Signing): Promise<string | null> {
  const { data } = await sendDocument<paginaOffertaSignMutation>(signMutation.params, {
    input: { token: linkToken(), alternativaPk, nome: name, firma, codice, accetto: 'si' },
  })
  return sentenceOf(data)
}

/** Refuses the offer. @returns what is wrong, in Italian; null when it is done */
export async function refuseOffertaPage(causa: CausaRifiuto, words: string): Promise<string | null> {
  const { data } = await sendDocument<paginaOffertaRefuseMutation>(refuseMutation.params, {
    input: { token: linkToken(), causa, motivo: words },
  })
  return sentenceOf(data)
}

/** Asks the house. @returns what is wrong, in Italian; null when it is done */
export async function askAboutOfferta(note: string): Promise<string | null> {
  const { data } = await sendDocument<paginaOffertaWriteMutation>(writeMutation.params, {
    input: { token: linkToken(), note },
  })
  return sentenceOf(data)
}
