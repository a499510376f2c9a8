import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { inner } from '../../catalogo/source.ts'
import { readCatalogo } from '../../preventivi/catalogo.ts'

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
