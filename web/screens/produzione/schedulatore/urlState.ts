import { dayParam, oneOfParam, pkParam } from '#ui/urlState.ts'
import { ZOOM } from './linea/geometry.ts'

/** State of the timeline in its URL: `/schedulatore?id=12&zoom=settimana&data=2026-12-01`. */
export const schedulerUrlState = {
  id: pkParam(),
  zoom: oneOfParam(ZOOM, 'giorno'),
  /** Day it was sent to; the order's first start, or today, when missing. */
  data: dayParam(),
  /** Missing: lines, or the table on a narrow screen. */
  vista: oneOfParam(['', 'linea', 'tabella'], ''),
}
