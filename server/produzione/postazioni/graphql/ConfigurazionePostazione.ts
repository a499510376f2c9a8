import { whereOne } from '#platform/db/whereOne.ts'
import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import type { Visible } from '#platform/graphql/mutationField.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { can } from '#platform/permissions.ts'
import { arrangePostazioni, createPostazione, deletePostazione, updatePostazione } from '../entity.ts'
import { postazioneSchema } from '../rules.ts'

/** Bench planning and the workshop's tablets choose among them. */
const permesso = 'viewMarcaturaCe'

/** The workstations, for those who read them. */
export const postazioniSource: Visible = {
  model: 'configurazionePostazione',
  visible: (viewer) => (can(viewer, permesso) ? {} : { id: { in: [] } }),
}

export const ConfigurazionePostazione = builder.prismaNode('ConfigurazionePostazione', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(postazioniSource, id, ctx),
  nullable: true,
  description: 'A workstation with the operations done there.',
  authScopes: { permesso },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    postazione: t.exposeString('postazione', { description: 'Its name: Banco 1, Vetratura …' }),
    campi: t.exposeStringList('campi', { description: 'Names of the operations done there.' }),
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

entityMutations({
  field: 'postazione',
  tipo: ConfigurazionePostazione,
  elenco: postazioniSource,
  input: (t) => ({
    ...inputFields(t, postazioneSchema),
    campi: t.stringList({ description: 'Names of the operations done there.' }),
  }),
  create: [createPostazione, 'Adds a workstation after the others.'],
  update: [updatePostazione, 'Changes the fields of a workstation that are sent.'],
  delete: [deletePostazione, 'Removes a workstation, not the last; analyses keep what they were made with.'],
  deleted: ['pk', 'deletedId'],
})
arrangeMutation(arrangePostazioni, 'Puts the workstations in another order.')
