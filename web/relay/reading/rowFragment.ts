import { type FragmentRefs, type GraphQLTaggedNode, readInlineData } from 'relay-runtime'

/** What is read of an `@inline` fragment, `…$data`; says of which. */
export interface FragmentData {
  readonly ' $fragmentType': string
}

/** What a query has where it spreads the fragment. */
export interface KeyOf<Data extends FragmentData> {
  readonly ' $data'?: Data
  readonly ' $fragmentSpreads': FragmentRefs<Data[' $fragmentType']>
}

/** Reads rows by their `@inline` fragment. */
export const rowReader =
  <Data extends FragmentData>(fragment: GraphQLTaggedNode) =>
  (key: KeyOf<Data>): Data =>
    readInlineData<KeyOf<Data>>(fragment, key)
