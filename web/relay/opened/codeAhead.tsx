import { type ComponentType, lazy, useState } from 'react'

/**
 * Code of a tab or of a dialog that arrives when it is needed.
 * @returns the component, which suspends while its code is not there, and how to get that ahead: when what opens it is
 * pointed at or focused; `arrives` is the same for who waits for it
 */
export function codeAhead<P extends object>(
  importCode: () => Promise<{ default: ComponentType<P> }>,
): { Component: ComponentType<P>; prepare: () => void; arrives: () => Promise<unknown> } {
  let arrived: ComponentType<P> | null = null
  async function get() {
    const code = await importCode()
    arrived = code.default
    return code
  }
  const Later = lazy(get) as ComponentType<P>
  function Component(props: P) {
    // Code that is there is drawn without suspending: React shows what was suspended no sooner than 300 ms after its
    // fallback.
    const [Code] = useState(() => arrived ?? Later)
    return <Code {...props} />
  }
  // Code that does not arrive is told where it is drawn.
  return { Component, prepare: () => void get().catch(() => undefined), arrives: get }
}
