import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Where the notices are served; `?v=` renews what a browser keeps. */
export const NOTICES_FILE = 'assets/notices.txt'

/** Writes the licences of the packages in the pages beside them, as those licences ask. */
export function licenceNotices(): Plugin {
  return {
    name: 'licence-notices',
    generateBundle() {
      const folders = [...this.getModuleIds()].map(packageFolder).filter((folder) => folder !== null)
      const notices = [...new Set(folders)].map(noticeOf).sort((a, b) => (a < b ? -1 : 1))
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: [...new Set(notices)].join('\n') })
    },
  }
}

/** The folder of the package that a module belongs to; null for our own. */
export function packageFolder(id: string): string | null {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? null
}

/** Name, licence and its text of a package. @throws Error when it states no licence */
export function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!license) throw new Error(`${name} states no licence`)
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying|ofl)(\.|$)/i.test(entry))
  const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : ''
  return `${'='.repeat(80)}\n${name} ${version} (${license})\n\n${text}\n`
}
