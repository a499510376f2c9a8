import { builder } from '../../graphql/builder.ts'
import { numero } from '../../graphql/elencoField.ts'
import { riferimentoField } from '../../graphql/riferimentoField.ts'

export const Vincolo = builder.prismaNode('Vincolo', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id) => ({ id: numero(id) }),
  nullable: true,
  description: 'A height range with its width range, in mm, for a family and a window type (spec/000 §5).',
  authScopes: { pubblico: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    famigliaPk: t.exposeInt('famigliaId', { description: 'Number of the family.' }),
    tipoSerramentoPk: t.exposeInt('tipoSerramentoId', { description: 'Number of the window type.' }),
    altezzaMin: t.exposeInt('altezzaMin', { description: 'mm' }),
    altezzaMax: t.exposeInt('altezzaMax', { description: 'mm' }),
    larghezzaMin: t.exposeInt('larghezzaMin', { description: 'mm' }),
    larghezzaMax: t.exposeInt('larghezzaMax', { description: 'mm' }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

riferimentoField('vincoli', {
  tipo: Vincolo,
  model: 'vincolo',
  permesso: 'pubblico',
  description: 'All constraints, by family, window type and altezzaMin (spec/000 §7).',
  orderBy: [{ famigliaId: 'asc' }, { tipoSerramentoId: 'asc' }, { altezzaMin: 'asc' }, { id: 'asc' }],
})
