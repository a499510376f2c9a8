import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * Code of a tab or of a dialog that arrives when it is needed.
 * @returns the component, which suspends until its code is there, and how to get that ahead: when what opens it is
 * pointed at or focused
 */
export function codeAhead<P>(importCode: () => Promise<{ default: ComponentType<P> }>): {
  Component: LazyExoticComponent<ComponentType<P>>
  prepare: () => void
} {
  return {
    Component: lazy(importCode),
    // Code that does not arrive is told where it is drawn.
    prepare: () => void importCode().catch(() => undefined),
  }
}
