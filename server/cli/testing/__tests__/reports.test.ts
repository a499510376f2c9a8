import { expect, test } from 'vitest'
import { afterSecondRun, ending, isOnlyDropped, noOutcome, outcomeOfStories, together, withFault } from '../reports.ts'
import { droppedFiles } from '../vitestReporter.ts'

const story = (title: string, status: string, durations: number[], message?: string) => ({
  title,
  file: 'ordini/nuovo.spec.ts',
  line: 7,
  tests: [{ status, results: durations.map((duration) => ({ duration, ...(message ? { error: { message } } : {}) })) }],
})

test('stories: what failed, what passed the second time and what did not load are named', () => {
  const specs = [
    story('va', 'expected', [1500]),
    story('no', 'unexpected', [900, 100], 'manca'),
    story('poi', 'flaky', [1, 2], 'tardi'),
  ]
  const errors = [{ message: 'non si carica', location: { file: 'e2e/a.spec.ts', line: 3 } }]
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }
  expect(outcomeOfStories({ suites: [{ specs }], stats, errors })).toEqual({
    passed: 2,
    failed: 2,
    skipped: 0,
    flaky: 1,
    faults: [
      { name: 'e2e/a.spec.ts:3', why: 'non si carica', passedAtLast: false },
      { name: 'e2e/ordini/nuovo.spec.ts:7 › no', why: 'manca', passedAtLast: false },
      { name: 'e2e/ordini/nuovo.spec.ts:7 › poi', why: 'tardi', passedAtLast: true },
    ],
    dropped: [],
    files: [{ path: 'e2e/ordini/nuovo.spec.ts', seconds: 2.503 }],
  })
})

test('the end: ten slowest files, faults beside their messages, the count last', () => {
  const files = Array.from({ length: 12 }, (_one, n) => ({ path: `${n}.test.ts`, seconds: n }))
  const unit = { ...noOutcome(), passed: 40, flaky: 1, files }
  const lines = ending(together([unit, withFault(noOutcome(), 'Tipi', '\nerrore TS1\n')]), ['Tipi'])
  expect(lines.slice(0, 3)).toEqual(['I file più lenti:', '      11,0 s  11.test.ts', '      10,0 s  10.test.ts'])
  expect(lines.slice(10)).toEqual([
    '       2,0 s  2.test.ts',
    'Non passata: Tipi',
    '    errore TS1',
    'npm test si è fermato a: Tipi',
    '40 passed, 1 failed, 0 skipped, 1 flaky',
  ])
})

test('a step whose tests say what failed is no fault beside them', () => {
  const failed = { ...noOutcome(), failed: 3 }
  expect(withFault(failed, 'Test unitari', 'codice 1')).toEqual(failed)
})

test('a file whose process ended runs once more, unless something else is wrong, and is named', () => {
  const file = `${process.cwd()}/server/a.test.ts`
  const message = `Worker exited unexpectedly with signal SIGSEGV during started state while running test file ${file}`
  expect(droppedFiles({ message: 'Worker forks emitted error.', cause: { message } })).toEqual(['server/a.test.ts'])
  expect(droppedFiles({ message: 'altro' })).toEqual([])
  const fault = { name: 'server/a.test.ts: il suo processo si è chiuso', why: message, passedAtLast: false }
  const first = { ...noOutcome(), passed: 5, failed: 1, dropped: ['server/a.test.ts'], faults: [fault] }
  expect(isOnlyDropped(first)).toBe(true)
  expect(isOnlyDropped({ ...first, failed: 2 })).toBe(false)
  const both = afterSecondRun(first, { ...noOutcome(), passed: 3 })
  expect(both).toMatchObject({
    passed: 8,
    failed: 0,
    flaky: 1,
    dropped: [],
    faults: [{ ...fault, passedAtLast: true }],
  })
  expect(afterSecondRun(first, { ...noOutcome(), failed: 1 }).failed).toBe(1)
})
