import { dayParam, oneOfParam, pkParam } from '#ui/urlState.ts'
import { ZOOM } from './linea/geometry.ts'

/** State of the timeline in its URL: `/schedulatore?id=12&zoom=settimana&data=2026-12-01`. */
export const schedulerUrlState = {
  id: pkParam(),
  /** Missing: the nearest that shows the whole plan of the order, else weeks. */
  zoom: oneOfParam(['', ...ZOOM], ''),
  /** Day it was sent to; the order's first start, or today, when missing. */
  data: dayParam(),
  /** Missing: lines, or the table on a narrow screen. */
  vista: oneOfParam(['', 'linea', 'tabella'], ''),
}
