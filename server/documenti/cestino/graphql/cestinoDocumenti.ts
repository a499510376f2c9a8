import { builder } from '#platform/graphql/builder.ts'
import { scopeOf } from '#platform/graphql/listField.ts'
import { readCestino, type VoceCestino } from '../read.ts'

const Item = builder.objectRef<VoceCestino>('VoceCestino').implement({
  description: 'A folder or a file in the bin.',
  authScopes: { permesso: 'adminApp' },
  fields: (t) => ({
    tipo: t.exposeString('tipo', { description: 'cartella or file.' }),
    pk: t.exposeInt('pk', { description: 'Number of the folder or of the file.' }),
    nome: t.exposeString('nome', { description: 'Name, or title of a file that has one.' }),
    dove: t.exposeString('dove', { description: 'Names of the folders that it was in; empty at the top.' }),
    eliminatoIl: t.expose('eliminatoIl', { type: 'DateTime', description: 'When it was deleted.' }),
    scadeIl: t.expose('scadeIl', { type: 'DateTime', description: 'When it goes for good.' }),
  }),
})

builder.queryField('cestinoDocumenti', (t) =>
  t.field({
    type: [Item],
    description: 'What was deleted of folders and files and can be restored, the last first.',
    authScopes: scopeOf('adminApp'),
    resolve: (_root, _args, { services }) => readCestino(services.db),
  }),
)
