import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCalls, readObjects } from './parse.ts'

// `node rest-compat/__tests__/documented/generate.ts <folder>`: reads the pages of a documentation of the old /api (text or
// Markdown) and writes what they list into pages.json beside this file.

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: node rest-compat/__tests__/documented/generate.ts <folder of pages>')
  process.exit(1)
}
const names = readdirSync(folder).filter((name) => /\.(?:txt|md)$/.test(name))
const pages = names.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'))
const read = { objects: readObjects(pages), calls: readCalls(pages) }
writeFileSync(new URL('pages.json', import.meta.url), `${JSON.stringify(read, null, 2)}\n`)
console.log(`${Object.keys(read.objects).length} objects, ${Object.keys(read.calls).length} calls`)
