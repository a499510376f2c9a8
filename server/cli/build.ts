import { slimPrismaClient } from '#platform/db/sql/slimClient.ts'
import { compileRelay } from './relay.ts'
import { type RunOptions, run } from './run.ts'
import { makeIfStale, type Product } from './stamps.ts'

/** What a start makes, and from what. */
export const products = {
  prisma: {
    name: 'prisma',
    inputs: [
      'prisma/schema/**/*.prisma',
      'server/platform/db/sql/{generator,model,slimClient}.ts',
      'package-lock.json',
    ],
    output: 'prisma/generated/client.ts',
  },
  relay: {
    name: 'relay',
    inputs: ['web/!(__generated__)/**/*.{ts,tsx}', 'schema.graphql', 'relay.config.js', 'package-lock.json'],
    output: 'web/__generated__/persisted.json',
  },
  web: {
    name: 'web',
    inputs: [
      'web/**/*',
      'server/**/rules.ts',
      'server/shared/**/*',
      'vite.config.ts',
      'tsconfig.json',
      'package-lock.json',
    ],
    output: 'dist/web/.vite/manifest.json',
  },
} satisfies Record<string, Product>

/** Makes the Prisma client, the Pothos types and the SQL compiler's model (prisma/generated) when prisma/schema changed. */
export const buildPrisma = (options?: RunOptions): Promise<boolean> =>
  makeIfStale(products.prisma, async () => {
    await run('prisma', ['generate', '--no-hints'], options)
    await slimPrismaClient()
  })

/** Makes the Relay artefacts and the persisted documents (web/__generated__) when a document or the schema changed. */
export const buildRelay = (options?: RunOptions): Promise<boolean> =>
  makeIfStale(products.relay, () => compileRelay(options))

/** Makes all code that is generated and not tracked, where what it is made from has changed. */
export async function buildGenerated(options?: RunOptions): Promise<boolean> {
  const [client, documents] = [await buildPrisma(options), await buildRelay(options)]
  return client || documents
}

/** Builds the pages (dist/web) when anything they are made from changed. */
export const buildWeb = (options?: RunOptions): Promise<boolean> =>
  makeIfStale(products.web, () => run('vite', ['build', '--logLevel', 'warn'], options))

/**
 * Checks the types: one checker costs a third less processor than the four of TypeScript's own choice, and what it has
 * found it keeps for the next time.
 */
export const checkTypes = (options?: RunOptions): Promise<void> => {
  const kept = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']
  return run('tsc', ['-p', '.', '--checkers', '1', ...kept], options)
}

/** Writes schema.graphql, the one generated file that is tracked: it is a contract. */
export const buildSchema = (options?: RunOptions): Promise<void> => run('node', ['server/cli/print-schema.ts'], options)

/** `npm run build`: all that a start makes when it is missing, for an image that is built once. */
if (import.meta.main) {
  await buildGenerated({ show: true })
  await buildWeb({ show: true })
}
