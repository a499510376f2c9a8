import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cliOption, cliWord, openBench, startFlags, toProduct } from './bench.ts'
import type { BenchCase } from './cases/benchCase.ts'
import { benchCases } from './cases.ts'
import { applyLoad, type LoadRequest, tryRequest } from './load.ts'

/**
 * `node bench/beside.ts [/path/of/another/tree] [--casi expression] [--giri 12] [--secondi 1] [--preventivi 3000] [--ordini 3000]`:
 * what an answer costs by each door (a persisted document by POST and by GET, a free one, /api), in CPU of the server:
 * this tree, this tree with graphql-js and Prisma in the place of ours, and another tree (a commit before, with its
 * node_modules), on one database, in short rounds by turns. Prints the median, and its ratio to the first contender.
 * `npm run bench -- --beside <commit>` asks this tree and that commit for persisted documents by POST alone, and sums up
 * in one line.
 */

const root = join(import.meta.dirname, '..')
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })

/** Gives a tree the packages of another, and Pothos of its own: it knows each plugin once a process. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name === '@pothos') cpSync(join(from, name), join(to, name), { recursive: true })
    else symlinkSync(join(from, name), join(to, name))
  }
}

/**
 * The tree of another commit beside this one, with this one's packages and what is generated of it: a commit that asks
 * for other packages is measured with these.
 * @param commit as git names it
 * @returns where it is, and how to remove it
 * @throws what git or its own `gen` says
 */
function checkOut(commit: string): { tree: string; remove(): void } {
  const tree = join(mkdtempSync(join(tmpdir(), 'serramenti-beside-')), 'tree')
  const remove = () => {
    rmSync(join(tree, '..'), { recursive: true, force: true })
    git('worktree', 'prune')
  }
  try {
    git('worktree', 'add', '--quiet', '--detach', tree, commit)
    linkPackages(join(root, 'node_modules'), join(tree, 'node_modules'))
    execFileSync(process.execPath, ['server/cli/gen.ts'], { cwd: tree, stdio: 'ignore' })
    return { tree, remove }
  } catch (error) {
    remove()
    throw error
  }
}

const CONNECTIONS = 8
const WARM_UP_MS = 700
const commit = cliWord('beside')
const other = commit === null ? { tree: process.argv.slice(2).find((word) => word.startsWith('/')) } : checkOut(commit)
const wanted = new RegExp(cliWord('casi') ?? '', 'i')
const rounds = cliOption('giri', 12)
const seconds = cliOption('secondi', 1)

interface Asked {
  name: string
  next(): LoadRequest
}

/** A case as each door is asked it. */
function doorsOf(example: BenchCase, token: string, ids: number[]): Asked[] {
  const pk = () => ids[Math.floor(Math.random() * ids.length)] ?? 1
  const post = () => toProduct(example, token, pk)
  const headers = post().headers ?? {}
  const sent = () => JSON.parse(post().body ?? '{}') as { id: string; variables?: object }
  const address = () => new URLSearchParams({ id: example.nome, variables: JSON.stringify(sent().variables ?? {}) })
  const free = () => JSON.stringify({ query: example.prodotto, variables: sent().variables })
  return [
    { name: `${example.nome}, POST`, next: post },
    { name: `${example.nome}, GET`, next: () => ({ method: 'GET', path: `/graphql?${address()}`, headers }) },
    { name: `${example.nome}, free`, next: () => ({ method: 'POST', path: '/graphql', headers, body: free() }) },
  ]
}

/** The cases of another tree: its documents may be spelled otherwise, and take other variables. */
async function casesOf(tree: string): Promise<readonly BenchCase[]> {
  const { benchCases: theirs } = (await import(
    pathToFileURL(join(tree, 'bench/cases.ts')).href
  )) as typeof import('./cases.ts')
  return theirs
}

