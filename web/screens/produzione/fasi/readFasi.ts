import { graphql, readInlineData } from 'relay-runtime'
import type { readFasi_fase$data, readFasi_fase$key } from '#generated/readFasi_fase.graphql.ts'
import type { FaseInput } from '#produzione/fasi/rules.ts'
import { SHOWN_UNITA } from '#screens/produzione/schedulatore/model.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'

const fragment = graphql`
  fragment readFasi_fase on Fase @inline {
    pk
    nome
    unit
    withFornitore
    infiniteCapacity
    reparto
    dependencies
    soloConTelai
    versione
  }
`

/** A phase as it is configured. */
export type ReadFase = Omit<readFasi_fase$data, ' $fragmentType' | 'unit' | 'reparto'> & {
  readonly unit: FaseInput['unit']
  readonly reparto: string | null
}

/** Reads the phases out of what spreads their fragment. */
export const readFasi = (fasi: readonly readFasi_fase$key[]): ReadFase[] =>
  fasi.map((key) => {
    const fase = readInlineData<readFasi_fase$key>(fragment, key)
    return {
      ...fase,
      unit: wordOfEnum(SHOWN_UNITA, fase.unit),
      reparto: fase.reparto ?? null,
    }
  })
