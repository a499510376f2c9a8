import type { Plugin } from 'vite'
import { htmlPages } from './pages.ts'

const ofTheWizard = new Set<string>()
const ofItsBeginning = new Set<string>()
const withGrid = new Set<string>()
const bound = new Set<string>()
const begun = new Map<string, number>()
const ofStaff = new Set<string>()
const lists = new Map<string, number>()

/** What asks for the grid once it runs: no part of what pages without tables load. */
const GRID_ASKED = '/web/ui/table/gridWhenLoaded.ts'

/** What the pages of lists are drawn with. */
const LIST = '/web/ui/list/ListPage.tsx'

/** Pages that begin with a module before it is part of what they have in common. */
export const COMMON = 3

/** Whether a module is the public wizard's, alone or with others: known once all modules are. */
export const ofWizard = (id: string): boolean => ofTheWizard.has(id)

/** Whether the public wizard shows its first picture with a module. */
export const beginsWizard = (id: string): boolean => ofItsBeginning.has(id)

/** Whether a module brings the grid along, the heaviest of the libraries. */
export const needsGrid = (id: string): boolean => withGrid.has(id)

/**
 * Whether a module can come later than a page's start, and for every page: none that a page begins with, and none that
 * needs what one page has to itself, whose script would start that page in another's place.
 */
export const isFree = (id: string): boolean => !begun.has(id) && !bound.has(id)

/** Lists that are drawn with a module before pages that only begin with it have it in common with them. */
const MOST = 5

/** Whether a module is part of what pages have in common: staff pages begin with it, or some page and most lists. */
export const isCommon = (id: string): boolean => ofStaff.has(id) || (begun.has(id) && drawsLists(id, MOST))

/** Whether pages of lists are drawn with a module, as opposed to what opens over them. */
export const drawsLists = (id: string, count = 1): boolean => (lists.get(id) ?? 0) >= count

/** Finds out which modules which pages are made of, for the groups of chunks in vite.config.ts. */
export function sharedModules(wizard = 'preventivo'): Plugin {
  return {
    name: 'moduli-condivisi',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry)
      const imported = (first: string, later: boolean) => {
        const found = new Set([first])
        for (const id of found) {
          const info = this.getModuleInfo(id)
          for (const one of info?.importedIds ?? []) found.add(one)
          for (const one of later ? (info?.dynamicallyImportedIds ?? []) : []) found.add(one)
        }
        return found
      }
      const fill = (set: Set<string>, first: Iterable<string>) => {
        set.clear()
        for (const id of first) set.add(id)
        for (const id of set) for (const user of this.getModuleInfo(id)?.importers ?? []) set.add(user)
      }

      const page = entries.find((id) => id.endsWith(`/${wizard}.html`))
      if (!page) throw new Error(`Manca la pagina ${wizard}`)
      ofItsBeginning.clear()
      for (const id of imported(page, false)) ofItsBeginning.add(id)
      ofTheWizard.clear()
      for (const id of imported(page, true)) ofTheWizard.add(id)
      begun.clear()
      ofStaff.clear()
      for (const entry of entries) {
        const isPublic = htmlPages.some(({ entry: name, pubblica }) => pubblica && entry.endsWith(`/${name}.html`))
        for (const id of imported(entry, false)) {
          begun.set(id, (begun.get(id) ?? 0) + 1)
          if (!isPublic) ofStaff.add(id)
        }
      }
      lists.clear()
      for (const page of ids.filter((id) => id.endsWith('Page.tsx')).map((id) => imported(id, false)))
        if ([...page].some((id) => id.endsWith(LIST))) for (const id of page) lists.set(id, (lists.get(id) ?? 0) + 1)
      fill(
        withGrid,
        ids.filter((id) => id.includes('/node_modules/@mui/x-data-grid/') || id.endsWith(GRID_ASKED)),
      )
      // Libraries have files of their own.
      const isOwn = (id: string) => !id.includes('/node_modules/') && !ofTheWizard.has(id)
      const own = [...begun].filter(([id, pages]) => pages < COMMON && isOwn(id) && !drawsLists(id, MOST))
      fill(
        bound,
        own.map(([id]) => id),
      )
    },
  }
}
