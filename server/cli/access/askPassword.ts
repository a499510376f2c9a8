import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Where a password is typed, or comes from a program. */
type TypedInput = NodeJS.ReadableStream & { isTTY?: boolean }

/** The password was not given; the message is in Italian. */
export class PasswordNotGiven extends Error {}

const twoLines = 'Scrivere la password due volte, una per riga.'

/**
 * Asks for a new password, twice: at a terminal without echo, else on the first two lines of the standard input.
 * @throws PasswordNotGiven when there are not two lines, or they differ
 */
export async function askPassword(
  input: TypedInput = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Promise<string> {
  const [password, again] = input.isTTY ? await atTerminal(input, output) : await fromLines(input)
  if (password === undefined || again === undefined) throw new PasswordNotGiven(`Manca la password. ${twoLines}`)
  if (password !== again) throw new PasswordNotGiven('Le due password inserite non sono uguali')
  return password
}

async function fromLines(input: NodeJS.ReadableStream): Promise<string[]> {
  const lines: string[] = []
  for await (const line of createInterface({ input })) {
    lines.push(line)
    if (lines.length === 2) break
  }
  return lines
}

async function atTerminal(input: TypedInput, output: NodeJS.WritableStream): Promise<string[]> {
  // readline writes back what is typed: into nothing.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input, output: silent, terminal: true })
  const given: string[] = []
  const ended = once(terminal, 'close').then(() => undefined)
  for (const prompt of ['Password: ', 'Ancora la password: ']) {
    output.write(prompt)
    const line = await Promise.race([once(terminal, 'line').then(([text]) => String(text)), ended])
    output.write('\n')
    if (line === undefined) break
    given.push(line)
  }
  terminal.close()
  return given
}
