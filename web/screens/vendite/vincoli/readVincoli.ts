import { graphql, readInlineData } from 'relay-runtime'
import type { readVincoli_tipo$data, readVincoli_tipo$key } from '#generated/readVincoli_tipo.graphql.ts'
import type { readVincoli_vincolo$data, readVincoli_vincolo$key } from '#generated/readVincoli_vincolo.graphql.ts'
import type { VincoliPageQuery } from '#generated/VincoliPageQuery.graphql.ts'

const tipoFragment = graphql`
  fragment readVincoli_tipo on TipoSerramento @inline {
    pk
    nome
    extra
    ante
    disegno
    immagine
    versione
    altezzaMin
    altezzaMax
    larghezzaMin
    larghezzaMax
    aperture {
      pk
      nome
      senso
    }
  }
`

const vincoloFragment = graphql`
  fragment readVincoli_vincolo on Vincolo @inline {
    id
    pk
    versione
    famigliaPk
    tipoSerramentoPk
    altezzaMin
    altezzaMax
    larghezzaMin
    larghezzaMax
  }
`

type Plain<Data> = Omit<Data, ' $fragmentType'>

/** The catalogue as the page has read it: window types and constraints with what the screen shows of them. */
export interface VincoliCatalogo extends Omit<VincoliPageQuery['response'], 'tipiSerramento' | 'vincoli'> {
  readonly tipiSerramento: readonly Plain<readVincoli_tipo$data>[]
  readonly vincoli: readonly Plain<readVincoli_vincolo$data>[]
}

/** Reads window types and constraints out of the page's query. */
export function readVincoli(read: VincoliPageQuery['response']): VincoliCatalogo {
  return {
    ...read,
    tipiSerramento: read.tipiSerramento
      .map((tipo) => readInlineData<readVincoli_tipo$key>(tipoFragment, tipo))
      .filter(({ extra }) => !extra),
    vincoli: read.vincoli.map((one) => readInlineData<readVincoli_vincolo$key>(vincoloFragment, one)),
  }
}
