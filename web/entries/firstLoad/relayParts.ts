import type { Plugin } from 'vite'

const MODULE = '\0react-relay'

/** Hooks that the product uses, each a CommonJS module of its name. */
const HOOKS = [
  'RelayEnvironmentProvider',
  'useFragment',
  'useLazyLoadQuery',
  'useMutation',
  'usePreloadedQuery',
  'useRelayEnvironment',
]

/**
 * `react-relay` as pages load it: its parts that the product uses. Its own index is CommonJS, of which nothing is left
 * out: paging, entry points, what is older than hooks. A name that is not here fails the build.
 */
export function relayParts(): Plugin {
  const of = (name: string) => JSON.stringify(`react-relay/lib/relay-hooks/${name}`)
  return {
    name: 'relay-in-parti',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-relay' ? MODULE : null),
    load(id) {
      if (id !== MODULE) return null
      return [
        "export { commitMutation, fetchQuery, graphql } from 'relay-runtime'",
        `import * as loading from ${of('loadQuery')}`,
        'export const { loadQuery } = loading.default ?? loading',
        ...HOOKS.flatMap((name) => [`import ${name} from ${of(name)}`, `export { ${name} }`]),
      ].join('\n')
    },
  }
}
