import type { FasiTabQuery } from '#generated/FasiTabQuery.graphql.ts'
import fasiQuery from '#generated/FasiTabQuery$parameters.ts'
import type { SchedulazioniTabQuery } from '#generated/SchedulazioniTabQuery.graphql.ts'
import schedulazioniQuery from '#generated/SchedulazioniTabQuery$parameters.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { withSlots } from '#relay/opened/slot.tsx'
import { addOrdineTab, type OrdineTabProps, tabReads } from '#screens/ordini/ordini/detail/tabs.ts'
import { rimanenzeSlot } from '../slots.ts'

addOrdineTab({
  name: 'fasi',
  label: 'Fasi',
  permesso: 'viewOrderFasi',
  ...codeAhead<OrdineTabProps>(withSlots(() => import('./fasi/FasiTab.tsx'), rimanenzeSlot)),
  legge: tabReads<FasiTabQuery>(fasiQuery, (pk) => ({ pk })),
})

addOrdineTab({
  name: 'schedulazioni',
  label: 'Recap. Schedulazioni',
  permesso: 'scheduleOrder',
  ...codeAhead<OrdineTabProps>(() => import('./SchedulazioniTab.tsx')),
  legge: tabReads<SchedulazioniTabQuery>(schedulazioniQuery, (pk) => ({ pk })),
})
