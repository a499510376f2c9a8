import type { ReactNode } from 'react'
import type { Passo } from '../../server/vendite/preventivi/mancanti/rules.ts'
import { useWizard } from './contesto.ts'
import { Icona } from './parti/Icona.tsx'
import { passi } from './passi.ts'

/** Foot of a step: to the one before and to the one after, or `children` in its place. */
export function PiePasso({ children }: { children?: ReactNode }) {
  const { passo, vaiAlPasso } = useWizard()
  const prima = passi.find(({ numero }) => numero === passo - 1)
  const dopo = passi.find(({ numero }) => numero === passo + 1)
  const va = (numero: Passo) => () => vaiAlPasso(numero)
  return (
    <div className="pie-passo">
      {prima && (
        <button type="button" className="bottone" onClick={va(prima.numero)}>
          <Icona nome="indietro" /> {prima.titolo}
        </button>
      )}
      <span className="spinta" />
      {children}
      {dopo && (
        <button type="button" className="bottone primario" onClick={va(dopo.numero)}>
          {dopo.titolo} <Icona nome="avanti" />
        </button>
      )}
    </div>
  )
}
