import { graphql, readInlineData } from 'relay-runtime'
import type { rigaMail_mail$data, rigaMail_mail$key } from './__generated__/rigaMail_mail.graphql.ts'

/** A mail as the list shows it. */
export type RigaMail = rigaMail_mail$data

const fragment = graphql`
  fragment rigaMail_mail on Mail @inline {
    id
    pk
    stato
    aIndirizzo
    aNome
    oggetto
    inviaDal
    inviataIl
    creataIl
    tentativi
    ultimoErrore
    contesto
    contestoPk
  }
`

/** Reads the row out of what spreads its fragment. */
export function leggiMail(mail: rigaMail_mail$key): RigaMail {
  return readInlineData(fragment, mail)
}
