import { type Theme, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { usePreference } from '#ui/preference.ts'

/** Whether the panel is folded: as this device remembers, else where the timeline would be left with half the window. */
export function useFoldedPanel(): { folded: boolean; fold: (folded: boolean) => void } {
  const theme: Theme = useTheme()
  const wide = useMediaQuery(theme.breakpoints.up('lg'), { noSsr: true })
  const [remembered, fold] = usePreference<boolean | null>('schedulatore.pannelloChiuso', null)
  return { folded: remembered ?? !wide, fold }
}
