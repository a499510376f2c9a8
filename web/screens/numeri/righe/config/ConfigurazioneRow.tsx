import { graphql, readInlineData } from 'relay-runtime'
import { ETICHETTE_OPERAZIONE } from '../../../../../server/numeri/righe/rules.ts'
import type {
  ConfigurazioneRow_configurazione$data,
  ConfigurazioneRow_configurazione$key,
} from './__generated__/ConfigurazioneRow_configurazione.graphql.ts'

const fragment = graphql`
  fragment ConfigurazioneRow_configurazione on ConfigurazioneStatistica @inline {
    pk
    name
    versione
    fields {
      name
      operations
    }
  }
`

/** A configuration of statistics. */
export type ConfigurazioneRow = Omit<ConfigurazioneRow_configurazione$data, ' $fragmentType'>

export const readConfigurazioneRow = (riga: ConfigurazioneRow_configurazione$key): ConfigurazioneRow =>
  readInlineData(fragment, riga)

/** 'netto: Somma, Media' for each column. */
export const columnsInWords = ({ fields }: Pick<ConfigurazioneRow, 'fields'>) =>
  fields
    .map(({ name, operations }) => `${name}: ${operations.map((una) => ETICHETTE_OPERAZIONE[una]).join(', ')}`)
    .join(' · ')
