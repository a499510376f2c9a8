import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useDiretta } from '../../../relay/useDiretta.ts'
import type { useElencoInDirettaOrdiniSubscription } from './__generated__/useElencoInDirettaOrdiniSubscription.graphql.ts'
import { type Reazione, reazione, type Sguardo } from './arrivi.ts'
import { leggiRiga, type RigaOrdine } from './rigaOrdine.ts'

const subscription = graphql`
  subscription useElencoInDirettaOrdiniSubscription($dopo: String) {
    ordineAggiornato(dopo: $dopo) {
      evento
      pk
      nodo {
        ...rigaOrdine_ordine
      }
    }
  }
`

/** A burst of changes (an import, a scheduling of many) is one reading. */
const RACCOLTA = 400

interface Opzioni {
  /** What is on screen, asked when news come. */
  sguardo: () => Sguardo
  onCambiato: (riga: RigaOrdine, reazione: Reazione) => void
}

/**
 * Keeps the list as the server has it: rows on screen change in place, the page is read again when an order may have
 * entered or left it, new orders that would push away what is being looked at are only counted.
 * @returns the numbers of the orders that wait to be shown, how to forget them, how to read the page again
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

  const ricevi = useEffectEvent((riga: RigaOrdine) => {
    const scelta = reazione(riga, sguardo())
    if (scelta === 'rileggi') rileggi()
    if (scelta === 'conta') setNuovi((prima) => new Set(prima).add(riga.pk))
    onCambiato(riga, scelta)
  })
  const sparito = useEffectEvent((pk: number) => {
    if (sguardo().righe.some((riga) => riga.pk === pk)) rileggi()
  })

  useDiretta<useElencoInDirettaOrdiniSubscription>({
    subscription,
    evento: ({ ordineAggiornato }) => ordineAggiornato.evento,
    onDati({ ordineAggiornato: { nodo, pk } }) {
      if (nodo) ricevi(leggiRiga(nodo))
      else sparito(pk)
    },
    onSalto: rileggi,
  })

  const dimentica = useCallback(() => setNuovi(new Set()), [])
  return { nuovi, dimentica, rileggi }
}
