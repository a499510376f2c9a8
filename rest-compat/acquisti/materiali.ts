import { freeField, listOfField, textField } from '../core/fields.ts'
import { resource } from '../core/resource.ts'

/** Materials; they are called by their names. */
export const materialiEndpoints = resource({
  path: '/api/planner/materiali/',
  key: { param: 'materiale', input: 'materiale', type: 'String!' },
  node: 'Materiale',
  payload: 'materiale',
  fields: {
    nome: {},
    colonne_list: listOfField(textField(), { descrizione: 'Colonne delle righe stampate, in ordine.' }),
    sort: freeField({
      type: ['array', 'null'],
      items: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 },
      description: 'Coppie: colonna in minuscolo, asc o desc.',
    }),
    labels: freeField({
      type: ['object', 'null'],
      additionalProperties: { type: 'string' },
      description: 'Colonna in minuscolo → etichetta nel PDF.',
    }),
  },
  read: { per_schedulazione: 'perSchedulazione' },
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
