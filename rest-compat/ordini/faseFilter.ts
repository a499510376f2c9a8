import { dayField, type RestField, refusedValue } from '#rest/core/fields.ts'

const DAYS = 4
const NOT_FASE = 'Atteso «fase~inizio da~inizio a~fine da~fine a», con giorni AAAA-MM-GG o vuoti.'

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
    read(value, origin) {
      const parts = typeof value === 'string' ? value.split('~') : []
      const [nomeFase = '', ...days] = parts.map((part) => part.trim())
      if (days.length !== DAYS || nomeFase.length > 50) return refusedValue(NOT_FASE)
      const read = days.map((written) => data.read(written, origin))
      const errors = read.flatMap((loaded) => loaded.errori)
      if (errors.length > 0) return { valore: null, errori: errors.slice(0, 1) }
      const periodo = (first: number) => ({ dal: read[first]?.valore ?? null, al: read[first + 1]?.valore ?? null })
      return { valore: { nomeFase: nomeFase || null, inizio: periodo(0), fine: periodo(2) }, errori: [] }
    },
  }
}
