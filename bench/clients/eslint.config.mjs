// Linter of the GraphQL schema: what a rule of the house is not is off, with its reason.
import graphqlPlugin from '@graphql-eslint/eslint-plugin'

const { configs, parser } = graphqlPlugin
const recommended = configs['flat/schema-recommended'].rules

export default [
  {
    files: ['**/*.graphql'],
    languageOptions: { parser, parserOptions: { graphQLConfig: { schema: 'generated/schema.graphql' } } },
    plugins: { '@graphql-eslint': graphqlPlugin },
    rules: {
      ...recommended,
      ...configs['flat/schema-relay'].rules,
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      '@graphql-eslint/require-deprecation-reason': 'error',
      // Lists are read forward: `first` and `after`.
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      // Payloads, connections and figures are no rows; that rows have an id is a test of the product.
      '@graphql-eslint/strict-id-in-types': 'off',
      // Short lists within an object are lists, and some edges have nodes that are no rows of their own.
      '@graphql-eslint/relay-edge-types': 'off',
      // Hours of the departments on a day of hours: the fields are called as the settings of the week are.
      '@graphql-eslint/no-typename-prefix': 'off',
    },
  },
]
