import { builder } from '../builder.ts'

/** A file inside an input. */
interface GivenFile {
  nome?: string | null
  base64?: string | null
}

export const FileInput = builder.inputRef<GivenFile>('FileInput').implement({
  description: 'A file. Browsers send files through `/api`, whose requests may be larger.',
  fields: (t) => ({
    nome: t.string({ description: 'Name it has where it comes from.' }),
    base64: t.string({ description: 'The bytes.' }),
  }),
})
