import { createRest } from './router.ts'

/** `npm run -s openapi`: prints the OpenAPI document of the table, without a database or a server. */
process.stdout.write(`${JSON.stringify(createRest().openapi(), null, 2)}\n`)
