import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import type { ObjectSchema } from 'yup'
import { type FieldInfo, fieldsOf } from '#shared/fields/fields.ts'
import { type Target, targetOf } from './new/domain.ts'
import { matrixLine, withLine } from './new/registries.ts'
import { sourceOf, whereIs } from './new/sources.ts'
import { filesFor } from './new/templates.ts'
import { root } from './run.ts'

const HELP = `Uso: npm run new -- operation AREA/NOME [--permesso FLAG]
  NOME è un verbo e un modello: createFornitore, sospendiFornitore
  AREA è la sua cartella in server/, o quella che la contiene: acquisti, acquisti/fornitori
  scrive l'operazione, la sua mutazione, il suo test e la sua riga nella matrice dei permessi;
  create, update e delete di un dominio con entity.ts vanno lì, sotto la sua entità`

const SAMPLES: Readonly<Record<FieldInfo['kind'], string>> = {
  text: "'Prova'",
  number: '1',
  decimal: '1',
  boolean: 'true',
  day: "'2030-01-07'",
  time: "'08:00'",
  choice: "''",
  reference: '1',
  other: '{}',
}

/** What is sent to add an object: the fields that must be there, as source. */
async function sampleOf({ schema }: Target): Promise<string> {
  if (!schema) return '{}'
  const rules: Record<string, ObjectSchema<object>> = await import(`${root}${whereIs(schema)}`)
  const found = rules[schema]
  if (!found) throw new Error(`${schema} non è uno schema`)
  const required = fieldsOf(found).filter((field) => field.required)
  const sampleValue = ({ kind, choices }: FieldInfo) => (kind === 'choice' ? `'${choices[0]}'` : SAMPLES[kind])
  return `{ ${required.map((field) => `${field.name}: ${sampleValue(field)}`).join(', ')} }`
}

async function write(path: string, source: string): Promise<void> {
  await mkdir(dirname(`${root}${path}`), { recursive: true })
  await writeFile(`${root}${path}`, source)
  console.log(`  ${path}`)
}

/** `npm run new`: the files of a recipe, its test, its line in the permission matrix. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { permesso: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  })
  const [kind, path] = positionals
  if (values.help || kind !== 'operation' || !path) return console.log(HELP)
  const target = targetOf(path, values.permesso)
  const sample = await sampleOf(target)
  const [files, line] = [filesFor(target, sample), matrixLine(target, sample)]
  console.log('Scritti:')
  for (const { path, source } of files) await write(path, source)
  await write(line.path, withLine(sourceOf(line.path), line))
  console.log(`
Ora:
  npm run format && npm run gen
  npx vitest run ${target.folder}/__tests__/${target.name}.test.ts
  MATRICE=scrivi npx vitest run server/test/__tests__/matrix.test.ts, e leggere che cosa cambia
Poi: che cosa fa davvero, con le sue parole; un endpoint in rest-compat/ se la vecchia API lo aveva.`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
