import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useAvvisi } from '../ui/Avvisi.tsx'
import { CrashPage } from '../ui/stati/CrashPage.tsx'
import { ErrorState } from '../ui/stati/ErrorState.tsx'
import { parteNonArrivata, ricaricaSeRisponde } from './ricaricaSeVecchia.ts'
import { segnala } from './segnala.ts'
import { useViewer } from './viewer.ts'

/** Instead of a screen that failed to render: reported by itself; a superuser may report it in person. */
export function ErroreDiRotta() {
  const errore = useRouteError()
  const { isSuperuser } = useViewer()
  const mancante = parteNonArrivata(errore)
  useEffect(() => {
    if (!mancante) segnala(errore, false).catch(() => undefined)
  }, [errore, mancante])
  if (mancante) return <PaginaNonArrivata />
  return <CrashPage onRiporta={isSuperuser ? () => segnala(errore, true) : undefined} />
}

/** Instead of a screen whose code did not arrive. */
function PaginaNonArrivata() {
  const { errore } = useAvvisi()
  async function riprova() {
    if (!(await ricaricaSeRisponde())) errore('Il server non risponde ancora.')
  }
  return (
    <ErrorState
      titolo="Pagina non caricata"
      messaggio="Una sua parte non è arrivata: controlla la connessione e riprova."
      riprova={() => void riprova()}
    />
  )
}
