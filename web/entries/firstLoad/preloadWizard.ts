import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/**
 * Adds to the wizard's page the preloads of the code that its start script asks for later: the reference data, the
 * first picture and the form then come down together, none waiting for the other.
 * @param modulo end of the path of the module imported by the start script
 */
export function preloadWizard(page = 'preventivo.html', modulo = '/web/wizard/main.tsx'): Plugin {
  return {
    name: 'precarica-wizard',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        if (!bundle || !path.endsWith(page)) return []
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(modulo))
        if (!start) throw new Error(`Nella build manca ${modulo}`)
        return withImported(start, chunks)
          .filter((file) => !html.includes(`"/${file}"`))
          .map(preloadTag)
      },
    },
  }
}

const preloadTag = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  // Low: they come while the reference data and the picture are on their way, and must not slow those down.
  attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}`, nonce: '__CSP_NONCE__' },
  injectTo: 'head',
})

/** Names of a chunk's file and of all those that it imports statically. */
export function withImported(start: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const files = new Set([start.fileName])
  for (const file of files)
    for (const name of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(name)
  return [...files]
}
