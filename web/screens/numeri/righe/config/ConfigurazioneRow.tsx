import { graphql, readInlineData } from 'relay-runtime'
import { OPERATION_LABELS } from '../../../../../server/numeri/righe/rules.ts'
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
export type ConfigurationRow = Omit<ConfigurazioneRow_configurazione$data, ' $fragmentType'>

export const readConfigurationRow = (riga: ConfigurazioneRow_configurazione$key): ConfigurationRow =>
  readInlineData(fragment, riga)

/** 'netto: Somma, Media' for each column. */
export const columnsInWords = ({ fields }: Pick<ConfigurationRow, 'fields'>) =>
  fields
    .map(({ name, operations }) => `${name}: ${operations.map((one) => OPERATION_LABELS[one]).join(', ')}`)
    .join(' · ')
