import { graphql, readInlineData } from 'relay-runtime'
import type { readTokens_token$data, readTokens_token$key } from '#generated/readTokens_token.graphql.ts'

const fragment = graphql`
  fragment readTokens_token on ApiToken @inline {
    pk
    nome
    prefisso
    scrittura
    introspezione
    aree
    creatoIl
    scadeIl
    ultimoUso
    revocatoIl
    motivoNonValido
    user {
      pk
      nome
      username
    }
    creatoDa {
      pk
      nome
      username
    }
  }
`

/** A token as its lists show it. */
export type TokenRow = readTokens_token$data

/** Reads the tokens out of what spreads their fragment. */
export const readTokens = (tokens: readonly readTokens_token$key[]): TokenRow[] =>
  tokens.map((token) => readInlineData(fragment, token))
