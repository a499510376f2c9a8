import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { withImported } from './firstLoad/preloadWizard.ts'
import { htmlPages } from './pages.ts'

/** Bytes that the scripts of a staff page may weigh gzipped: what its shell begins with, the page, the grid of tables. */
const BUDGET = 638_900
/** Pages that draw charts, or the timeline, at once: each with what it may weigh. */
const HEAVY: Readonly<Record<string, number>> = {
  'planner/OreLavoratePage': 723_100,
  'planner/PerformancePage': 723_000,
  'planner/ManipolatorePage': 716_800,
  'planner/SchedulatorePage': 667_800,
}

/** What shared code asks for by itself, right after the rows that it will draw (gridWhenLoaded.ts). */
const GRID = '/ui/table/TableGrid.tsx'

/**
 * Fails the build when a staff page loads more script than it may. What a page opens later (dialogs, tabs, charts) is
 * not counted. With PESI=1 it tells the weight of each.
 */
export function lightPages(): Plugin {
  return {
    name: 'pagine-leggere',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const weights = new Map<string, number>()
      const weightOf = (file: string) => {
        const code = chunks.find(({ fileName }) => fileName === file)?.code ?? ''
        const weight = weights.get(file) ?? gzipSync(code).length
        weights.set(file, weight)
        return weight
      }
      const told = pagesOf(chunks).map(({ name, files }) => ({
        name,
        weight: [...files].reduce((sum, file) => sum + weightOf(file), 0),
      }))
      if (process.env.PESI)
        for (const { name, weight } of told.toSorted((a, b) => b.weight - a.weight)) console.log(`${weight} ${name}`)
      const over = told.filter(({ name, weight }) => weight > (HEAVY[name] ?? BUDGET))
      if (over.length > 0)
        throw new Error(`Pagine troppo pesanti: ${over.map(({ name, weight }) => `${name} ${weight} byte`).join(', ')}`)
    },
  }
}

/** The pages of the staff shells, by the name of their file, each with the files that it loads. */
function pagesOf(chunks: readonly Rolldown.OutputChunk[]): { name: string; files: ReadonlySet<string> }[] {
  const shells = chunks.filter(
    ({ isEntry, name }) => isEntry && htmlPages.some(({ entry, pubblica }) => entry === name && !pubblica),
  )
  return shells.flatMap((shell) => {
    const begun = withImported(shell, chunks)
    // Of the shell's own routes, whose pages are imported by what it begins with.
    const later = new Set(
      chunks.filter(({ fileName }) => begun.includes(fileName)).flatMap(({ dynamicImports }) => dynamicImports),
    )
    return chunks
      .filter(({ fileName, facadeModuleId }) => later.has(fileName) && facadeModuleId?.endsWith('Page.tsx'))
      .map((page) => ({
        name: `${shell.name}/${page.facadeModuleId?.split('/').at(-1)?.replace('.tsx', '')}`,
        files: withGrid([...begun, ...withImported(page, chunks)], chunks),
      }))
  })
}

/** The files of a page, with those of the grid where one of them asks for it. */
function withGrid(files: readonly string[], chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const grid = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(GRID))
  if (!grid) throw new Error(`Nella build manca ${GRID}`)
  const asks = chunks.some(
    ({ fileName, dynamicImports }) => files.includes(fileName) && dynamicImports.includes(grid.fileName),
  )
  return new Set(asks ? [...files, ...withImported(grid, chunks)] : files)
}
