import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { unregisterOldWorker } from './page/unregisterOldWorker.ts'
import { CrashPage } from './stati/CrashPage.tsx'
import { ErrorBoundary } from './stati/ErrorBoundary.tsx'
import { ThemeRoot } from './ThemeRoot.tsx'

/** Puts a page without shell (login, wizard) into `#radice`, with theme and crash page around it. */
export function startPage(page: ReactNode, onError?: (error: Error, components: string) => void): void {
  unregisterOldWorker()
  void import('./page/startKeepFocus.ts')
  const root = document.getElementById('radice')
  if (!root) throw new Error('Nella pagina manca #radice')
  createRoot(root).render(
    <StrictMode>
      <ThemeRoot>
        <ErrorBoundary fallback={() => <CrashPage />} onError={onError}>
          {page}
        </ErrorBoundary>
      </ThemeRoot>
    </StrictMode>,
  )
}
