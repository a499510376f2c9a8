import { buildPrisma, buildSchema } from './build.ts'
import { compileRelay } from './relay.ts'

// `npm run gen`: prisma → schema → relay.
await buildPrisma({ show: true })
await buildSchema({ show: true })
await compileRelay({ show: true })
