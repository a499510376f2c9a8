import { stripVTControlCharacters } from 'node:util'

/** What a run of tests came to, whoever ran them. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  /** Passed only the second time. */
  flaky: number
  /** What is wrong, or was the first time: a test, a file that does not load, an error that nobody caught. */
  faults: Fault[]
  /** Files without an outcome, because the process that ran them ended. */
  dropped: string[]
  /** How long each file took. */
  files: { path: string; seconds: number }[]
}

interface Fault {
  name: string
  /** Its message; empty when nothing more is known. */
  why: string
  passedAtLast: boolean
}

/** Nothing ran. */
export const noOutcome = (): Outcome => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  flaky: 0,
  faults: [],
  dropped: [],
  files: [],
})

/** Several runs as one. */
export function together(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
      flaky: a.flaky + b.flaky,
      faults: [...a.faults, ...b.faults],
      dropped: [...a.dropped, ...b.dropped],
      files: [...a.files, ...b.files],
    }),
    noOutcome(),
  )
}

interface Story {
  title: string
  file: string
  line: number
  tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[]
}
interface Suite {
  specs?: Story[]
  suites?: Suite[]
}
/** What Playwright's reporter 'json' writes. */
export interface PlaywrightReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  /** Of no story: a file that does not load, a product that does not start. */
  errors?: { message?: string; location?: { file: string; line: number } }[]
}

function storiesOf({ specs = [], suites = [] }: Suite): Story[] {
  return [...specs, ...suites.flatMap(storiesOf)]
}

/** What the stories came to. */
export function outcomeOfStories(report: PlaywrightReport): Outcome {
  const { expected, unexpected, flaky, skipped } = report.stats
  const faults: Fault[] = (report.errors ?? []).map(({ message = '', location }) => ({
    name: location ? `${location.file}:${location.line}` : 'e2e',
    why: message,
    passedAtLast: false,
  }))
  const seconds = new Map<string, number>()
  for (const { title, file, line, tests } of storiesOf(report)) {
    const path = `e2e/${file}`
    for (const { status, results } of tests) {
      const took = results.reduce((sum, { duration }) => sum + duration / 1000, 0)
      seconds.set(path, (seconds.get(path) ?? 0) + took)
      if (status !== 'unexpected' && status !== 'flaky') continue
      const why = results.find(({ error }) => error)?.error?.message ?? ''
      faults.push({ name: `${path}:${line} › ${title}`, why, passedAtLast: status === 'flaky' })
    }
  }
  const failed = unexpected + (report.errors?.length ?? 0)
  const files = [...seconds].map(([path, seconds]) => ({ path, seconds }))
  return { passed: expected + flaky, failed, skipped, flaky, faults, dropped: [], files }
}

/** Whether nothing is wrong with a run but files whose process ended: those may run once more. */
export const isOnlyDropped = ({ failed, dropped, faults }: Outcome): boolean =>
  dropped.length > 0 && failed === faults.filter(({ name }) => dropped.some((path) => name.startsWith(path))).length

/** A run and the second one of the files that it dropped; each of these is named as passed at the second try. */
export function afterSecondRun(first: Outcome, second: Outcome): Outcome {
  const faults = first.faults.map((fault) => ({ ...fault, passedAtLast: true }))
  const { dropped } = first
  return together([{ ...first, failed: 0, flaky: first.flaky + dropped.length, dropped: [], faults }, second])
}

/** The outcome of a step that did not pass: one without a failed test (a type error, a program that ends) is a fault itself. */
export function withFault(outcome: Outcome, step: string, why: string): Outcome {
  if (outcome.failed > 0) return outcome
  return { ...outcome, failed: 1, faults: [...outcome.faults, { name: step, why, passedAtLast: false }] }
}

const SLOWEST = 10
const LINES = 6

/**
 * The end of a run, a line each: what was slow, what is wrong beside its message, and last how many.
 * @param stopped the steps that did not pass
 */
export function ending(outcome: Outcome, stopped: readonly string[]): string[] {
  const slowest = outcome.files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  const lines = slowest.map(({ path, seconds }) => `    ${seconds.toFixed(1).replace('.', ',').padStart(6)} s  ${path}`)
  if (lines.length > 0) lines.unshift('I file più lenti:')
  for (const { name, why, passedAtLast } of outcome.faults) {
    lines.push(`${passedAtLast ? 'Passata alla seconda prova, da guardare' : 'Non passata'}: ${name}`)
    const said = stripVTControlCharacters(why).split('\n')
    const told = said.filter((line) => line.trim()).slice(0, LINES)
    lines.push(...told.map((line) => `    ${line.slice(0, 200)}`))
  }
  if (stopped.length > 0) lines.push(`npm test si è fermato a: ${stopped.join(', ')}`)
  const { passed, failed, skipped, flaky } = outcome
  lines.push(`${passed} passed, ${failed} failed, ${skipped} skipped, ${flaky} flaky`)
  return lines
}
