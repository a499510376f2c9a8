import { graphql, readInlineData } from 'relay-runtime'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import type { readTipo_tipo$data, readTipo_tipo$key } from '#generated/readTipo_tipo.graphql.ts'

const fragment = graphql`
  fragment readTipo_tipo on TipoInCatalogo @inline {
    id
    pk
    nome
    disegno
    ante
    conTelaio
    extra
    ritirato
    altezzaMin
    altezzaMax
    larghezzaMin
    larghezzaMax
    immagine
    aperture {
      pk
      nome
      senso
      ritirato
    }
    accessori {
      pk
      nome
      ritirato
    }
    famiglie
    fisso
    usi
    versione
  }
`

/** A window type as its list shows it, and as its form begins. */
export type TipoEntry = Omit<readTipo_tipo$data, ' $fragmentType'> & Omit<ListEntry, 'usi'>

/** Reads a window type out of a query. */
export function readTipo(tipo: readTipo_tipo$key): TipoEntry {
  return readInlineData<readTipo_tipo$key>(fragment, tipo)
}
