import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** What the public wizard may weigh on the wire, gzipped: scripts, styles and font together. */
const BUDGET = 170_000
/** Libraries of the staff app: none of them belongs in the wizard. */
const FOREIGN_MODULES = /node_modules\/(@mui\/|@emotion\/|react-relay|relay-runtime|react-router|dayjs|graphql-ws)/

/** Fails the build when the wizard's entry loads the staff app's libraries or outgrows its budget. */
export function lightWizard(entry = 'preventivo'): Plugin {
  return {
    name: 'wizard-leggero',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const start = chunks.find((chunk) => chunk.isEntry && chunk.name === entry)
      if (!start) throw new Error(`Manca la pagina ${entry}`)
      const loaded = withImports(start, chunks)
      const foreign = loaded.flatMap((chunk) => chunk.moduleIds).find((id) => FOREIGN_MODULES.test(id))
      if (foreign) throw new Error(`Il wizard carica una libreria dell'area riservata: ${foreign}`)
      const beside = loaded.flatMap(({ viteMetadata: m }) => [...(m?.importedCss ?? []), ...(m?.importedAssets ?? [])])
      const files = [...loaded.map(({ fileName }) => fileName), ...beside]
      const weight = [...new Set(files)].reduce((sum, file) => sum + weightOf(bundle[file]), 0)
      if (weight > BUDGET) throw new Error(`Il wizard pesa ${weight} byte compressi: il massimo è ${BUDGET}`)
    },
  }
}

function weightOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): number {
  if (!file) return 0
  return file.type === 'chunk' ? gzipSync(file.code).length : gzipSync(file.source).length
}

/** A chunk with all that it imports, now or later. */
function withImports(start: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set([start])
  for (const chunk of found) {
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const imported = chunks.find(({ fileName }) => fileName === name)
      if (imported) found.add(imported)
    }
  }
  return [...found]
}
