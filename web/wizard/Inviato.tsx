import { useEffect, useRef } from 'react'
import { formatoData, formatoOra } from '../../server/shared/formats/formats.ts'
import type { PreventivoInviato } from './inviaPreventivo.ts'
import { Icona } from './parti/Icona.tsx'

/** After a quote has been created. */
export function Inviato({ preventivo, onNuovo }: { preventivo: PreventivoInviato; onNuovo: () => void }) {
  const titolo = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    titolo.current?.focus({ preventScroll: true })
  }, [])
  return (
    <main className="messaggio inviato">
      <span className="inviato-segno">
        <Icona nome="spunta" />
      </span>
      <div>
        <h2 ref={titolo} tabIndex={-1}>
          Richiesta preventivo inviata con successo.
        </h2>
        <p>
          È la richiesta numero <strong>{preventivo.pk}</strong> del {formatoData(preventivo.dataCreazione)}, ore{' '}
          {formatoOra(preventivo.dataCreazione)}. Ti ricontattiamo ai riferimenti che hai lasciato.
        </p>
      </div>
      <button type="button" className="bottone primario" onClick={onNuovo}>
        Crea nuovo preventivo
      </button>
    </main>
  )
}
