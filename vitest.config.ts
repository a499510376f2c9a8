import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Pothos gets the CommonJS graphql from Node; tests must get that one too, not the ESM build of its own realm.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['{server,rest-compat,prisma,web}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/test/globalSetup.ts'],
    pool: 'forks',
    // Many tests wait for the database or for a timer: two at a time also on two cores.
    maxWorkers: Number(process.env.VITEST_WORKERS) || Math.max(2, availableParallelism() - 1),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    // The machine's clock and habits must not decide: days are Italian wherever the tests run.
    env: { TZ: 'Europe/Rome', NODE_ENV: 'test' },
  },
})
