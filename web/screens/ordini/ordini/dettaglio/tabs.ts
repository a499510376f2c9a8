import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { ShellViewer } from '../../../../shell/viewer.ts'
import type { OrdinePageQuery } from './__generated__/OrdinePageQuery.graphql.ts'

/** What a tab is given. */
export interface OrdineTabProps {
  ordine: NonNullable<OrdinePageQuery['response']['ordine']>
  /** Changes whenever the order is read again: the `fetchKey` of what a tab reads by itself. */
  lettura: number
}

export interface OrdineTab {
  /** Last part of the address, `/ordini/{id}/{nome}`. */
  nome: string
  etichetta: string
  /** Flag without which it is not there; missing: everybody. */
  permesso?: keyof ShellViewer['permessi']
  pagina: LazyExoticComponent<ComponentType<OrdineTabProps>>
}

/** The tabs of an order, as they follow each other; an area adds its line here. */
const ordineTabs: readonly OrdineTab[] = [
  {
    nome: 'edit',
    etichetta: 'Modifica',
    permesso: 'editOrder',
    pagina: lazy(() => import('../modulo/EditOrdineTab.tsx')),
  },
  {
    nome: 'sconti',
    etichetta: 'Sconti',
    permesso: 'editOrder',
    pagina: lazy(() => import('../modulo/sconti/ScontiTab.tsx')),
  },
  {
    nome: 'fasi',
    etichetta: 'Fasi',
    permesso: 'viewOrderFasi',
    pagina: lazy(() => import('./fasi/FasiTab.tsx')),
  },
  {
    nome: 'fornitori',
    etichetta: 'Ordini a Fornitore',
    permesso: 'viewOrderFornitore',
    pagina: lazy(() => import('./fornitori/FornitoriTab.tsx')),
  },
  {
    nome: 'schedulazioni',
    etichetta: 'Recap. Schedulazioni',
    permesso: 'scheduleOrder',
    pagina: lazy(() => import('./schedulazioni/SchedulazioniTab.tsx')),
  },
  { nome: 'view', etichetta: 'Dettaglio', pagina: lazy(() => import('./vista/OrdineViewTab.tsx')) },
  {
    nome: 'allegati',
    etichetta: 'Allegati',
    permesso: 'viewOrderAllegati',
    pagina: lazy(() => import('./allegati/AllegatiTab.tsx')),
  },
  {
    nome: 'checklist',
    etichetta: 'Check list',
    permesso: 'viewOrders',
    pagina: lazy(() => import('./checklist/CheckListTab.tsx')),
  },
  { nome: 'logs', etichetta: 'Logs', permesso: 'viewOrders', pagina: lazy(() => import('./logs/LogsTab.tsx')) },
]

/** The tabs that a user may open. */
export function tabsOf(permessi: ShellViewer['permessi'], tutte: readonly OrdineTab[] = ordineTabs): OrdineTab[] {
  return tutte.filter(({ permesso }) => permesso === undefined || permessi[permesso])
}

/** The tab of an address: `view` when it names none, or one that is not there for this user. */
export function tabOf(nome: string | undefined, aperte: readonly OrdineTab[]): OrdineTab {
  const scheda = aperte.find((voce) => voce.nome === nome) ?? aperte.find((voce) => voce.nome === 'view')
  if (!scheda) throw new Error('La scheda Dettaglio è di tutti')
  return scheda
}
