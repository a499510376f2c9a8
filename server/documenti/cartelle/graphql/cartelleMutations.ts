import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { mutationField, nodeField } from '#platform/graphql/mutationField.ts'
import { deleteCartella } from '../deleteCartella.ts'
import { createCartella, updateCartella } from '../entity.ts'
import { cartelleList } from '../list.ts'
import { restoreCartella } from '../restoreCartella.ts'
import { cartellaSchema } from '../rules.ts'
import { shareCartella } from '../shareCartella.ts'
import { Cartella } from './Cartella.ts'

const ScadenzaInput = builder.inputType('ScadenzaCondivisione', {
  description: 'Until when an account sees a folder.',
  fields: (t) => ({
    accountPk: t.int({ required: true, description: 'Number of the account.' }),
    finoAl: t.field({ type: 'Date', description: 'The last day; null: none.' }),
  }),
})

entityMutations({
  field: 'cartella',
  tipo: Cartella,
  elenco: cartelleList,
  input: (t) => inputFields(t, cartellaSchema),
  create: [createCartella, 'Adds a folder.'],
  update: [updateCartella, 'Changes the fields of a folder that are sent; with another `parent` it moves.'],
  delete: [deleteCartella, 'Puts a folder into the bin, with all that is in it; it can be restored for 30 days.'],
  deleted: ['pk', 'deletedId'],
})

mutationField(restoreCartella, {
  description: 'Takes a folder out of the bin, with all that went along with it.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({ cartella: nodeField(t, Cartella, cartelleList, ({ pk }) => pk) }),
})

mutationField(shareCartella, {
  description: 'Shares a top-level folder with these accounts of the app, and no others.',
  input: (t) => ({
    pk: t.int({ required: true }),
    accountPks: t.intList({ description: 'Numbers of the accounts; none: it is shared with nobody.' }),
    scadenze: t.field({
      type: [ScadenzaInput],
      description: 'Last days of some of them; the others keep theirs, new ones have none.',
    }),
  }),
  payload: (t) => ({ cartella: nodeField(t, Cartella, cartelleList, ({ pk }) => pk) }),
})
