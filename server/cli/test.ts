import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildRelay, buildWeb } from './build.ts'
import { drifted } from './drift.ts'
import { elapsed, ProgramFailed, run } from './run.ts'
import { createShutdown } from './shutdown.ts'

// `npm test`: everything a change must pass. Stops at the first step that fails; the last line counts the tests. Those of
// the code and both halves of those in the browser, each on a product of its own, run side by side: alone they leave the
// processor waiting for much of their time.

interface Counts {
  passed: number
  failed: number
  skipped: number
}

const reports = mkdtempSync(join(tmpdir(), 'serramenti-test-'))
chmodSync(reports, 0o755)
const vitestReport = join(reports, 'vitest.json')
const HALVES = splitStories()
const playwrightReport = (half: number) => join(reports, `playwright-${half}.json`)
const shutdown = createShutdown()
shutdown.add(async () => rmSync(reports, { recursive: true, force: true }))
const { signal } = shutdown

type Step = [label: string, work: () => Promise<unknown>]

/** One after the other; those of a row together: each leaves processors waiting for part of its time. */
const steps: Step[][] = [
  [['File generati', checkDrift]],
  [
    ['Tipi', () => run('tsc', ['-p', '.'], { signal })],
    ['Stile', () => run('biome', ['ci', '--colors=off', '.'], { signal })],
    // What Biome does not know of React's hooks.
    ['Regole degli hook, importazioni senza giri', () => run('oxlint', ['--deny-warnings'], { signal })],
    ['Espressioni regolari', () => run('node', ['server/cli/regexes.ts'], { signal })],
    ['Pagine web', () => buildWeb({ signal })],
  ],
  [
    [
      'Test unitari e di integrazione',
      () =>
        run(
          'vitest',
          // As with the stories below: what fails on a busy machine runs once more, and is named at the end.
          ['run', '--retry=1', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
          { show: true, signal },
        ),
    ],
    ...HALVES.map(
      (stories, half): Step => [
        `Test nel browser, ${half + 1} di ${HALVES.length}`,
        () =>
          run(
            'playwright',
            // A story may fail because the machine is busy: it runs again, and is named at the end.
            ['test', '--reporter=list,json', '--retries=2', ...stories, `--output=test-results/${half}`],
            { show: true, signal, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport(half) } },
          ),
      ],
    ),
  ],
]

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

/** @returns whether it passed */
async function passes([label, work]: Step): Promise<boolean> {
  const started = performance.now()
  console.log(`▸ ${label}…`)
  try {
    await work()
    console.log(`✓ ${label} (${elapsed(started)})`)
    return true
  } catch (error) {
    if (signal.aborted) await new Promise(() => {})
    console.error(error instanceof ProgramFailed ? error.message : error)
    console.error(`✗ ${label} (${elapsed(started)})`)
    return false
  }
}

let failedStep: string | undefined
for (const row of steps) {
  const passed = await Promise.all(row.map(passes))
  failedStep = row.find((_step, index) => !passed[index])?.[0]
  if (failedStep) break
}

const counts = [vitestCounts(), ...HALVES.map((_stories, half) => playwrightCounts(half))].reduce((a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
}))
// A step may fail without a failed test: a type error, a file that does not load.
if (failedStep && counts.failed === 0) counts.failed = 1
if (failedStep) console.log(`npm test si è fermato a: ${failedStep}`)
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
await shutdown.exit(failedStep ? 1 : 0)

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

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; assertionResults: { status: string; fullName: string; failureMessages?: string[] }[] }[]
}

/** Tests of the code, as they are counted; names those that failed, and those that passed only the second time. */
function vitestCounts(): Counts {
  const r = read<VitestReport>(vitestReport)
  for (const { name, assertionResults } of r?.testResults ?? []) {
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (failureMessages?.length) say(status === 'passed', `${name} › ${fullName}`, failureMessages.at(-1))
    }
  }
  return {
    passed: r?.numPassedTests ?? 0,
    failed: r?.numFailedTests ?? 0,
    skipped: (r?.numPendingTests ?? 0) + (r?.numTodoTests ?? 0),
  }
}

interface Story {
  title: string
  file: string
  line: number
  tests: { status: string; results: { error?: { message?: string } }[] }[]
}
interface Suite {
  specs?: Story[]
  suites?: Suite[]
}
interface PlaywrightReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

function storiesOf({ specs = [], suites = [] }: Suite): Story[] {
  return [...specs, ...suites.flatMap(storiesOf)]
}

/** Stories of a half, as `vitestCounts` those of the code. */
function playwrightCounts(half: number): Counts {
  const r = read<PlaywrightReport>(playwrightReport(half))
  for (const { title, file, line, tests } of r ? storiesOf(r) : []) {
    for (const { status, results } of tests) {
      const error = results.find(({ error }) => error)?.error?.message
      if (status === 'unexpected' || status === 'flaky')
        say(status === 'flaky', `e2e/${file}:${line} › ${title}`, error)
    }
  }
  return {
    passed: (r?.stats.expected ?? 0) + (r?.stats.flaky ?? 0),
    failed: r?.stats.unexpected ?? 0,
    skipped: r?.stats.skipped ?? 0,
  }
}

/** Beside the count, where it is read first: what stands above it is thousands of lines long. */
function say(passedAtLast: boolean, name: string, why = ''): void {
  console.log(`${passedAtLast ? 'Passata alla seconda prova, da guardare' : 'Non passata'}: ${name}`)
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim())
  for (const line of lines.slice(0, 6)) console.log(`    ${line.slice(0, 200)}`)
}
