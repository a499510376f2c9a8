import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildRelay, buildWeb, checkTypes } from './build.ts'
import { drifted } from './drift.ts'
import { elapsed, ProgramFailed, run } from './run.ts'
import { createShutdown } from './shutdown.ts'
import {
  afterSecondRun,
  ending,
  isOnlyDropped,
  noOutcome,
  type Outcome,
  outcomeOfStories,
  type PlaywrightReport,
  together,
  withFault,
} from './testing/reports.ts'
import { OUTCOME_FILE } from './testing/vitestReporter.ts'

// `npm test`: everything a change must pass. Stops at the first step that fails; the last line counts the tests. Those of
// the code and both halves of those in the browser, each on a product of its own, run side by side: alone they leave the
// processor waiting for much of their time.

const reports = mkdtempSync(join(tmpdir(), 'serramenti-test-'))
chmodSync(reports, 0o755)
const vitestReport = join(reports, 'vitest.json')
const secondReport = join(reports, 'vitest-second.json')
const HALVES = splitStories()
const playwrightReport = (half: number) => join(reports, `playwright-${half}.json`)
const shutdown = createShutdown()
shutdown.add(async () => rmSync(reports, { recursive: true, force: true }))
const { signal } = shutdown

/** What a step of tests came to names what failed; of the others its output does. */
type Step = [label: string, work: () => Promise<unknown>, outcome?: () => Outcome]

/** One after the other; those of a row together: each leaves processors waiting for part of its time. */
const steps: Step[][] = [
  [['File generati', checkDrift]],
  [
    ['Tipi', () => checkTypes({ signal })],
    ['Stile', () => run('biome', ['ci', '--colors=off', '.'], { signal })],
    // What Biome does not know of React's hooks.
    ['Regole degli hook, importazioni senza giri', () => run('oxlint', ['--deny-warnings'], { signal })],
    ['Espressioni regolari', () => run('node', ['server/cli/regexes.ts'], { signal })],
    ['Pagine web', () => buildWeb({ signal })],
  ],
  [
    ['Test unitari e di integrazione', runVitestTwice, outcomeOfVitest],
    ...HALVES.map(
      (stories, half): Step => [
        `Test nel browser, ${half + 1} di ${HALVES.length}`,
        () =>
          run(
            'playwright',
            // A story may fail because the machine is busy: it runs again, and is named at the end.
            ['test', '--reporter=list,json', '--retries=1', ...stories, `--output=test-results/${half}`],
            { show: true, signal, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport(half) } },
          ),
        () => storiesOf(half),
      ],
    ),
  ],
]

/** The tests of all files, or of some; as with the stories, what fails on a busy machine runs once more and is named. */
function runVitest(files: readonly string[], report: string): Promise<unknown> {
  const args = ['run', '--retry=1', '--reporter=default', '--reporter=./server/cli/testing/vitestReporter.ts', ...files]
  return run('vitest', args, { show: true, signal, env: { [OUTCOME_FILE]: report } })
}

/** All files, and once more those whose process ended, if nothing else is wrong. */
async function runVitestTwice(): Promise<void> {
  try {
    await runVitest([], vitestReport)
  } catch (error) {
    const first = read<Outcome>(vitestReport)
    if (signal.aborted || !first || !isOnlyDropped(first)) throw error
    await runVitest(first.dropped, secondReport)
  }
}

function outcomeOfVitest(): Outcome {
  const [first, second] = [read<Outcome>(vitestReport) ?? noOutcome(), read<Outcome>(secondReport)]
  return second ? afterSecondRun(first, second) : first
}

/** The files of the stories in two halves that take about as long: a story is as long as it is written. */
function splitStories(): string[][] {
  const halves = [0, 1].map(() => ({ size: 0, paths: [] as string[] }))
  const files = globSync('e2e/**/*.spec.ts').map((path) => ({
    path: path.replaceAll('\\', '/'),
    size: statSync(path).size,
  }))
  for (const { path, size } of files.sort((a, b) => b.size - a.size)) {
    const [shorter] = halves.toSorted((a, b) => a.size - b.size)
    shorter?.paths.push(path)
    if (shorter) shorter.size += size
  }
  return halves.map(({ paths }) => paths)
}

/** @returns what went wrong, in words; null when it passed */
async function faultOf([label, work]: Step): Promise<string | null> {
  const started = performance.now()
  console.log(`▸ ${label}…`)
  try {
    await work()
    console.log(`✓ ${label} (${elapsed(started)})`)
    return null
  } catch (error) {
    if (signal.aborted) await new Promise(() => {})
    const isProgram = error instanceof ProgramFailed
    console.error(isProgram ? error.message : error)
    console.error(`✗ ${label} (${elapsed(started)})`)
    return isProgram ? `${error.message}\n${error.output}` : String(error)
  }
}

const outcomes: Outcome[] = []
const stopped: string[] = []
for (const row of steps) {
  const faults = await Promise.all(row.map(faultOf))
  for (const [index, [step, , outcomeOf = noOutcome]] of row.entries()) {
    const [why, outcome] = [faults[index] ?? null, outcomeOf()]
    outcomes.push(why === null ? outcome : withFault(outcome, step, why))
    if (why !== null) stopped.push(step)
  }
  if (stopped.length > 0) break
}
console.log(ending(together(outcomes), stopped).join('\n'))
await shutdown.exit(stopped.length > 0 ? 1 : 0)

async function checkDrift(): Promise<void> {
  const files = await drifted()
  await buildRelay({ signal })
  if (files.length) {
    throw new ProgramFailed(`Non aggiornati, ora rigenerati (aggiungerli al commit):\n  ${files.join('\n  ')}`)
  }
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined // the step was not reached
  }
}

function storiesOf(half: number): Outcome {
  const report = read<PlaywrightReport>(playwrightReport(half))
  return report ? outcomeOfStories(report) : noOutcome()
}
