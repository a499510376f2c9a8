import { graphql, readInlineData } from 'relay-runtime'
import type { readFamiglia_famiglia$data, readFamiglia_famiglia$key } from '#generated/readFamiglia_famiglia.graphql.ts'

const fragment = graphql`
  fragment readFamiglia_famiglia on FamigliaInCatalogo @inline {
    pk
    nome
    descrizione
    tipologiaFamiglia
    ritirato
    versione
    immagini {
      pk
      nome
      immagine
    }
    opzioni {
      pk
      nome
      ritirato
      usi
      valori {
        pk
        nome
        html
        ritirato
        usi
      }
    }
    mancanze {
      codice
      testo
    }
  }
`

/** A family with all that its page writes. */
export type ReadFamiglia = Omit<readFamiglia_famiglia$data, ' $fragmentType'>

/** A family with all that its page writes. */
export const readFamiglia = (famiglia: readFamiglia_famiglia$key): ReadFamiglia =>
  readInlineData<readFamiglia_famiglia$key>(fragment, famiglia)
