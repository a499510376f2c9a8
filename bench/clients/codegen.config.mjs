export default {
  schema: 'generated/schema.graphql',
  documents: 'codegenRequest.ts',
  generates: { 'generated/gql/': { preset: 'client' } },
}
