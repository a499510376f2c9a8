import { buildGenerated } from './build.ts'

// Before commands that read generated code (types, tests): what is not tracked is made where its sources changed.
await buildGenerated()
