/** What the scalars of the schema are in TypeScript, as docs/integrators.md shows it. */
const scalars = { Date: 'string', DateTime: 'string', Decimal: 'number', JSON: 'unknown' }

export default {
  schema: 'generated/schema.graphql',
  documents: 'codegenRequest.ts',
  generates: { 'generated/gql/': { preset: 'client', config: { strictScalars: true, scalars } } },
}
