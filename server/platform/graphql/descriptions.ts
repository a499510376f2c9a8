import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { createRegistry } from '../registry.ts'

/** What names mean wherever they stand, as an area has them: one word of the glossary, one meaning. */
export type DescribedNames = Readonly<Record<string, string>>

/** The names of the areas; areas.ts adds them. */
export const describedNames = createRegistry<DescribedNames>()

/** Those of the kit and of what everybody has. */
const ownNames: DescribedNames = {
  // Relay and paging
  id: 'Relay id.',
  ids: 'Relay ids.',
  pk: 'The number, as in URLs and REST.',
  node: 'The object.',
  nodes: 'The objects of the page.',
  edges: 'The objects of the page, each with its cursor.',
  cursor: 'Place in the list, for `after`.',
  pageInfo: 'Where the page stands in the list.',
  startCursor: 'Cursor of the first object of the page; null when it is empty.',
  endCursor: 'Cursor of the last object of the page; null when it is empty.',
  hasNextPage: 'Whether more follow.',
  hasPreviousPage: 'Whether some come before.',
  input: 'What to do; checked by the rules of the operation.',
  filtro: 'All that are given must hold.',
  fatto: 'Whether it was done.',

  // Users
  user: 'The user.',
  username: 'Name to log in with.',
  password: 'A password; never answered by any field.',
  attuale: 'The current password.',
  confirmPassword: 'The new password again.',
  firstName: 'Given name.',
  lastName: 'Family name.',
  isSuperuser: 'Administers everything.',
  isStaff: 'Works in the office.',
  scrittura: 'Read-write; false for read.',
  introspezione: 'May ask for the schema itself.',
  creatoIl: 'When it was made.',
  aggiornatoIl: 'When something of the row itself last changed; of rows that belong to it they tell it themselves.',
  aggiornatoDopo:
    'Those that have changed at this instant or later: what a copy asks, with `modificheFinoAl` of its last reading.',
  ultimoUso: 'Last use; null when never.',
  revocatoIl: 'When it was revoked; null while it works.',

  // Anything
  nome: 'Name, as shown.',
  immagini: 'Pictures, in order.',
  valore: 'The value.',
  cap: 'Postal code.',
  telefono2: 'Second phone number, as written.',
  telefax: 'Fax number, as written.',
  titolo: 'Title.',
  telefono: 'Phone number, as written.',
  email: 'Mail address, as written.',
  indirizzo: 'Street and number.',
  citta: 'City.',
  provincia: 'Name of the province, one of `province`.',
  quantita: 'Pieces.',
  stato: 'The state; null for none.',
}

const tipi: Readonly<Record<string, string>> = {
  Node: 'An object that `node` finds by its Relay id.',
  PageInfo: 'Where a page stands in its list.',
}

interface Described {
  name: string
  description?: string | null | undefined
}

/**
 * Gives the fields, inputs and arguments that say nothing themselves the meaning of their name. A field that says it
 * better itself keeps its own words. schema.test.ts fails for a name that nobody describes.
 * @param examples of fields of Query: documents that stand below their descriptions
 */
export function completeDescriptions(
  schema: GraphQLSchema,
  examples: Readonly<Record<string, string>> = {},
): GraphQLSchema {
  const words = new Map([ownNames, ...describedNames.all()].flatMap((names) => Object.entries(names)))
  const complete = (described: Described) => {
    described.description ||= words.get(described.name)
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue
    type.description ||= tipi[type.name]
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        complete(field)
        field.args.forEach(complete)
      }
    }
    if (isInputObjectType(type)) Object.values(type.getFields()).forEach(complete)
    if (isEnumType(type)) type.getValues().forEach(complete)
  }
  const fields = schema.getQueryType()?.getFields()
  for (const [name, document] of Object.entries(examples)) {
    const field = fields?.[name]
    if (field) field.description = `${field.description}\n\nExample:\n\n\`\`\`graphql\n${document}\n\`\`\``
  }
  return schema
}
