import { dayField, type RestField, refusedValue } from '../core/fields.ts'

const GIORNI = ['inizioDa', 'inizioA', 'fineDa', 'fineA'] as const
const NON_FASE = 'Atteso «fase~inizio da~inizio a~fine da~fine a», con giorni AAAA-MM-GG o vuoti.'

/**
 * Start and end of a phase of the schedule, in the text that the page's address has too: `banchi~2026-03-01~2026-03-31~~`;
 * without the name, of the whole schedule.
 */
export function faseFilter(): RestField {
  const data = dayField()
  return {
    obbligatorio: false,
    tipo: 'string',
    schema: { type: 'string', example: 'banchi~2026-03-01~2026-03-31~~' },
    leggi(valore, origine) {
      const parti = typeof valore === 'string' ? valore.split('~') : []
      const [nomeFase = '', ...giorni] = parti.map((parte) => parte.trim())
      if (giorni.length !== GIORNI.length || nomeFase.length > 50) return refusedValue(NON_FASE)
      const letti = giorni.map((scritto) => data.leggi(scritto, origine))
      const errori = letti.flatMap((letto) => letto.errori)
      if (errori.length > 0) return { valore: null, errori: errori.slice(0, 1) }
      const date = Object.fromEntries(GIORNI.map((nome, indice) => [nome, letti[indice]?.valore ?? null]))
      return { valore: { nomeFase: nomeFase || null, ...date }, errori: [] }
    },
  }
}
