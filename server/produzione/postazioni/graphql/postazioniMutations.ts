import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { arrangePostazioni, createPostazione, deletePostazione, updatePostazione } from '../entity.ts'
import { postazioneSchema } from '../rules.ts'
import { ConfigurazionePostazione, postazioniSource } from './ConfigurazionePostazione.ts'

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
