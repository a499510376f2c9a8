import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether the window is as narrow as a phone: lists are cards, dialogs fill it. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width:699px)', { noSsr: true })
}

/** Whether there is no room for two things side by side: on a phone, and on a tablet held upright. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width:899px)', { noSsr: true })
}
