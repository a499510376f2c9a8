import { readFile } from 'node:fs/promises'

const FILE = new URL('../../../docs/integrators.md', import.meta.url)

let read: Promise<string> | undefined

/** The page for who connects a program, as it is in the repository: its text is made to be read as it is. */
export async function answerGuide(): Promise<Response> {
  read ??= readFile(FILE, 'utf8')
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return new Response(await read, { headers })
}
