import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { FileInput } from '#platform/graphql/files/FileInput.ts'
import { mutationField, nodeField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { addDocumentoCartella } from '../../file/addDocumentoCartella.ts'
import { deleteDocumentoCartella } from '../../file/deleteDocumentoCartella.ts'
import { documentiList } from '../../file/list.ts'
import { replaceDocumentoCartella } from '../../file/replaceDocumentoCartella.ts'
import { restoreDocumentoCartella } from '../../file/restoreDocumentoCartella.ts'
import { restoreVersioneDocumento } from '../../file/restoreVersioneDocumento.ts'
import { documentoInCartellaSchema, documentoSchema } from '../../file/rules.ts'
import { updateDocumentoCartella } from '../../file/updateDocumentoCartella.ts'
import { cartelleList } from '../list.ts'
import { Cartella } from './Cartella.ts'
import { DocumentoCartella } from './DocumentoCartella.ts'

interface Done {
  pk: number
  cartella: number
}

/** The file as it is now, and its folder. */
const payload = (t: PayloadBuilder<Done>) => ({
  documento: nodeField(t, DocumentoCartella, documentiList, ({ pk }) => pk),
  cartella: nodeField(t, Cartella, cartelleList, ({ cartella }) => cartella),
})

mutationField(addDocumentoCartella, {
  description: 'Adds a file to a folder.',
  input: (t) => ({
    cartellaPk: t.int({ required: true, description: 'Number of the folder.' }),
    nome: t.string({ description: 'Name to keep it under; the file’s own when missing.' }),
    file: t.field({ type: FileInput, description: 'The file.' }),
    ...inputFields(t, documentoSchema),
  }),
  payload,
})

mutationField(replaceDocumentoCartella, {
  description: 'Puts another file in the place of one, under the same permalink; what it was is kept.',
  input: (t) => ({
    pk: t.int({ required: true }),
    file: t.field({ type: FileInput, description: 'The new file.' }),
  }),
  payload,
})

mutationField(restoreVersioneDocumento, {
  description: 'Makes an earlier version of a file the one that is there; what it was is kept.',
  input: (t) => ({
    pk: t.int({ required: true }),
    precedentePk: t.int({ required: true, description: 'Number of the earlier version.' }),
  }),
  payload,
})

entityMutations({
  field: 'documento',
  tipo: DocumentoCartella,
  elenco: documentiList,
  input: (t) => inputFields(t, documentoInCartellaSchema),
  update: [updateDocumentoCartella, 'Changes title, description, permalink and folder of a file, those that are sent.'],
})

mutationField(deleteDocumentoCartella, {
  description: 'Puts a file into the bin; it can be restored for 30 days.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({ cartella: nodeField(t, Cartella, cartelleList, ({ cartella }) => cartella) }),
})

mutationField(restoreDocumentoCartella, {
  description: 'Takes a file out of the bin.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload,
})
