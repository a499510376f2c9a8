import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../run.ts'

/** `npm run release`: what a release brings beside its image, in dist/release. Nothing is published from here. */

/** Why this tree is no release, in Italian. */
class ReleaseRefused extends Error {}

/** What the CHANGELOG says of a version, without its heading; null when it does not. */
export function changesOf(changelog: string, version: string): string | null {
  const parts = changelog.split(/^## /m)
  const part = parts.find((one) => one.split('\n', 1)[0]?.split(' ', 1)[0] === version)
  return part === undefined ? null : part.slice(part.indexOf('\n') + 1).trim()
}

/** Why a tag may not name a release of this version, in Italian; null when it may, or when none is told. */
export const wrongTagReason = (tag: string | undefined, version: string): string | null =>
  tag === undefined || tag === `v${version}`
    ? null
    : `Il tag ${tag} non è della versione ${version} di package.json: serve v${version}.`

interface Bom {
  bomFormat?: string
  components?: readonly { name: string; version?: string; purl?: string }[]
}

/** Packages of a CycloneDX bill as OSV is asked for them. */
export const osvQueries = ({ components = [] }: Bom) =>
  components.flatMap(({ purl }) => (purl ? [{ package: { purl } }] : []))

const OSV = 'https://api.osv.dev/v1/querybatch'
const PER_QUESTION = 500

/** Known holes of the packages: name of the package → of its holes. @throws Error when OSV does not answer */
async function knownHoles(bom: Bom): Promise<Map<string, string[]>> {
  const queries = osvQueries(bom)
  const found = new Map<string, string[]>()
  for (let at = 0; at < queries.length; at += PER_QUESTION) {
    const part = queries.slice(at, at + PER_QUESTION)
    const answer = await fetch(OSV, {
      method: 'POST',
      body: JSON.stringify({ queries: part }),
      signal: AbortSignal.timeout(60_000),
    })
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
    const { results } = (await answer.json()) as { results: { vulns?: { id: string }[] }[] }
    for (const [n, { vulns = [] }] of results.entries()) {
      const name = part[n]?.package.purl
      if (name && vulns.length > 0)
        found.set(
          name,
          vulns.map(({ id }) => id),
        )
    }
  }
  return found
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

function billOfMaterials(): { text: string; bom: Bom } {
  const args = ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format', 'cyclonedx']
  const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const bom = JSON.parse(text) as Bom
  if (bom.bomFormat !== 'CycloneDX' || !bom.components?.length)
    throw new ReleaseRefused('npm sbom non ha reso una distinta.')
  return { text, bom }
}

async function release(): Promise<void> {
  const { values } = parseArgs({ options: { tag: { type: 'string' } } })
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const wrongTag = wrongTagReason(values.tag, version)
  if (wrongTag) throw new ReleaseRefused(wrongTag)
  if (git('status', '--porcelain') !== '') throw new ReleaseRefused('Ci sono modifiche non registrate (git status).')
  const changes = changesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)
  if (!changes) throw new ReleaseRefused(`CHANGELOG.md non dice che cosa c’è nella versione ${version}.`)
  const commit = git('rev-parse', 'HEAD')
  const folder = join(root, 'dist', 'release')
  mkdirSync(folder, { recursive: true })
  const { text, bom } = billOfMaterials()
  writeFileSync(join(folder, `serramenti-${version}.cdx.json`), text)
  writeFileSync(join(folder, `serramenti-${version}.md`), `${changes}\n`)
  console.log(
    `✓ ${version} (${commit.slice(0, 12)}): ${bom.components?.length ?? 0} pacchetti nella distinta, in ${folder}`,
  )
  const holes = await knownHoles(bom).catch((error: unknown) => {
    console.log(
      `! OSV non risponde (${error instanceof Error ? error.message : error}): vulnerabilità note non controllate`,
    )
    return new Map<string, string[]>()
  })
  for (const [name, ids] of holes) console.log(`✗ ${name}: ${ids.join(', ')}`)
  if (holes.size > 0) process.exitCode = 1
  console.log(`Immagine: docker buildx build --platform linux/amd64,linux/arm64 --build-arg COMMIT=${commit} \\
  --provenance=mode=max --sbom=true --tag serramenti:${version} .`)
}

if (import.meta.main) {
  try {
    await release()
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error
    console.error(`✗ ${error.message}`)
    process.exitCode = 1
  }
}
