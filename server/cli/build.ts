import { compileRelay } from './relay.ts'
import { type RunOptions, run } from './run.ts'
import { makeIfStale } from './stamps.ts'

/** Makes the Prisma client, the Pothos types and the SQL compiler's model (prisma/generated) when prisma/schema changed. */
export const buildPrisma = (options?: RunOptions): Promise<boolean> =>
  makeIfStale(
    {
      name: 'prisma',
      inputs: ['prisma/schema/**/*.prisma', 'server/platform/db/sql/{generator,model}.ts', 'package-lock.json'],
      output: 'prisma/generated/client.ts',
    },
    () => run('prisma', ['generate', '--no-hints'], options),
  )

/** Builds the pages (dist/web) when anything they are made from changed. */
export const buildWeb = (options?: RunOptions): Promise<boolean> =>
  makeIfStale(
    {
      name: 'web',
      inputs: [
        'web/**/*',
        'public/**/*',
        'server/**/rules.ts',
        'server/shared/**/*.ts',
        'vite.config.ts',
        'tsconfig.json',
        'package-lock.json',
      ],
      output: 'dist/web/.vite/manifest.json',
    },
    () => run('vite', ['build', '--logLevel', 'warn'], options),
  )

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
