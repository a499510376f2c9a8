import type { DescribedNames } from '#platform/graphql/descriptions.ts'

/** Names of orders, as the schema explains them. */
export const ordiniNames: DescribedNames = {
  numeroCommessa: 'Number of the order, unique.',
}
