import { buildPrisma, buildSchema } from './build.ts'

// `npm run gen`: prisma → schema → relay.
await buildPrisma({ show: true })
await buildSchema({ show: true })
