import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { whereOne } from '#platform/graphql/listField.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { catalogoSource, PERMESSO_CATALOGO } from '../../famiglie/source.ts'
import { createTipologiaFamiglia } from '../createTipologiaFamiglia.ts'
import { deleteTipologiaFamiglia } from '../deleteTipologiaFamiglia.ts'
import { ordinaTipologieFamiglia } from '../ordinaTipologieFamiglia.ts'
import { tipologiaFamigliaSchema } from '../rules.ts'
import { updateTipologiaFamiglia } from '../updateTipologiaFamiglia.ts'

const tipologie = catalogoSource('tipologiaFamiglia')

const TipologiaInCatalogo = builder.prismaNode('TipologiaFamiglia', {
  variant: 'TipologiaInCatalogo',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(tipologie, id, ctx),
  nullable: true,
  description: 'A kind of family, for those who write the catalogue.',
  authScopes: { permesso: PERMESSO_CATALOGO },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    versione: t.exposeInt('versione', { description: 'Sent back with an update.' }),
    usi: t.relationCount('famiglie', { description: 'How many families are of it, retired ones too.' }),
  }),
})

referenceField('tipologieInCatalogo', {
  tipo: TipologiaInCatalogo,
  model: 'tipologiaFamiglia',
  permesso: PERMESSO_CATALOGO,
  description: 'The kinds of family in their order, for those who write the catalogue.',
})

entityMutations({
  field: 'tipologiaFamiglia',
  tipo: TipologiaInCatalogo,
  elenco: tipologie,
  input: (t) => inputFields(t, tipologiaFamigliaSchema),
  create: [createTipologiaFamiglia, 'Adds a kind of family, after the others.'],
  update: [updateTipologiaFamiglia, 'Changes the name of a kind of family.'],
  delete: [deleteTipologiaFamiglia, 'Removes a kind that no family is of.'],
})
arrangeMutation(ordinaTipologieFamiglia, 'Puts the kinds of family in another order, that of the wizard.')
