import { availableParallelism } from 'node:os'
import babel from '@rolldown/plugin-babel'
import { defaultExclude, defineConfig } from 'vitest/config'
import { pureTests } from '#server-test/pureTests.ts'

const FOLDERS = '{server,rest-compat,prisma,web}'
const TEST = [`${FOLDERS}/**/*.test.ts`]
const COMPONENTS = ['web/**/*.test.tsx']
const ISOLATED = [`${FOLDERS}/**/*.isolato.test.ts`]
/** Without PostgreSQL: `npm run test:rules`. */
const RULES = pureTests().filter((path) => !path.endsWith('.isolato.test.ts'))

export default defineConfig({
  // Pothos gets the CommonJS graphql from Node; tests must get that one too, not the ESM build of its own realm.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // Files share their process and what it has loaded: most of a file's time was the schema made anew. Those that
    // replace or forget modules, or leave hundreds of megabytes behind that every later file pays for at each collection
    // of memory, say so by their name and have a process each.
    projects: [
      { extends: true, test: { name: 'rules', include: RULES, globalSetup: [], isolate: false } },
      {
        extends: true,
        test: { name: 'insieme', include: TEST, exclude: [...RULES, ...ISOLATED, ...defaultExclude], isolate: false },
      },
      { extends: true, test: { name: 'isolati', include: ISOLATED } },
      // Components in a document of their own, without server and database.
      {
        extends: true,
        plugins: [
          babel({
            include: /\/web\/.*\.tsx?$/,
            plugins: [['babel-plugin-relay', { eagerEsModules: true, artifactDirectory: './web/__generated__' }]],
            parserOpts: { plugins: ['typescript', 'jsx'] },
          }),
        ],
        test: {
          name: 'components',
          include: COMPONENTS,
          environment: 'happy-dom',
          globalSetup: [],
          setupFiles: ['web/test/setup.ts'],
          isolate: false,
        },
      },
    ],
    globalSetup: ['server/test/globalSetup.ts'],
    setupFiles: ['server/test/asInProduction.ts'],
    pool: 'forks',
    // Many tests wait for the database or for a timer: two at a time also on two cores.
    maxWorkers: Number(process.env.VITEST_WORKERS) || Math.max(2, availableParallelism() - 1),
    testTimeout: 600_000,
    hookTimeout: 600_000,
    restoreMocks: true,
    // The machine's clock and habits must not decide: days are Italian wherever the tests run.
    env: { TZ: 'Europe/Rome', NODE_ENV: 'test' },
  },
})
