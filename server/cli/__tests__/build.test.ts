import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { products } from '../build.ts'
import { root } from '../run.ts'

test.each(Object.values(products).flatMap(({ name, inputs }) => inputs.map((input) => [name, input])))(
  '%s is made again when %s changes: there is such a file',
  (_name, input) => expect(globSync(input, { cwd: root }).length).toBeGreaterThan(0),
)

test('the Prisma client holds its query compiler in a file, and no character of two bytes', () => {
  const folder = join(root, 'prisma', 'generated', 'internal')
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  expect(WebAssembly.validate(readFileSync(join(folder, 'query_compiler.wasm')))).toBe(true)
  expect(read('class.ts')).not.toContain('wasm-base64')
  for (const name of ['class.ts', 'prismaNamespace.ts']) expect(/[^\0-\xff]/.test(read(name)), name).toBe(false)
})
