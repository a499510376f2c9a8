import { builder } from './builder.ts'

/** What became of one of the objects that an operation was asked for. */
export interface ObjectOutcome {
  /** Name of its model. */
  oggetto: string
  /** Its number. */
  pk: number
  fatto: boolean
  /** Why not, in Italian. */
  motivo: string | null
}

/** Areas add the field by which it leads to what they have. */
export const ObjectOutcomeRef = builder.objectRef<ObjectOutcome>('Esito').implement({
  description: 'What became of one of the objects that an operation was asked for.',
  authScopes: { login: true },
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Number of the object.' }),
    fatto: t.exposeBoolean('fatto', { description: 'Whether it was done.' }),
    motivo: t.exposeString('motivo', { nullable: true, description: 'Why not, in Italian; null when it was.' }),
  }),
})
