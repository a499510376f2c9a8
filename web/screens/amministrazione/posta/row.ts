import { graphql, readInlineData } from 'relay-runtime'
import type { row_mail$key } from '#generated/row_mail.graphql.ts'
import { whole } from '#relay/reading/whole.ts'

/** A mail as the list shows it. */
export type MailRow = ReturnType<typeof readMailRow>

const fragment = graphql`
  fragment row_mail on Mail @inline {
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
    numeroCommessa
  }
`

/** Reads the row out of what spreads its fragment. */
export function readMailRow(mail: row_mail$key) {
  const read = readInlineData(fragment, mail)
  return whole(read, 'aIndirizzo', 'aNome', 'oggetto', 'creataIl', 'ultimoErrore', 'contesto')
}
