import type { ComponentType } from 'react'

/**
 * The page of a lazy route. Code that did not arrive fails when the page is drawn, where its route's error page takes
 * over: a route whose own `lazy` has failed is not drawn at all.
 * @example lazy: { Component: () => codicePagina(() => import('./HomePage.tsx')) }
 */
export async function codicePagina(importa: () => Promise<{ default: ComponentType }>): Promise<ComponentType> {
  try {
    return (await importa()).default
  } catch (errore) {
    return () => {
      throw errore
    }
  }
}
