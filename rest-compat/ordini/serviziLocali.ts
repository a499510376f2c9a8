import type { Endpoint } from '#rest/core/endpoint.ts'
import { pkField, textField } from '#rest/core/fields.ts'

interface LoadedRiga {
  ORD: number
  MAKTX: string
  QUANTITY: number
  MEINS: string
  PIC_URL: string
}

const result = (content: object) => ({
  type: 'object',
  required: ['result'],
  properties: { result: { type: 'object', ...content } },
})

/** Camera and bills of materials of the workshop. */
export const serviziLocaliEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/api/localservices/svc/shot',
    summary: 'Scatta una foto con la fotocamera; 502 quando non risponde.',
    answer: 'dati',
    rimodella: {
      fa: (image: string) => ({ result: { image } }),
      schema: result({
        required: ['image'],
        properties: { image: { type: 'string', description: 'La foto come data URL, `data:image/…;base64,…`.' } },
      }),
    },
    document: `mutation {
      esito: takeFoto(input: {}) { errors { code field message } dati: foto }
    }`,
  },
  {
    method: 'GET',
    path: '/api/localservices/svc/bom',
    summary: 'La distinta base di un pezzo di una riga; 502 quando il servizio non risponde.',
    answer: 'dati',
    query: {
      order: textField({ required: true, descrizione: 'Numero commessa.' }),
      riga: pkField({ required: true, descrizione: "Posto della riga nell'ordine, da 1." }),
      posizione: pkField({ required: true, descrizione: 'Il pezzo, da 1.' }),
    },
    rimodella: {
      fa: (data: LoadedRiga[]) => ({ result: { data } }),
      schema: result({
        required: ['data'],
        properties: {
          data: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                ORD: { type: 'integer' },
                MAKTX: { type: 'string' },
                QUANTITY: { type: 'number' },
                MEINS: { type: 'string' },
                PIC_URL: { type: 'string' },
              },
            },
          },
        },
      }),
    },
    document: `query ($order: String!, $riga: Int!, $posizione: Int!) {
      dati: bomRiga(ordine: $order, riga: $riga, posizione: $posizione) {
        ORD: ord MAKTX: maktx QUANTITY: quantity MEINS: meins PIC_URL: picUrl
      }
    }`,
  },
]
