import { graphql, readInlineData } from 'relay-runtime'
import type {
  ConfigurationRow_configurazione$data,
  ConfigurationRow_configurazione$key,
} from '#generated/ConfigurationRow_configurazione.graphql.ts'
import { type ColumnOperation, OPERATION_LABELS, OPERATIONS, statisticColumnTitle } from '#numeri/righe/rules.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'

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

/** A column of a statistic, with what is made of it. */
interface StatisticColumn {
  readonly name: string
  readonly operations: readonly ColumnOperation[]
}

/** A configuration of statistics. */
export type ConfigurationRow = Omit<ConfigurationRow_configurazione$data, ' $fragmentType' | 'fields'> & {
  readonly fields: readonly StatisticColumn[]
}

/** A configuration as its list shows it, and as its form begins. */
export function readConfigurationRow(key: ConfigurationRow_configurazione$key): ConfigurationRow {
  const { fields, ...riga } = readInlineData(fragment, key)
  const wordsOf = ({ name, operations }: (typeof fields)[number]): StatisticColumn => ({
    name,
    operations: operations.map((one) => wordOfEnum(OPERATIONS, one)),
  })
  return { ...riga, fields: fields.map(wordsOf) }
}

/** 'netto: Somma, Media' for each column. */
export const columnsInWords = ({ fields }: Pick<ConfigurationRow, 'fields'>) =>
  fields
    .map(
      ({ name, operations }) =>
        `${statisticColumnTitle(name)}: ${operations.map((one) => OPERATION_LABELS[one]).join(', ')}`,
    )
    .join(' · ')
