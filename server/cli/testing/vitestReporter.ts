import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { noOutcome, type Outcome } from './reports.ts'

/** Where the outcome of a run is written. */
export const OUTCOME_FILE = 'VITEST_OUTCOME'

const told = (errors: readonly { message: string }[]) => errors.map(({ message }) => message).join('\n')

/** Adds what a file came to. */
function addModule(outcome: Outcome, module: TestModule): void {
  const path = relative(process.cwd(), module.moduleId)
  const { duration, collectDuration, setupDuration } = module.diagnostic()
  outcome.files.push({ path, seconds: (duration + collectDuration + setupDuration) / 1000 })
  const own = module.errors()
  if (own.length > 0) {
    outcome.failed += 1
    outcome.faults.push({ name: path, why: told(own), passedAtLast: false })
  }
  for (const test of module.children.allTests()) {
    const { state, errors = [] } = test.result()
    const isFlaky = test.diagnostic()?.flaky ?? false
    if (state === 'passed') outcome.passed += 1
    if (state === 'failed') outcome.failed += 1
    if (state === 'skipped' || state === 'pending') outcome.skipped += 1
    if (isFlaky) outcome.flaky += 1
    if (state === 'failed' || isFlaky)
      outcome.faults.push({ name: `${path} › ${test.fullName}`, why: told(errors), passedAtLast: isFlaky })
  }
}

const ENDED = 'Worker exited unexpectedly '
const RUNNING = /while running test files? /

/** The files that a process was running when it ended by itself, as by a fault of Node; none of another error. */
export function droppedFiles(error: SerializedError): string[] {
  const { message = '' } = (error.cause ?? {}) as { message?: string }
  const [, paths = ''] = message.startsWith(ENDED) ? message.split(RUNNING) : []
  return paths ? paths.split(', ').map((path) => relative(process.cwd(), path)) : []
}

/** Writes what a run came to, with what vitest's own report leaves out: files that do not load, errors of no test. */
class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const outcome = noOutcome()
    outcome.dropped = unhandled.flatMap(droppedFiles)
    for (const module of modules)
      if (!outcome.dropped.includes(relative(process.cwd(), module.moduleId))) addModule(outcome, module)
    for (const error of unhandled) {
      const [file] = droppedFiles(error)
      outcome.failed += 1
      const why = error.stack ?? error.message
      if (file) {
        outcome.faults.push({ name: `${file}: il suo processo si è chiuso`, why, passedAtLast: false })
        continue
      }
      outcome.faults.push({ name: 'Errore che nessuno ha raccolto', why, passedAtLast: false })
    }
    const file = process.env[OUTCOME_FILE]
    if (file) writeFileSync(file, JSON.stringify(outcome))
  }
}

// vitest makes one of what a file exports so.
export default OutcomeReporter
