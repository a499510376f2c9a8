import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { products } from '../build.ts'
import { root } from '../run.ts'

test.each(Object.values(products).flatMap(({ name, inputs }) => inputs.map((input) => [name, input])))(
  '%s is made again when %s changes: there is such a file',
  (_name, input) => expect(globSync(input, { cwd: root }).length).toBeGreaterThan(0),
)
