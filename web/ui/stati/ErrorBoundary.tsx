import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  fallback: (error: Error) => ReactNode
  /** When it changes, the children are tried again. */
  itemKey?: unknown
  onError?: (error: Error, components: string) => void
  children: ReactNode
}

/** Shows `fallback` in place of children that failed to render. */
export class ErrorBoundary extends Component<Props, { error: Error | null; key: unknown }> {
  override state = { error: null, key: this.props.itemKey }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps(props: Props, state: { key: unknown }) {
    return props.itemKey === state.key ? null : { error: null, key: props.itemKey }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError?.(error, info.componentStack ?? '')
  }

  override render() {
    const { error } = this.state
    return error ? this.props.fallback(error) : this.props.children
  }
}
