import { FINDINGS_MAX } from '../rules.ts'

/** What became of a file, or would. */
export interface CsvReport {
  file: string
  righe: number
  added: number
  modificate: number
  uguali: number
  /** There already, not the same, left as they are. */
  lasciate: number
  rifiutate: number
  /** The first ones, in Italian: 'clienti.csv, riga 4, colonna email: …'. */
  errori: string[]
  errorTotal: number
  /** What to look at, that stops nothing. */
  avvisi: string[]
  warningTotal: number
}

/** Keeps the first of what is told, and counts all of it. */
export function createReport(file: string) {
  const report: CsvReport = {
    file,
    righe: 0,
    added: 0,
    modificate: 0,
    uguali: 0,
    lasciate: 0,
    rifiutate: 0,
    errori: [],
    errorTotal: 0,
    avvisi: [],
    warningTotal: 0,
  }
  const keep = (kept: string[], text: string) => {
    if (kept.length < FINDINGS_MAX) kept.push(`${file}, ${text}`)
  }
  return {
    report,
    error(text: string): void {
      report.errorTotal++
      keep(report.errori, text)
    },
    warn(text: string): void {
      report.warningTotal++
      keep(report.avvisi, text)
    },
  }
}

const plural = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count.toLocaleString('it')} ${count === 1 ? one : many}`

/** What became of a file, in one line: 'clienti.csv: 3 righe, 2 nuove, 1 uguale'. */
export function csvReportLine(report: CsvReport): string {
  const { file, righe, added, modificate, uguali, lasciate, rifiutate } = report
  const parts = [
    plural(added, 'nuova', 'nuove'),
    plural(modificate, 'da aggiornare', 'da aggiornare'),
    plural(uguali, 'uguale', 'uguali'),
    plural(lasciate, 'diversa, lasciata com’è', 'diverse, lasciate come sono'),
    plural(rifiutate, 'rifiutata', 'rifiutate'),
  ].filter((part) => part !== '')
  return `${file}: ${plural(righe, 'riga', 'righe') || 'nessuna riga'}${parts.length ? `; ${parts.join(', ')}` : ''}`
}

/** What is left out of a list that shows the first ones. */
export function restOf(shown: number, total: number): string | null {
  return total > shown ? `… e altri ${(total - shown).toLocaleString('it')}` : null
}
