import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
/** Bytes above which a file is worth the seconds. */
const LARGE = 30_000

/**
 * Writes beside the files that most pages load what they are at their smallest: 7 % less than the server makes them
 * when they are first asked for, in some seconds of the build. Those of one page are left to the server.
 * @param names of the chunks
 */
export function compressShared(names: readonly string[]): Plugin {
  return {
    name: 'comprime-i-condivisi',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk')
      const shared = files.filter(({ name, code }) => names.includes(name) && code.length > LARGE)
      await Promise.all(
        shared.map(async ({ fileName, code }) => {
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
          await writeFile(join(dir, `${fileName}.br`), await brotli(code, { params }))
        }),
      )
    },
  }
}
