import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

export interface Product {
  /** Name of the stamp. */
  name: string
  /** Files it is made from, as glob patterns from the project's folder. */
  inputs: string[]
  /** A file that exists once it is made. */
  output: string
}

/** SHA-256 (hex) over names and contents of the files that match. */
export function hashFiles(patterns: string[]): string {
  const hash = createHash('sha256')
  const files = [...new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: root })))].sort()
  for (const file of files) {
    const path = join(root, file)
    if (!statSync(path).isFile()) continue
    hash.update(`${file}\0`).update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/**
 * Makes a product unless its inputs are what they were when it was last made.
 * @returns whether it had to be made
 */
export async function makeIfStale(product: Product, make: () => Promise<void>): Promise<boolean> {
  const stamp = join(root, '.cache', `${product.name}.stamp`)
  const wanted = hashFiles(product.inputs)
  const fresh = existsSync(join(root, product.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (fresh) return false
  await make()
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}
