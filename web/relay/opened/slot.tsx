import { type ComponentType, type ReactNode, Suspense } from 'react'
import { codeAhead } from './codeAhead.tsx'

/** A place in a page of one area that an area above it fills: the page does not know with what. */
export interface PageSlot<Props extends object> {
  /** Says what stands there; its code arrives when it is drawn, or with `prepare`. */
  fill(importCode: () => Promise<{ default: ComponentType<Props> }>): void
  /** Draws it; nothing where no area fills the place, or until its code is there. */
  Component: (props: Props) => ReactNode
  /** Gets its code ahead. */
  prepare: () => void
}

/**
 * A place to fill.
 * @example export const primaDataSlot = createSlot<{ pk: number }>()
 */
export function createSlot<Props extends object>(): PageSlot<Props> {
  let filled: ReturnType<typeof codeAhead<Props>> | null = null
  return {
    fill(importCode) {
      filled = codeAhead(importCode)
    },
    Component(props) {
      if (!filled) return null
      const Content = filled.Component
      return (
        <Suspense fallback={null}>
          <Content {...props} />
        </Suspense>
      )
    },
    prepare: () => filled?.prepare(),
  }
}

/**
 * The code of a page with places: what fills them comes together with it.
 * @example pagina: withSlots(() => import('./OrdinePage.tsx'), primaDataSlot)
 */
export function withSlots<Code>(importCode: () => Promise<Code>, ...slots: { prepare: () => void }[]) {
  return (): Promise<Code> => {
    for (const { prepare } of slots) prepare()
    return importCode()
  }
}
