import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { changeTopic } from '#platform/graphql/changeTopic.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { columnFields, inputFields } from '#platform/graphql/fields.ts'
import { listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { createRegolaDistinta, deleteRegolaDistinta, updateRegolaDistinta } from '../entity.ts'
import { regoleDistintaList } from '../list.ts'
import { regolaDistintaSchema, regoleDistintaFilters } from '../rules.ts'

const REFERENCES = ['famigliaPk', 'tipoSerramentoPk', 'tipoAperturaPk', 'valorePk'] as const

const RegolaDistinta = builder.prismaNode('RegolaDistinta', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(regoleDistintaList, id, ctx),
  nullable: true,
  description: 'A row of the bills of the windows that it is for: quantity and measures are expressions of the window.',
  authScopes: { permesso: 'adminCatalogo' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ...columnFields(t, regolaDistintaSchema.omit([...REFERENCES])),
    famigliaPk: t.exposeInt('famigliaId', { nullable: true, description: 'Number of its family; null for all.' }),
    famiglia: t.relation('famiglia', { nullable: true, description: 'Its family; null for all.' }),
    tipoSerramentoPk: t.exposeInt('tipoSerramentoId', {
      nullable: true,
      description: 'Number of its window type; null for all.',
    }),
    tipoSerramento: t.relation('tipoSerramento', { nullable: true, description: 'Its window type; null for all.' }),
    tipoAperturaPk: t.exposeInt('tipoAperturaId', {
      nullable: true,
      description: 'Number of its opening; null for all.',
    }),
    tipoApertura: t.relation('tipoApertura', { nullable: true, description: 'Its opening; null for all.' }),
    valorePk: t.exposeInt('valoreId', {
      nullable: true,
      description: 'Number of the value of an option that it is for; null for all.',
    }),
    valore: t.relation('valore', { nullable: true, description: 'The value that it is for; null for all.' }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

listField('regoleDistinta', {
  tipo: RegolaDistinta,
  elenco: regoleDistintaList,
  filtro: filterInput('FiltroRegoleDistinta', regoleDistintaFilters, 'Filters of the rules; all must hold.'),
  permesso: 'adminCatalogo',
  description: 'The rules that bills of windows are made of, by place.',
})

entityMutations({
  field: 'regola',
  tipo: RegolaDistinta,
  elenco: regoleDistintaList,
  input: (t) => inputFields(t, regolaDistintaSchema),
  create: [createRegolaDistinta, 'Adds a rule.'],
  update: [updateRegolaDistinta, 'Changes the fields of a rule that are sent.'],
  delete: [deleteRegolaDistinta, 'Removes a rule.'],
  deleted: ['pk', 'deletedId'],
})

changeTopic('REGOLA_DISTINTA', {
  log: 'regolaDistinta',
  permesso: 'adminCatalogo',
  rows: { tipo: 'RegolaDistinta', elenco: regoleDistintaList },
  description: 'Rules of bills that came, changed or went.',
})
