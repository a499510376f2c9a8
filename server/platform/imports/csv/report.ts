import { FINDINGS_MAX } from '../rules.ts'

/** What became of a file, or would. */
export interface CsvReport {
  file: string
  righe: number
  nuove: number
  edited: number
  uguali: number
  /** There already, not the same, left as they are. */
  skipped: number
  rifiutate: number
  /** The first ones, in Italian: 'clienti.csv, riga 4, colonna email: …'. */
  errors: string[]
  totalErrors: number
  /** What to look at, that stops nothing. */
  notices: string[]
  totalNotices: number
}

/** Keeps the first of what is told, and counts all of it. */
export function createReport(file: string) {
  const report: CsvReport = {
    file,
    righe: 0,
    nuove: 0,
    edited: 0,
    uguali: 0,
    skipped: 0,
    rifiutate: 0,
    errors: [],
    totalErrors: 0,
    notices: [],
    totalNotices: 0,
  }
  const keep = (kept: string[], text: string) => {
    if (kept.length < FINDINGS_MAX) kept.push(`${file}, ${text}`)
  }
  return {
    report,
    error(text: string): void {
      report.totalErrors++
      keep(report.errors, text)
    },
    warn(text: string): void {
      report.totalNotices++
      keep(report.notices, text)
    },
  }
}

const plural = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count.toLocaleString('it')} ${count === 1 ? one : many}`

/** What became of a file, in one line: 'clienti.csv: 3 righe, 2 nuove, 1 uguale'. */
export function csvReportLine(report: CsvReport): string {
  const { file, righe, nuove, edited, uguali, skipped, rifiutate } = report
  const parts = [
    plural(nuove, 'nuova', 'nuove'),
    plural(edited, 'da aggiornare', 'da aggiornare'),
    plural(uguali, 'uguale', 'uguali'),
    plural(skipped, 'diversa, lasciata com’è', 'diverse, lasciate come sono'),
    plural(rifiutate, 'rifiutata', 'rifiutate'),
  ].filter((part) => part !== '')
  return `${file}: ${plural(righe, 'riga', 'righe') || 'nessuna riga'}${parts.length ? `; ${parts.join(', ')}` : ''}`
}

/** What is left out of a list that shows the first ones. */
export function restOf(shown: number, total: number): string | null {
  return total > shown ? `… e altri ${(total - shown).toLocaleString('it')}` : null
}
