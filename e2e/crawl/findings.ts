import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** The end of a walk: how many pages it has opened, as whom, and all that was found on them. */
export default class Findings implements Reporter {
  readonly #walks: { title: string; pages: number; minutes: number; found: string[] }[] = []

  onTestEnd({ title }: TestCase, { annotations, duration, errors, stdout }: TestResult): void {
    const pages = annotations.find(({ type }) => type === 'pagine')?.description
    const told = stdout.join('').split('\n').filter(Boolean)
    const others = told.length > 0 ? [] : errors.map(({ message }) => message?.split('\n')[0] ?? 'errore')
    this.#walks.push({ title, pages: Number(pages ?? 0), minutes: duration / 60_000, found: [...told, ...others] })
  }

  onEnd({ status }: FullResult): void {
    let [all, faults] = [0, 0]
    for (const { title, pages, minutes, found } of this.#walks) {
      all += pages
      faults += found.length
      console.log(`${title}: ${pages} pagine in ${minutes.toFixed(1)} min, ${found.length} rilievi`)
      for (const fault of found) console.log(`  ${fault}`)
    }
    console.log(`In tutto ${all} pagine, ${faults} rilievi: ${status}`)
  }
}
