import type { MoreRows } from '#ui/table/tableProps.ts'
import type { UrlState } from '#ui/useUrlState.ts'
import type { ReadStatistiche } from './rows.ts'
import type { StatisticheKind, statisticheClientiUrlState } from './urlState.ts'

export interface StatisticheScreenProps {
  which: StatisticheKind
  read: ReadStatistiche
  /** The rows that scrolling brings. */
  more: MoreRows
  /** Those that the filter offers. */
  agenti: readonly { readonly pk: number; readonly codice: string; readonly user: { readonly nome: string } }[]
  elenco: UrlState<typeof statisticheClientiUrlState>
  isWaiting: boolean
}
