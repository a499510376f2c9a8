#!/usr/bin/env node
// Stands in for the schema engine that Prisma's CLI would download: PRISMA_SCHEMA_ENGINE_BINARY points here.
// Runs on whatever Node is first on PATH and hands over to the project's own when that one is too old for TypeScript.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

if (Number(process.versions.node.split('.')[0]) >= 24) {
  const { serveRpc: serve } = await import('./rpc.ts')
  await serve(process.argv.slice(2))
} else {
  const node = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url))
  const { status } = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
