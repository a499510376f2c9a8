import { builder } from '../builder.ts'

/** A file made on the spot: a PDF, a spreadsheet. */
export interface MadeDocument {
  nome: string
  mime: string
  bytes: Uint8Array
}

export const Documento = builder.objectRef<MadeDocument>('Documento').implement({
  description: 'A file made for this answer.',
  authScopes: { login: true },
  fields: (t) => ({
    nome: t.exposeString('nome', { description: 'Name to save it under.' }),
    mime: t.exposeString('mime', { description: 'Media type.' }),
    base64: t.string({
      description: 'The bytes.',
      resolve: ({ bytes }) => Buffer.from(bytes).toString('base64'),
    }),
  }),
})
