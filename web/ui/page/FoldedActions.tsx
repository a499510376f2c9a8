import type { ReactNode } from 'react'
import { useIsPhone } from '../useIsPhone.ts'
import { MoreActions } from './MoreActions.tsx'

/** What a page can do beside its first act: side by side, on a phone behind ⋯. */
export function FoldedActions({ children }: { children: ReactNode }) {
  return useIsPhone() ? <MoreActions>{children}</MoreActions> : children
}
