import { graphql, readInlineData } from 'relay-runtime'
import type { readFamiglia_famiglia$key } from '#generated/readFamiglia_famiglia.graphql.ts'
import { whole } from '#relay/reading/whole.ts'

const fragment = graphql`
  fragment readFamiglia_famiglia on FamigliaInCatalogo @inline {
    id
    pk
    nome
    descrizione
    tipologiaFamigliaPk
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
    conVincoli
    mancanze
  }
`

/** A family with all that its page writes. */
export type ReadFamiglia = Omit<ReturnType<typeof readFamiglia>, ' $fragmentType'>

/** Reads a family out of the query of its page. */
export function readFamiglia(famiglia: readFamiglia_famiglia$key) {
  const { immagini, opzioni, ...read } = readInlineData<readFamiglia_famiglia$key>(fragment, famiglia)
  return {
    ...read,
    immagini: immagini.map((image) => whole(image, 'nome')),
    opzioni: opzioni.map(({ valori, ...option }) => ({
      ...option,
      valori: valori.map((value) => whole(value, 'usi')),
    })),
  }
}
