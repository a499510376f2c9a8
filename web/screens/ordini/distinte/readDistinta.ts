import { graphql, readInlineData } from 'relay-runtime'
import type { readDistinta_distinta$data, readDistinta_distinta$key } from '#generated/readDistinta_distinta.graphql.ts'
import { ORIGINI_DISTINTA, type OrigineDistinta } from '#ordini/distinte/rules.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatSize } from '#shared/formats/formats.ts'

const fragment = graphql`
  fragment readDistinta_distinta on DistintaRiga @inline {
    rigaPk
    posizione
    numero
    tipoSerramento
    larghezza
    altezza
    origine
    righe {
      posto
      tipologia
      codice
      descrizione
      sezione
      um
      quantita
      lunghezza
      larghezza
      altezza
      peso
      aMano
    }
    errori
    congelataIl
    superata
    puoModificare
  }
`

/** The bill of a line as its tab shows it. */
export type ShownDistinta = Omit<readDistinta_distinta$data, 'origine'> & { origine: OrigineDistinta }
export type ShownRigaDistinta = ShownDistinta['righe'][number]

export function readDistinta(key: readDistinta_distinta$key): ShownDistinta {
  const distinta = readInlineData(fragment, key)
  return { ...distinta, origine: wordOfEnum(ORIGINI_DISTINTA, distinta.origine) }
}

/** '2. Finestra 2 ante, 1.200 × 1.400 mm' */
export function distintaTitle({ posizione, tipoSerramento, larghezza, altezza }: ShownDistinta): string {
  const size = larghezza && altezza ? `, ${formatSize(larghezza, altezza)}` : ''
  return `${posizione}. ${tipoSerramento}${size}`
}
