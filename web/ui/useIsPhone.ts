import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'

/** What a query says of the window; while that is being printed, what it said before: paper changes no view. */
function useWindowQuery(query: string): boolean {
  const matches = useMediaQuery(query, { noSsr: true })
  const onPaper = !useMediaQuery('screen', { noSsr: true })
  const [onScreen, setOnScreen] = useState(matches)
  if (!onPaper && onScreen !== matches) setOnScreen(matches)
  return onPaper ? onScreen : matches
}

/** Whether the window is as narrow as a phone: lists are cards, dialogs fill it. */
export function useIsPhone(): boolean {
  return useWindowQuery('(max-width:699px)')
}

/** Whether there is no room for two things side by side: on a phone, and on a tablet held upright. */
export function useIsNarrow(): boolean {
  return useWindowQuery('(max-width:899px)')
}
