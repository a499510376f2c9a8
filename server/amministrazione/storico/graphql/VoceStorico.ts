import { ordiniList } from '#ordini/ordini/list.ts'
import { builder } from '#platform/graphql/builder.ts'
import { rowField } from '#platform/graphql/rowField.ts'
import type { VoceStorico } from '#platform/history/read.ts'

/** Whether the caller may read the history of an object is asked where the history is. */
export const VoceStoricoType = builder.objectRef<VoceStorico & { ordine?: number }>('VoceStorico').implement({
  description: 'One line of the history of an object.',
  authScopes: { login: true },
  fields: (t) => ({
    il: t.expose('il', { type: 'DateTime', description: 'When.' }),
    utente: t.exposeString('utente', { description: "Who, by the name of then; 'Modulo pubblico' for a visitor." }),
    azione: t.exposeString('azione', { description: 'What, in Italian.' }),
    campo: t.exposeString('campo', { description: 'Which field, in Italian, or empty.' }),
    ordine: rowField(
      t,
      'Ordine',
      ordiniList,
      ({ ordine }) => ordine ?? null,
      'The order that it is about, among those of several; null in the history of one object.',
    ),
    prima: t.exposeString('prima', { nullable: true, description: 'Its value before.' }),
    dopo: t.exposeString('dopo', { nullable: true, description: 'Its value afterwards.' }),
  }),
})
