import { useRouteError } from 'react-router'
import { CrashPage } from '../ui/CrashPage.tsx'

/** Instead of a screen that failed to render (spec/000 §8). */
export function ErroreDiRotta() {
  const errore = useRouteError()
  console.error(errore)
  return <CrashPage />
}
