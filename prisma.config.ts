import { fileURLToPath } from 'node:url'
import { defineConfig } from 'prisma/config'

// The CLI would download its engine; unless one is given, ours from npm answers it (prisma/engine/engine.ts).
const engine = fileURLToPath(new URL('./prisma/engine/schema-engine.mjs', import.meta.url))
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= engine

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations', seed: 'node prisma/seed/main.ts' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
})
