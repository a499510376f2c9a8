import { mkdirSync, writeFileSync } from 'node:fs'
import { printSchema } from 'graphql'
import { createRest } from '#rest/router.ts'
import { schema } from '#server/schema.ts'

// `npm run release:contract`: keeps what clients are promised from this version on. Tests compare later ones with it.

const folder = new URL('../../docs/contract/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('schema.graphql', folder), `${printSchema(schema)}\n`)
writeFileSync(new URL('openapi.json', folder), `${JSON.stringify(createRest().openapi(), null, 1)}\n`)
