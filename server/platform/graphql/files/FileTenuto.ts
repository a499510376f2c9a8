import { builder } from '../builder.ts'

/** A file that was sent for its preview, and is named in the import. */
export const FileTenuto = builder.objectRef<{ nome: string; chiave: string }>('FileTenuto').implement({
  description: 'A file kept for its preview and its import: spreadsheets, the catalogue.',
  // Told only to who has just sent it, as the operation allows.
  authScopes: { login: true },
  fields: (t) => ({
    nome: t.exposeString('nome', { description: 'A label.' }),
    chiave: t.exposeString('chiave', { description: 'Names it in the import.' }),
  }),
})