/** 'Beside abc123: 1.01 in the mean of 28 cases, from 0.93 (…) to 1.06 (…)' */
function summary(commit: string, ratios: { name: string; ratio: number }[]): string {
  const sorted = ratios.toSorted((a, b) => a.ratio - b.ratio)
  const mean = sorted.reduce((sum, { ratio }) => sum + ratio, 0) / sorted.length
  const [least, most] = [sorted.at(0), sorted.at(-1)].map((one) => `${one?.ratio.toFixed(2)} (${one?.name})`)
  return `Beside ${commit}: ${mean.toFixed(2)} in the mean of ${sorted.length} cases, from ${least} to ${most}`
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const bench = await openBench({ preventivi: cliOption('preventivi', 3000), ordini: cliOption('ordini', 3000) }).catch(
  (error: unknown) => {
    if ('remove' in other) other.remove()
    throw error
  },
)
try {
  const flags = startFlags()
  const ours = await bench.start('bench/product.ts', flags)
  const { tree } = other
  const reference = { env: { EXECUTOR: 'graphql', READS: 'prisma' } }
  const contenders = [
    ...(tree
      ? [{ who: commit ?? 'other tree', ...(await bench.start('bench/product.ts', startFlags(tree), { tree })) }]
      : []),
    { who: 'this tree', ...ours },
    ...(commit ? [] : [{ who: 'graphql-js and Prisma', ...(await bench.start('bench/product.ts', flags, reference)) }]),
  ]
  const headers = { Accept: 'application/json', Authorization: `Bearer ${bench.token}` }
  const rest = {
    name: '/api/planner/ordini/',
    next: () => ({ method: 'GET' as const, path: '/api/planner/ordini/', headers }),
  }
  /** What each contender is asked, as its own tree spells it. */
  const asked: { name: string; next: Asked['next'][] }[] = commit
    ? []
    : [{ ...rest, next: contenders.map(() => rest.next) }]
  const theirs = tree ? await casesOf(tree) : []
  for (const example of benchCases) {
    const ids = await bench.ids(example)
    const before = doorsOf(theirs.find(({ nome }) => nome === example.nome) ?? example, bench.token, ids)
    for (const [index, { name, next }] of doorsOf(example, bench.token, ids).entries()) {
      const isOther = (place: number) => tree !== undefined && place === 0
      asked.push({ name, next: contenders.map((_one, place) => (isOther(place) && before[index]?.next) || next) })
      if (commit) break
    }
  }
  const ratios: { name: string; ratio: number }[] = []
  console.log(`CPU ms of the server, and ratio to the first: ${contenders.map(({ who }) => who).join(' | ')}`)
  for (const { name, next } of asked.filter(({ name }) => wanted.test(name))) {
    const nextOf = (index: number) => next[index] as Asked['next']
    const firsts = await Promise.all(contenders.map(({ port }, index) => tryRequest(port, nextOf(index)())))
    const refused = firsts.findIndex(({ ok }) => !ok)
    if (refused >= 0) {
      const reason = `${name}, ${contenders[refused]?.who}: ${firsts[refused]?.text.slice(0, 400)}`
      // A commit that has not got the case is asked this tree's.
      if (!commit || refused > 0) throw new Error(reason)
      console.log(`Not compared: ${reason.slice(0, 160)}`)
      continue
    }
    for (const [index, { port }] of contenders.entries()) {
      await applyLoad(port, nextOf(index), CONNECTIONS, WARM_UP_MS)
    }
    const costs = contenders.map((): number[] => [])
    for (let round = 0; round < rounds; round++) {
      // Each in turn is the first, so that none always comes after the same other.
      const order = contenders.map((_one, place) => (place + round) % contenders.length)
      for (const index of order) {
        const { port, cpu } = contenders[index] as (typeof contenders)[number]
        const before = cpu()
        const { answers } = await applyLoad(port, nextOf(index), CONNECTIONS, seconds * 1000)
        costs[index]?.push(((cpu() - before) * 1000) / answers)
      }
    }
    const medians = costs.map(median)
    const shown = medians.map((cost) => `${cost.toFixed(2)} (${(cost / (medians[0] ?? 1)).toFixed(2)})`)
    console.log(`${name.padEnd(60)} ${shown.join(' | ')}`)
    const [first = 1, second = 1] = medians
    ratios.push({ name, ratio: second / first })
  }
  if (commit && ratios.length > 0) console.log(summary(commit, ratios))
} finally {
  try {
    await bench.close()
  } finally {
    if ('remove' in other) other.remove()
  }
}
