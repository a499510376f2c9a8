import { chiave, giorno, unoDi } from '../../../ui/urlState.ts'
import { ZOOM } from './linea/geometria.ts'

/** State of the timeline in its URL: `/schedulatore?id=12&zoom=settimana&data=2026-12-01`. */
export const statoUrl = {
  id: chiave(),
  zoom: unoDi(ZOOM, 'giorno'),
  /** Day it was sent to; the order's first start, or today, when missing. */
  data: giorno(),
  /** Missing: lines, or the table on a narrow screen. */
  vista: unoDi(['', 'linea', 'tabella'], ''),
}
