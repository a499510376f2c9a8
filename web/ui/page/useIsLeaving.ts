import { useLocation, useNavigation } from 'react-router'

/**
 * Whether the page is being left: another has been asked for and is still being read. What comes late for this one, an
 * answer or the end of a pause, must not navigate then, or it would lead back.
 */
export function useIsLeaving(): boolean {
  const { pathname } = useLocation()
  const { location: direction } = useNavigation()
  return direction !== undefined && direction.pathname !== pathname
}
