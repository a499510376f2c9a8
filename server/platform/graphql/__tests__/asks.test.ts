import { type FieldNode, type FragmentDefinitionNode, Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { asksOf } from '../asks.ts'

test('the fields that are asked, through fragments too, by their names and not their aliases', () => {
  const { definitions } = parse(`
    query { gruppi { chiave altro: tempo ... on Gruppo { ordini { pk } } ...Nomi } }
    fragment Nomi on Gruppo { operatori { nome } ...Nomi }`)
  const fragments: Record<string, FragmentDefinitionNode> = {}
  const fieldNodes: FieldNode[] = []
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition
    else if (definition.kind === Kind.OPERATION_DEFINITION) {
      fieldNodes.push(...definition.selectionSet.selections.filter((one) => one.kind === Kind.FIELD))
    }
  }
  expect([...asksOf({ fieldNodes, fragments })].sort()).toEqual(['chiave', 'operatori', 'ordini', 'tempo'])
})
