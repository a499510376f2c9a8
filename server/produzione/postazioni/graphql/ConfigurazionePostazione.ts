import { builder } from '../../../platform/graphql/builder.ts'
import { referenceField } from '../../../platform/graphql/referenceField.ts'

const permesso = 'updateStatoFasiOrdineFornitore'

export const ConfigurazionePostazione = builder.prismaObject('ConfigurazionePostazione', {
  description: 'A workstation with the types of work done there.',
  authScopes: { permesso },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    postazione: t.exposeString('postazione', { description: 'Its name: Banco 1, Vetratura …' }),
    campi: t.exposeStringList('campi', { description: 'Names of the types of work done there.' }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

referenceField('configurazioniPostazione', {
  tipo: ConfigurazionePostazione,
  model: 'configurazionePostazione',
  permesso,
  orderBy: [{ posizione: 'asc' }, { id: 'asc' }],
  description: 'The workstations, in their order.',
})
