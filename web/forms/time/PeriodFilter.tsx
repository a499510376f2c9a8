import type { SxProps, Theme } from '@mui/material/styles'
import type { PageFilter } from '#shared/fields/filters.ts'
import type { UrlState } from '#ui/useUrlState.ts'
import { PeriodFields } from './PeriodFields.tsx'

interface Props {
  /** Of the list's table. */
  of: PageFilter<'period', readonly [string, string]>
  // biome-ignore lint/suspicious/noExplicitAny: whatever else the address says
  state: Pick<UrlState<any>, 'values' | 'set'>
  sx?: SxProps<Theme>
}

/** The two days of a list's filter, called as its table says: '<label> dal', 'al'. */
export function PeriodFilter({ of: { page }, state: { values, set }, sx }: Props) {
  const { label = '', url } = page
  const [first, last] = url
  return (
    <PeriodFields
      name={label}
      labels={[`${label} dal`, 'al']}
      from={values[first]}
      to={values[last]}
      onChange={(from, to) => set({ [first]: from, [last]: to })}
      sx={sx}
    />
  )
}
