import { countUses } from '#platform/db/arranged/countUses.ts'
import { byOrdine } from '#platform/db/byOrdine.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { catalogoNode, editors, inner } from '../../catalogo/source.ts'
import { TIPOLOGIA_REFERENCES } from '../../famiglie/entity.ts'
import { catalogoSource, PERMESSO_CATALOGO } from '../../famiglie/source.ts'
import { deleteTipologiaFamiglia } from '../deleteTipologiaFamiglia.ts'
import { arrangeTipologieFamiglia, createTipologiaFamiglia, updateTipologiaFamiglia } from '../entity.ts'
import { tipologiaFamigliaSchema } from '../rules.ts'

const tipologie = catalogoSource('tipologiaFamiglia')

const WITHHELD = 'Withheld from those who do not edit the catalogue: null.'

const TipologiaFamiglia = builder.prismaNode('TipologiaFamiglia', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(catalogoNode({ famiglie: { some: { ritirato: false } } }), id, ctx),
  nullable: true,
  description: 'Groups families in the wizard.',
  authScopes: { pubblico: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    ordine: t.exposeInt('ordine', { description: 'Place in the wizard.' }),
    versione: t.exposeInt('versione', { description: `Sent back with an update. ${WITHHELD}`, ...editors }),
    usi: t.int({
      description: `How many families are of it, retired ones too. ${WITHHELD}`,
      select: { id: true },
      resolve: ({ id }, _args, ctx) => countUses(ctx, TIPOLOGIA_REFERENCES, id),
      ...editors,
    }),
    famiglie: t.relation('famiglie', {
      description: 'The families of it, retired ones too. Withheld from those who see no quotes: null.',
      query: { orderBy: byOrdine },
      ...inner,
    }),
  }),
})

referenceField('tipologieInCatalogo', {
  tipo: TipologiaFamiglia,
  model: 'tipologiaFamiglia',
  permesso: PERMESSO_CATALOGO,
  description: 'The kinds of family in their order, for those who write the catalogue.',
})

entityMutations({
  field: 'tipologiaFamiglia',
  tipo: TipologiaFamiglia,
  elenco: tipologie,
  input: (t) => inputFields(t, tipologiaFamigliaSchema),
  create: [createTipologiaFamiglia, 'Adds a kind of family, after the others.'],
  update: [updateTipologiaFamiglia, 'Changes the name of a kind of family.'],
  delete: [deleteTipologiaFamiglia, 'Removes a kind that no family is of.'],
})
arrangeMutation(arrangeTipologieFamiglia, 'Puts the kinds of family in another order, that of the wizard.')
