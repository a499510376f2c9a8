import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { importInput, importPayload, keptPayload, sheetsInput } from '#platform/imports/importFields.ts'
import { inner } from '../../catalogo/source.ts'
import { readCatalogo } from '../../preventivi/catalogo.ts'
import { createVincolo } from '../createVincolo.ts'
import { deleteVincolo } from '../deleteVincolo.ts'
import { importVincoli } from '../import/importVincoli.ts'
import { uploadFogliVincoli } from '../import/uploadFogliVincoli.ts'
import { vincoloSchema } from '../rules.ts'
import { updateVincolo } from '../updateVincolo.ts'

const INNER = 'Withheld from those who see no quotes: null.'

export const Vincolo = builder.prismaNode('Vincolo', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id) => ({ id: boundedInteger(id) }),
  nullable: true,
  description: 'A height range with its width range, in mm, for a family and a window type.',
  authScopes: { pubblico: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    famigliaPk: t.exposeInt('famigliaId', { description: 'Number of the family.' }),
    tipoSerramentoPk: t.exposeInt('tipoSerramentoId', { description: 'Number of the window type.' }),
    famiglia: t.relation('famiglia', { description: `The family. ${INNER}`, ...inner }),
    tipoSerramento: t.relation('tipoSerramento', { description: `The window type. ${INNER}`, ...inner }),
    altezzaMin: t.exposeInt('altezzaMin', { description: 'mm' }),
    altezzaMax: t.exposeInt('altezzaMax', { description: 'mm' }),
    larghezzaMin: t.exposeInt('larghezzaMin', { description: 'mm' }),
    larghezzaMax: t.exposeInt('larghezzaMax', { description: 'mm' }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

builder.queryField('vincoli', (t) =>
  t.prismaField({
    type: [Vincolo],
    description: 'All constraints, by family, window type and altezzaMin.',
    authScopes: { pubblico: true },
    resolve: async (_query, _root, _args, ctx) => (await readCatalogo(ctx)).vincoli,
  }),
)

entityMutations({
  field: 'vincolo',
  tipo: Vincolo,
  elenco: { model: 'vincolo', visible: () => ({}) },
  input: (t) => ({
    famigliaPk: t.int({ description: 'Number of the family. Missing from a change: it stays.' }),
    tipoSerramentoPk: t.int({ description: 'Number of the window type. Missing from a change: it stays.' }),
    ...inputFields(t, vincoloSchema),
  }),
  create: [createVincolo, 'Adds a constraint.'],
  update: [updateVincolo, 'Changes a constraint.'],
  delete: [deleteVincolo, 'Removes a constraint.'],
  deleted: ['pk', 'deletedId'],
})

mutationField(importVincoli, {
  description: 'Imports constraints from an .xlsx file: all of them or none.',
  input: (t) => ({
    ...importInput(t),
    sostituisci: t.boolean({ description: 'Those of the families and types that the file names go.' }),
  }),
  payload: importPayload,
})

mutationField(uploadFogliVincoli, {
  description: 'Keeps spreadsheets of constraints for a preview; refused when they are not what their name says.',
  input: (t) => ({ files: sheetsInput(t) }),
  payload: keptPayload,
})
