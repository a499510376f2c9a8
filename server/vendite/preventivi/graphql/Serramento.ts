import { builder } from '#platform/graphql/builder.ts'
import { byOrdine } from '#platform/graphql/referenceField.ts'

const preventivi = { permesso: 'viewPreventivi' } as const

export const Serramento = builder.prismaObject('Serramento', {
  description: 'A window line of a quote.',
  authScopes: preventivi,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    posizione: t.exposeInt('posizione', { description: 'From 1.' }),
    quantita: t.exposeInt('quantita'),
    altezza: t.exposeInt('altezza', { description: 'mm' }),
    larghezza: t.exposeInt('larghezza', { description: 'mm' }),
    tipoSerramento: t.relation('tipoSerramento'),
    tipoApertura: t.relation('tipoApertura'),
    accessori: t.relation('accessori', { query: { orderBy: byOrdine } }),
  }),
})

builder.prismaObject('OpzionePreventivo', {
  description: 'The value chosen for an option of the family.',
  authScopes: preventivi,
  select: { id: true },
  fields: (t) => ({ opzione: t.relation('opzione'), valore: t.relation('valore') }),
})
