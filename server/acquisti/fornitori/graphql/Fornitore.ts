import { urlFile } from '../../../platform/files/urls.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import { dettaglioField, elencoField, whereUno } from '../../../platform/graphql/elencoField.ts'
import { elencoFornitori, type FiltroFornitori } from '../elenco.ts'

export const Fornitore = builder.prismaNode('Fornitore', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereUno(elencoFornitori, id, ctx),
  nullable: true,
  description: 'A supplier of one material.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    codice: t.exposeString('codice', { description: 'Code; may be empty.' }),
    tipologia: t.exposeString('tipologia', { description: 'Name of the material supplied.' }),
    email: t.exposeString('email', { description: 'Mail address for orders; may be empty.' }),
    tempo: t.exposeInt('tempo', { description: 'Lead time in calendar days.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Taken when none is chosen.' }),
    immagine: t.string({
      nullable: true,
      description: 'Address of its picture.',
      select: { immagine: { select: { chiave: true, nome: true } } },
      resolve: ({ immagine }) => immagine && urlFile(immagine),
    }),
    testata: t.exposeString('testata', { description: 'Heading of the printed orders, plain text.' }),
    testoPdf: t.exposeString('testoPdf', { description: 'Text of the printed orders, plain text.' }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

const Filtro = builder.inputRef<FiltroFornitori>('FiltroFornitori').implement({
  description: 'Filters of the suppliers; all that are given must hold.',
  fields: (t) => ({
    search: t.string({ description: 'Every word of name and code, any order, case and accents folded.' }),
    tipologia: t.string({ description: 'Only of this material.' }),
    id: t.intList({ description: 'The ones with these numbers (`pk`), named as the old API does.' }),
  }),
})

elencoField('fornitori', {
  tipo: Fornitore,
  elenco: elencoFornitori,
  filtro: Filtro,
  permesso: 'viewOrdiniFornitore',
  description: 'The suppliers, by name.',
})

dettaglioField('fornitore', {
  tipo: Fornitore,
  elenco: elencoFornitori,
  permesso: 'viewOrdiniFornitore',
  description: 'One supplier by number.',
})
