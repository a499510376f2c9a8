import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  fallback: (error: Error) => ReactNode
  /** When it changes, the children are tried again. */
  itemKey?: unknown
  onError?: (error: Error, components: string) => void
  children: ReactNode
}

/** Shows `fallback` in place of children that failed to render. */
export class ErrorBoundary extends Component<Props, { errore: Error | null; chiave: unknown }> {
  override state = { errore: null, chiave: this.props.itemKey }

  static getDerivedStateFromError(error: unknown) {
    return { errore: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps(props: Props, state: { chiave: unknown }) {
    return props.itemKey === state.chiave ? null : { errore: null, chiave: props.itemKey }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError?.(error, info.componentStack ?? '')
  }

  override render() {
    const { errore } = this.state
    return errore ? this.props.fallback(errore) : this.props.children
  }
}
