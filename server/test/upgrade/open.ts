/**
 * `node server/test/upgrade/open.ts <folder>`: puts the backup that upgrade.test.ts looks at into a folder, for
 * `npm run restore -- ultima --dove <folder>`: so the stories can be told on a database that was brought here.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unpackFolder } from './pack.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('node server/test/upgrade/open.ts <folder>')
const here = fileURLToPath(new URL('.', import.meta.url))
const [name = 'missing'] = globSync('*.backup', { cwd: here })
unpackFolder(readFileSync(join(here, name)), folder)
console.log(`✓ ${name} → ${folder}`)
