import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { FileInput } from '#platform/graphql/files/FileInput.ts'
import { createFornitore, deleteFornitore } from '../entity.ts'
import { fornitoriList } from '../list.ts'
import { fornitoreSchema } from '../rules.ts'
import { updateFornitore } from '../updateFornitore.ts'
import { PeriodoChiusuraInput } from './chiusure.ts'
import { Fornitore } from './Fornitore.ts'

entityMutations({
  field: 'fornitore',
  tipo: Fornitore,
  elenco: fornitoriList,
  input: (t) => ({
    ...inputFields(t, fornitoreSchema),
    giorniChiusura: t.intList({
      description: 'Weekdays on which it is closed, 1 (Monday) to 7 (Sunday), not all of them.',
    }),
    periodiChiusura: t.field({
      type: [PeriodoChiusuraInput],
      description: 'Stretches of days on which it is closed, 50 at most; those that overlap become one.',
    }),
    immagine: t.field({ type: FileInput, description: 'A new picture.' }),
    removeImmagine: t.boolean({ description: 'Takes the picture away, unless a new one comes.' }),
  }),
  create: [createFornitore, 'Adds a supplier.'],
  update: [updateFornitore, 'Changes the fields of a supplier that are sent.'],
  delete: [deleteFornitore, 'Removes a supplier from which nothing was ordered.'],
})
