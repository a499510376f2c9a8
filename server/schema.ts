import { globSync } from 'node:fs'
import { builder } from '#platform/graphql/builder.ts'
import { checkEnumNames } from '#platform/graphql/choices.ts'
import { completeDescriptions } from '#platform/graphql/descriptions.ts'
import { figureExamples } from './examples.ts'
import '#platform/graphql/scalars.ts'
import './areas.ts'

// Puts the schema together. What a domain adds to it stands in its graphql/ folder: every file of them is read, so that
// a new one is there as soon as it is written. Those of the kit and of the doors are no domain's.
const files = globSync('*/**/graphql/**/*.ts', { cwd: import.meta.dirname })
const isOfDomain = (file: string) => !/^(platform|doors|test)\/graphql\/|__tests__/.test(file)
const parts = files.map((file) => file.replaceAll('\\', '/')).filter(isOfDomain)
for (const part of parts.sort()) await import(new URL(part, import.meta.url).href)
// Last: their enums are of the topics and lists that the areas have added.
await import('#platform/graphql/changed.ts')
await import('#platform/graphql/eliminati.ts')

export const schema = completeDescriptions(checkEnumNames(builder.toSchema({ sortSchema: true })), figureExamples)
