import { numero, pk } from '../core/campi.ts'
import type { Endpoint } from '../core/endpoint.ts'
import type { JsonSchema } from '../core/forma.ts'

const VINCOLO = `fragment VincoloLetto on Vincolo {
  id: pk
  famiglia: famigliaPk
  tipo_serramento: tipoSerramentoPk
  altezza_min: altezzaMin
  altezza_max: altezzaMax
  larghezza_min: larghezzaMin
  larghezza_max: larghezzaMax
  versione
}`

interface VincoloLetto {
  famiglia: number
  tipo_serramento: number
}

/** `{ "<famiglia>": { "<tipo>": [vincolo, …] } }`; the document gives them by altezza_min already. */
function raggruppa(vincoli: VincoloLetto[]): Record<string, Record<string, VincoloLetto[]>> {
  const gruppi: Record<string, Record<string, VincoloLetto[]>> = {}
  for (const vincolo of vincoli) {
    gruppi[vincolo.famiglia] ??= {}
    const famiglia = gruppi[vincolo.famiglia] as Record<string, VincoloLetto[]>
    famiglia[vincolo.tipo_serramento] ??= []
    famiglia[vincolo.tipo_serramento]?.push(vincolo)
  }
  return gruppi
}

const interi = [
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
      items: { type: 'object', properties: Object.fromEntries(interi.map((nome) => [nome, { type: 'integer' }])) },
    },
  },
}

const misura = () => numero({ obbligatorio: true, descrizione: 'mm, intero' })
const misure = {
  altezza_min: misura(),
  altezza_max: misura(),
  larghezza_min: misura(),
  larghezza_max: misura(),
}
const VARIABILI =
  '$famiglia: Float, $tipoSerramento: Float, $altezzaMin: Float, $altezzaMax: Float, $larghezzaMin: Float, $larghezzaMax: Float'
const CAMPI = `famiglia: $famiglia, tipoSerramento: $tipoSerramento, altezzaMin: $altezzaMin, altezzaMax: $altezzaMax,
  larghezzaMin: $larghezzaMin, larghezzaMax: $larghezzaMax`

/** The ranges of feasible measures. */
export const vincoli: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/vincoli-misura/',
    summary: 'I vincoli di misura, per famiglia e tipo di serramento.',
    risposta: 'dati',
    rimodella: { fa: raggruppa, schema },
    document: `{ dati: vincoli { ...VincoloLetto } } ${VINCOLO}`,
  },
  {
    method: 'POST',
    path: '/api/vincoli-misura/',
    summary: 'Aggiunge un vincolo di misura.',
    risposta: 'dati',
    status: 201,
    body: { famiglia: pk({ obbligatorio: true }), tipo_serramento: pk({ obbligatorio: true }), ...misure },
    document: `mutation (${VARIABILI}) {
      esito: createVincolo(input: { ${CAMPI} }) {
        errors { code field message }
        dati: vincolo { ...VincoloLetto }
      }
    } ${VINCOLO}`,
  },
  {
    method: 'PUT',
    path: '/api/vincoli-misura/{id}/',
    summary: 'Cambia un vincolo di misura; famiglia e tipo, se mancano, restano.',
    risposta: 'dati',
    body: {
      famiglia: pk(),
      tipo_serramento: pk(),
      ...misure,
      versione: pk({ descrizione: 'Quella letta: se nel frattempo è cambiata, il salvataggio è rifiutato.' }),
    },
    document: `mutation ($id: Int!, $versione: Int, ${VARIABILI}) {
      esito: updateVincolo(input: { pk: $id, versione: $versione, ${CAMPI} }) {
        errors { code field message }
        dati: vincolo { ...VincoloLetto }
      }
    } ${VINCOLO}`,
  },
  {
    method: 'DELETE',
    path: '/api/vincoli-misura/{id}/',
    summary: 'Elimina un vincolo di misura.',
    risposta: 'vuota',
    document: 'mutation ($id: Int!) { esito: deleteVincolo(input: { pk: $id }) { errors { code field message } } }',
  },
]
