import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { CrashPage } from '../ui/stati/CrashPage.tsx'
import { segnala } from './segnala.ts'
import { useViewer } from './viewer.ts'

/** Instead of a screen that failed to render: reported by itself; a superuser may report it in person (spec/000 §8). */
export function ErroreDiRotta() {
  const errore = useRouteError()
  const { isSuperuser } = useViewer()
  useEffect(() => {
    segnala(errore, false).catch(() => undefined)
  }, [errore])
  return <CrashPage onRiporta={isSuperuser ? () => segnala(errore, true) : undefined} />
}
