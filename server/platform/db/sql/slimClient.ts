import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'prisma', 'generated', 'internal')
const FILE = 'query_compiler.wasm'

/** How the generated client loads its query compiler: from a module that holds it as text. */
const LOADED =
  /const \{ wasm \} = await import\("(@prisma\/client\/runtime\/[\w.]+wasm-base64\.mjs)"\)\s+return await decodeBase64AsWasm\(wasm\)/

/** What takes the place of {@link LOADED}. */
const READ = `const { readFile } = await import('node:fs/promises')
    return new WebAssembly.Module(await readFile(new URL('./${FILE}', import.meta.url)))`

/** A file whose every character is one byte; V8 keeps a source with any other at two bytes a character. */
async function writeNarrow(path: string, text: string): Promise<void> {
  const escaped = text.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  await writeFile(path, escaped)
}

/**
 * Makes the generated Prisma client smaller in memory: it reads its query compiler from a file beside it (as text
 * in a module its 3.4 MB live on as 9 MB of strings in every process), and its sources are of one byte a character.
 * @throws Error when a new Prisma loads it otherwise
 */
export async function slimPrismaClient(): Promise<void> {
  const path = join(FOLDER, 'class.ts')
  const text = await readFile(path, 'utf8')
  const [whole, module] = LOADED.exec(text) ?? []
  if (whole === undefined || module === undefined)
    throw new Error(`${path} loads its query compiler in a way that is not known here.`)
  const { wasm } = (await import(module)) as { wasm: string }
  await writeFile(join(FOLDER, FILE), Buffer.from(wasm, 'base64'))
  await writeNarrow(path, text.replace(whole, READ))
  const names = join(FOLDER, 'prismaNamespace.ts')
  await writeNarrow(names, await readFile(names, 'utf8'))
}
