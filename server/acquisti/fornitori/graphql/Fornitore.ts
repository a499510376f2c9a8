import { urlFile } from '../../../platform/files/urls.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import { dettaglioField, elencoField, whereUno } from '../../../platform/graphql/elencoField.ts'
import { columnFields } from '../../../platform/graphql/fields.ts'
import { elencoFornitori, type FiltroFornitori } from '../elenco.ts'
import { fornitoreSchema } from '../rules.ts'

export const Fornitore = builder.prismaNode('Fornitore', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereUno(elencoFornitori, id, ctx),
  nullable: true,
  description: 'A supplier of one material.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ...columnFields(t, fornitoreSchema),
    immagine: t.string({
      nullable: true,
      description: 'Address of its picture.',
      select: { immagine: { select: { chiave: true, nome: true } } },
      resolve: ({ immagine }) => immagine && urlFile(immagine),
    }),
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
