import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CrashPage } from './stati/CrashPage.tsx'
import { ErrorBoundary } from './stati/ErrorBoundary.tsx'
import { Tema } from './Tema.tsx'

/** Puts a page without shell (login, wizard) into `#radice`, with theme and crash page around it. */
export function avviaPagina(pagina: ReactNode, onErrore?: (errore: Error, componenti: string) => void): void {
  const radice = document.getElementById('radice')
  if (!radice) throw new Error('Nella pagina manca #radice')
  createRoot(radice).render(
    <StrictMode>
      <Tema>
        <ErrorBoundary fallback={() => <CrashPage />} onErrore={onErrore}>
          {pagina}
        </ErrorBoundary>
      </Tema>
    </StrictMode>,
  )
}
