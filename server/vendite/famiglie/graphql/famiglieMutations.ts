import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { FileInput } from '#platform/graphql/files/FileInput.ts'
import { changeInput, mutationField, nodeField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { arrangeFamiglie, createFamiglia, deleteFamiglia, updateFamiglia } from '../entity.ts'
import { addImmagineFamiglia } from '../immagini/addImmagineFamiglia.ts'
import { arrangeImmaginiFamiglia } from '../immagini/arrangeImmaginiFamiglia.ts'
import { deleteImmagineFamiglia } from '../immagini/deleteImmagineFamiglia.ts'
import { setOpzioniFamiglia } from '../opzioni/setOpzioniFamiglia.ts'
import { famigliaSchema } from '../rules.ts'
import { FamigliaInCatalogo, famiglieInCatalogo } from './FamigliaInCatalogo.ts'

const elenco = famiglieInCatalogo

entityMutations({
  field: 'famiglia',
  tipo: FamigliaInCatalogo,
  elenco,
  input: (t) => inputFields(t, famigliaSchema),
  create: [createFamiglia, 'Adds a family, after the others of its kind.'],
  update: [updateFamiglia, 'Changes the fields of a family that are sent.'],
  delete: [deleteFamiglia, 'Removes a family without quotes and constraints, with its options and pictures.'],
})
arrangeMutation(arrangeFamiglie, 'Puts the families of a kind in another order, that of the wizard.')
arrangeMutation(arrangeImmaginiFamiglia, 'Puts the pictures of a family in another order: the first is the large one.')

const famiglia = (t: PayloadBuilder<{ famiglia: number }>) => ({
  famiglia: nodeField(t, FamigliaInCatalogo, elenco, (done) => done.famiglia),
})

mutationField(addImmagineFamiglia, {
  description: 'Adds a picture to a family, after the others.',
  input: (t) => ({
    pk: t.int({ required: true, description: 'Number of the family.' }),
    immagine: t.field({ type: FileInput, description: 'The picture.' }),
  }),
  payload: famiglia,
})

mutationField(deleteImmagineFamiglia, {
  description: 'Takes a picture off its family.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the picture.' }) }),
  payload: famiglia,
})

const common = {
  pk: { description: 'Number of the one that there is; a new one without it.' },
  ritirato: { description: 'No longer offered: quotes that have it keep it.' },
}

const ValoreOpzioneInput = builder.inputType('ValoreOpzioneInput', {
  description: 'A value of an option.',
  fields: (t) => ({
    pk: t.int(common.pk),
    nome: t.string(),
    html: t.string({ description: 'Rich text shown beside the choice: what is not on the white list is taken out.' }),
    ritirato: t.boolean(common.ritirato),
  }),
})

const OpzioneInput = builder.inputType('OpzioneInput', {
  description: 'An option of a family with its values.',
  fields: (t) => ({
    pk: t.int(common.pk),
    nome: t.string(),
    ritirato: t.boolean(common.ritirato),
    valori: t.field({ type: [ValoreOpzioneInput], description: 'In order; the first is the default.' }),
  }),
})

mutationField(setOpzioniFamiglia, {
  description:
    'Replaces the options of a family with their values: what is not sent is removed, unless quotes have it.',
  input: (t) => ({
    ...changeInput(t),
    opzioni: t.field({ type: [OpzioneInput], description: 'In order.' }),
  }),
  payload: (t) => ({ famiglia: nodeField(t, FamigliaInCatalogo, elenco, ({ pk }) => pk) }),
})
