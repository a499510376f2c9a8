import { freeField, listOfField, type RestField, refusedValue, textField } from '#rest/core/fields.ts'
import { resource } from '#rest/core/resource.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
/** What the operation takes for nothing. */
const isMissing = (value: unknown) => value === null || value === undefined || value === ''
const missing = { valore: null, errori: [] }
/** Refused; what is sent in its place the rules refuse too, so that they judge nothing by it: a column twice. */
const refused = (message: string, row: object) => ({ ...refusedValue(message), valore: [row, row] })
const SOME_ORDINE = { colonna: 'x', direzione: 'asc' }
const SOME_TITLE = { colonna: 'x', titolo: 'x' }

/** What the rows are ordered by, as pairs. */
const ordine: RestField = {
  ...freeField({
    type: ['array', 'null'],
    items: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 },
    description: 'Coppie: colonna in minuscolo, asc o desc.',
  }),
  read(value) {
    if (isMissing(value)) return missing
    const pairs =
      Array.isArray(value) && value.every((one) => Array.isArray(one) && one.length === 2 && one.every(isText))
    if (!pairs) return refused('È richiesta una lista di coppie [colonna, asc o desc].', SOME_ORDINE)
    return {
      valore: (value as [string, string][]).map(([column, direction]) => ({ colonna: column, direzione: direction })),
      errori: [],
    }
  },
}

/** Titles of columns, as an object. */
const titles: RestField = {
  ...freeField({
    type: ['object', 'null'],
    additionalProperties: { type: 'string' },
    description: 'Colonna in minuscolo → etichetta nel PDF.',
  }),
  read(value) {
    if (isMissing(value)) return missing
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refused('È richiesto un elenco di etichette.', SOME_TITLE)
    const items = Object.entries(value)
    const errata = items.find(([, title]) => !isText(title))
    if (errata) return refused(`${errata[0].slice(0, 64)}: etichetta non valida`, SOME_TITLE)
    return { valore: items.map(([column, title]) => ({ colonna: column, titolo: title })), errori: [] }
  },
}

/** Materials; they are called by their names. */
export const materialiEndpoints = resource({
  path: '/api/planner/materiali/',
  key: { param: 'materiale', input: 'materiale', type: 'String!' },
  node: 'Materiale',
  payload: 'materiale',
  fields: {
    nome: {},
    colonne_list: listOfField(textField(), { descrizione: 'Colonne delle righe stampate, in ordine.' }),
    sort: ordine,
    labels: titles,
  },
  read: {
    sort: 'sort { colonna direzione }',
    labels: 'labels { colonna titolo }',
    per_schedulazione: 'perSchedulazione',
  },
  list: {
    name: 'materiali',
    summary: 'I materiali, per nome.',
    query: { search: textField({ descrizione: 'Parole del nome e delle colonne.' }) },
    orders: ['nome', 'id'],
  },
  create: { name: 'createMateriale', summary: 'Aggiunge un materiale.' },
  update: {
    name: 'updateMateriale',
    summary: 'Cambia il materiale che ora ha questo nome; i campi che mancano restano come sono.',
  },
  delete: {
    name: 'deleteMateriale',
    summary: 'Elimina un materiale che non è usato né legato alla schedulazione.',
  },
})
