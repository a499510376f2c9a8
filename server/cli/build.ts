import { compileRelay } from './relay.ts'
import { type RunOptions, run } from './run.ts'
import { makeIfStale, type Product } from './stamps.ts'

/** What a start makes, and from what. */
export const products = {
  prisma: {
    name: 'prisma',
    inputs: ['prisma/schema/**/*.prisma', 'server/platform/db/sql/{generator,model}.ts', 'package-lock.json'],
    output: 'prisma/generated/client.ts',
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
  makeIfStale(products.prisma, () => run('prisma', ['generate', '--no-hints'], options))

/** Builds the pages (dist/web) when anything they are made from changed. */
export const buildWeb = (options?: RunOptions): Promise<boolean> =>
  makeIfStale(products.web, () => run('vite', ['build', '--logLevel', 'warn'], options))

/** Makes what is committed but generated: schema.graphql, then the Relay artefacts and persisted documents. */
export async function buildSchema(options?: RunOptions): Promise<void> {
  await run('node', ['server/cli/print-schema.ts'], options)
  await compileRelay(options)
}

/** The committed generated files, as glob patterns. */
export const committedGenerated: string[] = ['schema.graphql', 'web/**/__generated__/*', 'web/relay/persisted.json']

/** `npm run build`: all that a start makes when it is missing, for an image that is built once. */
if (import.meta.main) {
  await buildPrisma({ show: true })
  await buildWeb({ show: true })
}
