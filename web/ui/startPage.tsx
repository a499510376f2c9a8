import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CrashPage } from './stati/CrashPage.tsx'
import { ErrorBoundary } from './stati/ErrorBoundary.tsx'
import { ThemeRoot } from './ThemeRoot.tsx'

/** Puts a page without shell (login, wizard) into `#radice`, with theme and crash page around it. */
export function startPage(pagina: ReactNode, onErrore?: (errore: Error, componenti: string) => void): void {
  const radice = document.getElementById('radice')
  if (!radice) throw new Error('Nella pagina manca #radice')
  createRoot(radice).render(
    <StrictMode>
      <ThemeRoot>
        <ErrorBoundary fallback={() => <CrashPage />} onErrore={onErrore}>
          {pagina}
        </ErrorBoundary>
      </ThemeRoot>
    </StrictMode>,
  )
}
