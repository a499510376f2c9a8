import type { AvanzamentoTabQuery } from '#generated/AvanzamentoTabQuery.graphql.ts'
import avanzamentoQuery from '#generated/AvanzamentoTabQuery$parameters.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { addOrdineTab, type OrdineTabProps, tabReads } from '#screens/ordini/ordini/detail/tabs.ts'

addOrdineTab({
  name: 'avanzamento',
  label: 'Avanzamento',
  permission: 'adminOrders',
  ...codeAhead<OrdineTabProps>(() => import('./AvanzamentoTab.tsx')),
  legge: tabReads<AvanzamentoTabQuery>(avanzamentoQuery, (pk) => ({ pk })),
})
