import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'

/**
 * What a name means wherever it stands: one word of the glossary, one meaning. A field that says it better itself
 * keeps its own words. schema.test.ts fails for a name that neither describes.
 */
const words: Readonly<Record<string, string>> = {
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

  // People
  user: 'The user.',
  username: 'Name to log in with.',
  password: 'A password; never answered by any field.',
  attuale: 'The current password.',
  confirmPassword: 'The new password again.',
  firstName: 'Given name.',
  lastName: 'Family name.',
  isSuperuser: 'Administers everything.',
  isStaff: 'Works in the office.',
  info: 'Flags that an administrator of users gives; null without any.',
  agente: 'The sales agent; null when there is none.',
  operatore: 'Its role as operator; null without it.',
  appAccount: 'Its role as account of the app; null without it.',
  canAdminUsers: 'Administers users.',
  canViewAttivitaOperatori: "Sees the operators' activities.",
  canViewLineaSaomad: 'Sees the machine line.',
  remindStatoOrdineFornitore: 'Is reminded of the state of supplier orders.',
  remindMissOrdiniFornitore: 'Is reminded of missing supplier orders.',
  mailSchedulazione: 'Gets a mail when orders are scheduled.',
  vbhReadonlyAccess: 'Reads the external administration.',
  visualizzaStatiOrdine: 'Sees the states of orders and is notified of them.',
  visualizzaEcommerce: 'Sees the e-commerce section.',
  ultimoAccesso: 'Last time it came in; null when never.',
  vedeOrdini: 'Sees orders.',
  modificaStatoOrdine: 'Changes the state of orders.',
  modificaStatoFasiOrdine: 'Changes the state of the phases of orders.',
  modificaStatoFasiOrdineFornitore: 'Changes the state of supplier phases.',
  tipoAgente: 'Kind of agent.',
  scrittura: 'Read-write; false for read.',
  introspezione: 'May ask for the schema itself.',
  creatoIl: 'When it was made.',
  ultimoUso: 'Last use; null when never.',
  revocatoIl: 'When it was revoked; null while it works.',

  // Catalogue
  nome: 'Name, as shown.',
  codice: 'Code, unique.',
  immagini: 'Pictures, in order.',
  tipologiaFamiglia: 'Group of families it belongs to.',
  opzioni: 'Options, in order.',
  opzione: 'The option.',
  valore: 'The value.',
  disegno: 'How its elevation is drawn.',
  senso: 'How the leaf opens, for the drawing.',
  accessori: 'Accessories.',

  // Customers
  piva: 'VAT number, as written.',
  codFatturazione: 'Code of electronic invoicing.',
  cap: 'Postal code.',
  telefono2: 'Second phone number, as written.',
  telefax: 'Fax number, as written.',
  pagamento: 'Terms of payment.',
  titolo: 'Title.',

  // Orders
  numeroCommessa: 'Number of the order, unique.',

  // Quotes
  preventivo: 'Number of the quote.',
  preventivi: 'Numbers of the quotes.',
  dataCreazione: 'When it was sent.',
  nomeCognome: 'First and last name of the customer.',
  telefono: 'Phone number, as written.',
  email: 'Mail address, as written.',
  indirizzo: 'Street and number.',
  citta: 'City.',
  provincia: 'Name of the province, one of `province`.',
  messaInPosa: 'Installation was asked for.',
  indirizzoPosa: 'Street and number of the installation.',
  cittaPosa: 'City of the installation.',
  provinciaPosa: 'Province of the installation, one of `province`.',
  pianoPosa: 'Floor of the installation, one of the configured list.',
  regionePosa: 'Name of the region of the installation, one of `regioni`, or empty.',
  tipoCliente: 'Customer type, one of the configured list.',
  tipoIntervento: 'Intervention type, one of the configured list.',
  note: 'Plain text of the customer.',
  famiglia: 'The product family.',
  serramenti: 'The window lines, in order.',
  tipoSerramento: 'Type of window.',
  tipoApertura: 'How it opens.',
  quantita: 'Pieces.',
  stato: 'The state; null for none.',
  eliminato: 'Put aside; it can be restored.',
  emailInviataIl: 'When the mail to the customer was sent; null before.',
  emailInviataSubject: 'Subject of the mail sent to the customer.',
  subjectCompiled: 'Subject, with the data of the quote.',
  emailInviataAgenteIl: 'When the mail to the agent was sent; null before.',
}

const tipi: Readonly<Record<string, string>> = {
  Node: 'An object that `node` finds by its Relay id.',
  PageInfo: 'Where a page stands in its list.',
}

interface Described {
  name: string
  description?: string | null | undefined
}

function complete(described: Described): void {
  described.description ||= Object.hasOwn(words, described.name) ? words[described.name] : undefined
}

/**
 * Gives the fields, inputs and arguments that say nothing themselves the meaning of their name.
 * @param examples of fields of Query: documents that stand below their descriptions
 */
export function completeDescriptions(
  schema: GraphQLSchema,
  examples: Readonly<Record<string, string>> = {},
): GraphQLSchema {
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
