import type { RigaOrdineFornitore } from '#prisma/generated/client.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { describeRigaFornitore } from '../righeOrdineFornitore/history.ts'

const NAMED_MAX = 20

type Came = Pick<RigaOrdineFornitore, 'tipologia' | 'codice' | 'descrizione' | 'um'>

/** 'vetro V12 × 3 pz; 28-11-2026, documento 44': what a delivery brought, for the history. @param day 'YYYY-MM-DD' */
export function brought(
  righe: readonly { riga: Came; quantita: number }[],
  day: string,
  numeroDocumento: string,
): string {
  const each = righe
    .slice(0, NAMED_MAX)
    .map(({ riga, quantita }) => describeRigaFornitore({ ...riga, quantita: { toNumber: () => quantita } }))
  const others = righe.length > NAMED_MAX ? `e altre ${righe.length - NAMED_MAX} righe` : ''
  const what = [...each, others].filter(Boolean).join(', ')
  return `${what}; ${formatDate(day)}${numeroDocumento && `, documento ${numeroDocumento}`}`
}
