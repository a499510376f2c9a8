import { graphql, readInlineData } from 'relay-runtime'
import type {
  ConfigurationRow_configurazione$data,
  ConfigurationRow_configurazione$key,
} from '#generated/ConfigurationRow_configurazione.graphql.ts'
import { OPERATION_LABELS } from '#numeri/righe/rules.ts'

const fragment = graphql`
  fragment ConfigurationRow_configurazione on ConfigurazioneStatistica @inline {
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
export type ConfigurationRow = Omit<ConfigurationRow_configurazione$data, ' $fragmentType'>

export const readConfigurationRow = (riga: ConfigurationRow_configurazione$key): ConfigurationRow =>
  readInlineData(fragment, riga)

/** 'netto: Somma, Media' for each column. */
export const columnsInWords = ({ fields }: Pick<ConfigurationRow, 'fields'>) =>
  fields
    .map(({ name, operations }) => `${name}: ${operations.map((one) => OPERATION_LABELS[one]).join(', ')}`)
    .join(' · ')
