import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  fallback: (errore: Error) => ReactNode
  /** When it changes, the children are tried again. */
  chiave?: unknown
  onErrore?: (errore: Error, componenti: string) => void
  children: ReactNode
}

/** Shows `fallback` in place of children that failed to render. */
export class ErrorBoundary extends Component<Props, { errore: Error | null; chiave: unknown }> {
  override state = { errore: null, chiave: this.props.chiave }

  static getDerivedStateFromError(errore: unknown) {
    return { errore: errore instanceof Error ? errore : new Error(String(errore)) }
  }

  static getDerivedStateFromProps(props: Props, state: { chiave: unknown }) {
    return props.chiave === state.chiave ? null : { errore: null, chiave: props.chiave }
  }

  override componentDidCatch(errore: Error, info: ErrorInfo) {
    this.props.onErrore?.(errore, info.componentStack ?? '')
  }

  override render() {
    const { errore } = this.state
    return errore ? this.props.fallback(errore) : this.props.children
  }
}
