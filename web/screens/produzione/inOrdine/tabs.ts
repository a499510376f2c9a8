import type { FasiTabQuery } from '#generated/FasiTabQuery.graphql.ts'
import fasiQuery from '#generated/FasiTabQuery$parameters.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { withSlots } from '#relay/opened/slot.tsx'
import { addOrdineTab, type OrdineTabProps, tabReads } from '#screens/ordini/ordini/detail/tabs.ts'
import { rimanenzeSlot } from '../slots.ts'

const fasiTab = {
  ...codeAhead<OrdineTabProps>(withSlots(() => import('./fasi/FasiTab.tsx'), rimanenzeSlot)),
  legge: tabReads<FasiTabQuery>(fasiQuery, (pk, { permessi }) => ({ pk, fasi: permessi.viewOrderFasi })),
}

addOrdineTab({ name: 'fasi', label: 'Fasi', permission: 'viewOrderFasi', ...fasiTab })

// The summary above the phases, under its own address and name.
addOrdineTab({ name: 'schedulazioni', label: 'Recap. Schedulazioni', permission: 'scheduleOrder', ...fasiTab })
