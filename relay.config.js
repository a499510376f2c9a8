// relay-compiler loads this file with require(): the 'module.exports' name makes an ES module readable to it.
const config = {
  src: './web',
  artifactDirectory: './web/__generated__',
  schema: './schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  typescriptExcludeUndefinedFromNullableUnion: true,
  noFutureProofEnums: true,
  requireCustomScalarTypes: true,
  persistConfig: { file: './web/__generated__/persisted.json', algorithm: 'SHA256' },
  customScalarTypes: {
    Date: 'string',
    DateTime: 'string',
    Decimal: 'number',
    JSON: 'unknown',
    Json: 'unknown',
  },
  codegenCommand: 'npm run gen',
}

export default config
export { config as 'module.exports' }
