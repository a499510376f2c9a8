import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Viewer } from '../../../../shell/viewer.ts'
import type { OrdinePageQuery } from './__generated__/OrdinePageQuery.graphql.ts'

/** What a tab is given. */
export interface PropsScheda {
  ordine: NonNullable<OrdinePageQuery['response']['ordine']>
  /** Changes whenever the order is read again: the `fetchKey` of what a tab reads by itself. */
  lettura: number
}

export interface Scheda {
  /** Last part of the address, `/ordini/{id}/{nome}`. */
  nome: string
  etichetta: string
  /** Flag without which it is not there; missing: everybody. */
  permesso?: keyof Viewer['permessi']
  pagina: LazyExoticComponent<ComponentType<PropsScheda>>
}

/** The tabs of an order, as they follow each other; an area adds its line here. */
export const schede: readonly Scheda[] = [
  {
    nome: 'edit',
    etichetta: 'Modifica',
    permesso: 'editOrder',
    pagina: lazy(() => import('../modulo/SchedaModifica.tsx')),
  },
  {
    nome: 'sconti',
    etichetta: 'Sconti',
    permesso: 'editOrder',
    pagina: lazy(() => import('../modulo/sconti/SchedaSconti.tsx')),
  },
  {
    nome: 'fasi',
    etichetta: 'Fasi',
    permesso: 'viewOrderFasi',
    pagina: lazy(() => import('./fasi/Fasi.tsx')),
  },
  {
    nome: 'fornitori',
    etichetta: 'Ordini a Fornitore',
    permesso: 'viewOrderFornitore',
    pagina: lazy(() => import('./fornitori/Fornitori.tsx')),
  },
  {
    nome: 'schedulazioni',
    etichetta: 'Recap. Schedulazioni',
    permesso: 'scheduleOrder',
    pagina: lazy(() => import('./schedulazioni/Schedulazioni.tsx')),
  },
  { nome: 'view', etichetta: 'Dettaglio', pagina: lazy(() => import('./vista/Vista.tsx')) },
  {
    nome: 'allegati',
    etichetta: 'Allegati',
    permesso: 'viewOrderAllegati',
    pagina: lazy(() => import('./allegati/Allegati.tsx')),
  },
  {
    nome: 'checklist',
    etichetta: 'Check list',
    permesso: 'viewOrders',
    pagina: lazy(() => import('./checklist/CheckList.tsx')),
  },
  { nome: 'logs', etichetta: 'Logs', permesso: 'viewOrders', pagina: lazy(() => import('./logs/Logs.tsx')) },
]

/** The tabs that a user may open. */
export function schedeDi(permessi: Viewer['permessi'], tutte: readonly Scheda[] = schede): Scheda[] {
  return tutte.filter(({ permesso }) => permesso === undefined || permessi[permesso])
}

/** The tab of an address: `view` when it names none, or one that is not there for this user. */
export function schedaDi(nome: string | undefined, aperte: readonly Scheda[]): Scheda {
  const scheda = aperte.find((voce) => voce.nome === nome) ?? aperte.find((voce) => voce.nome === 'view')
  if (!scheda) throw new Error('La scheda Dettaglio è di tutti')
  return scheda
}
