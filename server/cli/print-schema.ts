import { writeFileSync } from 'node:fs'
import { printSchema } from 'graphql'
import { schema } from '#server/schema.ts'

/** `npm run gen`: writes schema.graphql, which Relay and the drift check read. */
writeFileSync(new URL('../../schema.graphql', import.meta.url), `${printSchema(schema)}\n`)
