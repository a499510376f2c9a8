/**
 * Reads one untrusted file and ends: a damaged one can hang a reader or exhaust the memory, and then only this process
 * is lost. Started by `spawn.ts`, with nothing but its three streams. It says `ready`, is given a line with the task and
 * the bytes after it, and answers with lines of JSON.
 */
import { once } from 'node:events'
import type { TaskName, Tasks } from './tasks.ts'
import { linesOf } from './work.ts'

/** Lines are gathered into pieces of this size, characters. */
const PIECE = 64 * 1024

async function say(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}

async function answer<Name extends TaskName>(name: Name, question: Tasks[Name]['question'], bytes: Buffer) {
  let piece = ''
  for await (const line of linesOf(name, question, bytes)) {
    piece += `${JSON.stringify(line)}\n`
    if (piece.length < PIECE) continue
    await say(piece)
    piece = ''
  }
  await say(piece)
}

// Whoever asked may be gone: then there is nobody to answer.
process.stdout.on('error', () => process.exit(1))
await say('ready\n')
const input = Buffer.concat(await process.stdin.toArray())
const end = input.indexOf('\n')
if (end > 0) {
  const { task, question } = JSON.parse(input.toString('utf8', 0, end)) as { task: TaskName; question: never }
  await answer(task, question, input.subarray(end + 1))
}
