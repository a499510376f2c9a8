import type { FornitoriTabQuery } from '#generated/FornitoriTabQuery.graphql.ts'
import fornitoriQuery from '#generated/FornitoriTabQuery$parameters.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { addOrdineTab, type OrdineTabProps, tabReads } from '#screens/ordini/ordini/detail/tabs.ts'
import { FORNITORI_PER_PAGE } from './perPage.ts'

addOrdineTab({
  name: 'fornitori',
  label: 'Ordini a Fornitore',
  permission: 'viewOrderFornitore',
  ...codeAhead<OrdineTabProps>(() => import('./FornitoriTab.tsx')),
  legge: tabReads<FornitoriTabQuery>(fornitoriQuery, (pk, { permessi }) => ({
    pk,
    perPagina: FORNITORI_PER_PAGE,
    giorni: permessi.adminOrdiniFornitore,
  })),
})
