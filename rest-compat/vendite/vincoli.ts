import type { JsonSchema } from '#rest/core/answerShape.ts'
import type { Endpoint } from '#rest/core/endpoint.ts'
import { pkField } from '#rest/core/fields.ts'
import { type Resource, readOf, resource } from '#rest/core/resource.ts'

interface ReadVincolo {
  famiglia: number
  tipo_serramento: number
}

/** `{ "<famiglia>": { "<tipo>": [vincolo, …] } }`; the document gives them by altezza_min already. */
function grouped(vincoli: ReadVincolo[]): Record<string, Record<string, ReadVincolo[]>> {
  const groups: Record<string, Record<string, ReadVincolo[]>> = {}
  for (const vincolo of vincoli) {
    groups[vincolo.famiglia] ??= {}
    const famiglia = groups[vincolo.famiglia] as Record<string, ReadVincolo[]>
    famiglia[vincolo.tipo_serramento] ??= []
    famiglia[vincolo.tipo_serramento]?.push(vincolo)
  }
  return groups
}

const whole = [
  'id',
  'famiglia',
  'tipo_serramento',
  'altezza_min',
  'altezza_max',
  'larghezza_min',
  'larghezza_max',
  'versione',
]
const schema: JsonSchema = {
  type: 'object',
  description: 'Per famiglia, poi per tipo di serramento, in ordine di altezza_min.',
  additionalProperties: {
    type: 'object',
    additionalProperties: {
      type: 'array',
      items: { type: 'object', properties: Object.fromEntries(whole.map((name) => [name, { type: 'integer' }])) },
    },
  },
}

const misura = { descrizione: 'mm, intero' }
const misure = { altezza_min: misura, altezza_max: misura, larghezza_min: misura, larghezza_max: misura }

const written: Resource = {
  path: '/api/vincoli-misura/',
  node: 'Vincolo',
  payload: 'vincolo',
  fields: { famiglia: pkField({ required: true }), tipo_serramento: pkField({ required: true }), ...misure },
  read: { famiglia: 'famigliaPk', tipo_serramento: 'tipoSerramentoPk' },
  create: { name: 'createVincolo', summary: 'Aggiunge un vincolo di misura.' },
  delete: { name: 'deleteVincolo', summary: 'Elimina un vincolo di misura.' },
}

/** The ranges of feasible measures. */
export const vincoliEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/vincoli-misura/',
    summary: 'I vincoli di misura, per famiglia e tipo di serramento.',
    answer: 'dati',
    rimodella: { fa: grouped, schema },
    document: `{ dati: vincoli ${readOf(written)} }`,
  },
  ...resource(written),
  ...resource({
    path: written.path,
    node: written.node,
    payload: written.payload,
    fields: { famiglia: pkField(), tipo_serramento: pkField(), ...misure },
    ...(written.read ? { read: written.read } : {}),
    update: {
      name: 'updateVincolo',
      summary: 'Cambia un vincolo di misura; famiglia e tipo, se mancano, restano.',
    },
  }),
]
