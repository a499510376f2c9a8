import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useDiretta } from '../../../relay/useDiretta.ts'
import type { useElencoInDirettaSubscription } from './__generated__/useElencoInDirettaSubscription.graphql.ts'
import { type Reazione, reazione, type Sguardo } from './arrivi.ts'
import { leggiRiga, type RigaPreventivo } from './rigaPreventivo.ts'

const subscription = graphql`
  subscription useElencoInDirettaSubscription($dopo: String) {
    preventivoAggiornato(dopo: $dopo) {
      evento
      nodo {
        ...rigaPreventivo_preventivo
      }
    }
  }
`

/** A burst of changes (a bulk action of somebody) is one reading. */
const RACCOLTA = 200

interface Opzioni {
  /** What is on screen, asked when news come. */
  sguardo: () => Sguardo
  onCambiato: (riga: RigaPreventivo, reazione: Reazione) => void
}

/**
 * Keeps the list as the server has it: rows on screen change in place, the page is read again when a quote enters or
 * leaves it, new quotes that would push away what is being looked at are only counted.
 * @returns the numbers of the quotes that wait to be shown, how to forget them, how to read the page again
 */
export function useElencoInDiretta({ sguardo, onCambiato }: Opzioni) {
  const { revalidate } = useRevalidator()
  const [nuovi, setNuovi] = useState<ReadonlySet<number>>(new Set())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const rileggi = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void revalidate(), RACCOLTA)
  }, [revalidate])

  const ricevi = useEffectEvent((riga: RigaPreventivo) => {
    const scelta = reazione(riga, sguardo())
    if (scelta === 'rileggi') rileggi()
    if (scelta === 'conta') setNuovi((prima) => new Set(prima).add(riga.pk))
    onCambiato(riga, scelta)
  })

  useDiretta<useElencoInDirettaSubscription>({
    subscription,
    evento: ({ preventivoAggiornato }) => preventivoAggiornato.evento,
    onDati({ preventivoAggiornato: { nodo } }) {
      if (nodo) ricevi(leggiRiga(nodo))
    },
    onSalto: rileggi,
  })

  const dimentica = useCallback(() => setNuovi(new Set()), [])
  return { nuovi, dimentica, rileggi }
}
