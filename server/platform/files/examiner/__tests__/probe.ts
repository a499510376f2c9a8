// What a child finds around it, told as lines of JSON: run in the place of child.ts.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

const refused = (work: () => unknown): string => {
  try {
    work()
    return 'done'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  }
}
const root = new URL('../../../../../', import.meta.url)
const { userLimits } = process.report.getReport() as { userLimits: Record<string, { soft: unknown; hard: unknown }> }
const found = {
  env: Object.keys(process.env),
  readPassword: refused(() => readFileSync('/etc/passwd')),
  readData: refused(() => readdirSync(new URL('.data', root))),
  write: refused(() => writeFileSync(new URL('server/trovato.txt', root), 'x')),
  program: refused(() => execFileSync('/bin/true')),
  thread: refused(() => new Worker('0', { eval: true })),
  code: refused(() => new Function('return 1')()),
  limits: userLimits,
}
process.stdout.write(JSON.stringify(found))
