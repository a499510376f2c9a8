import { readFileSync } from 'node:fs'
import { utils, write } from '@e965/xlsx'
import { afterAll, describe, expect, test } from 'vitest'
import { childrenOf } from '#server-test/processes.ts'
import { makeSheet, sampleSheet } from '../../../imports/reading/__tests__/sheets.ts'
import { silentLog } from '../../../log.ts'
import { createExaminer, type Examiner } from '../examiner.ts'
import { CPU_SECONDS, DATA_KB, OPEN_FILES } from '../limits.ts'
import { spawnChild } from '../spawn.ts'

const examiner = createExaminer({ log: silentLog() })
afterAll(() => examiner.close())

const read = (bytes: Buffer, allowed: 'xls' | 'xlsx' = 'xls', by: Examiner = examiner) =>
  by.examine('sheet', { allowed, righe: true }, bytes)
const harmful = (name: string) => readFileSync(new URL(`harmful/${name}`, import.meta.url))

describe('a file harms nobody but its reader', () => {
  test.each(['clienti.xls', 'clienti-errori.xls'])('%s, which no memory is enough for', async (name) => {
    let longest = 0
    let last = performance.now()
    const clock = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 10)
    const others = read(sampleSheet('clienti.xls'))
    expect(await read(harmful(name))).toBeNull()
    clearInterval(clock)
    expect(await others).toHaveLength(5)
    // A machine that others keep busy may stop a process for a while; a reading that blocked it would take seconds.
    expect(longest).toBeLessThan(2500)
  })

  test('one that takes too long', async () => {
    const hasty = createExaminer({ log: silentLog(), deadlineMs: 1 })
    expect(await read(sampleSheet('clienti.xls'), 'xls', hasty)).toBeNull()
    await hasty.close()
  })

  test('one whose few bytes stand for a very long answer', async () => {
    const sheet = utils.aoa_to_sheet(Array.from({ length: 3000 }, () => ['x'.repeat(30_000)]))
    const workbook = utils.book_new()
    utils.book_append_sheet(workbook, sheet, 'Foglio1')
    const bytes = write(workbook, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true }) as Buffer
    expect(bytes.length).toBeLessThan(200_000)
    expect(await read(bytes, 'xlsx')).toBeNull()
  })
})

test('a child has nothing of the server, and cannot reach for it', async () => {
  const child = spawnChild(true, '__tests__/probe.ts')
  const [out, complaints] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()])
  expect(Buffer.concat(complaints).toString()).toBe('')
  const found = JSON.parse(Buffer.concat(out).toString())
  // The shell that sets the limits adds where it is.
  expect(found.env.filter((name: string) => name !== 'PWD')).toEqual(['TZ'])
  expect(found).toMatchObject({
    readPassword: 'ERR_ACCESS_DENIED',
    readData: 'ERR_ACCESS_DENIED',
    write: 'ERR_ACCESS_DENIED',
    program: 'ERR_ACCESS_DENIED',
    thread: 'ERR_ACCESS_DENIED',
  })
  expect(found.code).toContain('EvalError')
  if (process.platform !== 'linux') return
  expect(found.limits).toMatchObject({
    core_file_size_blocks: { soft: 0, hard: 0 },
    file_size_blocks: { soft: 0, hard: 0 },
    open_files: { soft: OPEN_FILES, hard: OPEN_FILES },
    cpu_time_seconds: { soft: CPU_SECONDS, hard: CPU_SECONDS + 1 },
    data_seg_size_bytes: { soft: DATA_KB * 1024, hard: DATA_KB * 1024 },
  })
})

test('a child that somebody else kills costs nothing', async () => {
  const own = createExaminer({ log: silentLog() })
  const before = new Set(childrenOf(process.pid))
  const children = () => childrenOf(process.pid).filter((pid) => !before.has(pid))
  const rows = [['Codice', 'Nome'], ...Array.from({ length: 20_000 }, (_, n) => [`C${n}`, `Cliente ${n}`])]
  const bytes = makeSheet(rows)
  const reading = read(bytes, 'xls', own)
  // The second is started when the first is handed the file.
  while (children().length < 2) await new Promise((resolve) => setTimeout(resolve, 20))
  for (const pid of children()) process.kill(pid, 'SIGKILL')
  expect(await reading).toHaveLength(20_002)
  // The one that was kept ready for the next file.
  for (const pid of children()) process.kill(pid, 'SIGKILL')
  expect(await read(sampleSheet('clienti.xls'), 'xls', own)).toHaveLength(5)
  await own.close()
  expect(children()).toEqual([])
})

test('files wait for their turn, beyond the queue they are refused', async () => {
  const own = createExaminer({ log: silentLog() })
  const bytes = sampleSheet('clienti.xls')
  const asked = Array.from({ length: 18 }, () => read(bytes, 'xls', own).catch((error: unknown) => error))
  await expect(read(bytes, 'xls', own)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Troppi file in lettura, riprovare fra poco.',
  })
  expect(own.stato()).toEqual({ active: 2, inAttesa: 16 })
  const closed = own.close()
  for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ code: 'UNAVAILABLE' })
  await closed
})

test('the child without work is let go', async () => {
  const brief = createExaminer({ log: silentLog(), spareMs: 50 })
  const before = new Set(childrenOf(process.pid))
  expect(await read(sampleSheet('clienti.xls'), 'xls', brief)).toHaveLength(5)
  await expect.poll(() => childrenOf(process.pid).filter((pid) => !before.has(pid)), { timeout: 120_000 }).toEqual([])
  await brief.close()
})
