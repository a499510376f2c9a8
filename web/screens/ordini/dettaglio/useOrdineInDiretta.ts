import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useDiretta } from '../../../relay/diretta/useDiretta.ts'
import type { useOrdineInDirettaSubscription } from './__generated__/useOrdineInDirettaSubscription.graphql.ts'

const subscription = graphql`
  subscription useOrdineInDirettaSubscription($dopo: String) {
    ordineAggiornato(dopo: $dopo) {
      evento
      pk
    }
  }
`

/** Several files at once make as many events: one reading. */
const RACCOLTA = 150

/** Reads the order again whenever somebody, or the outbox, has changed it. */
export function useOrdineInDiretta(pk: number): void {
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function rileggi() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void revalidate(), RACCOLTA)
  }
  useDiretta<useOrdineInDirettaSubscription>({
    subscription,
    evento: ({ ordineAggiornato }) => ordineAggiornato.evento,
    onDati({ ordineAggiornato }) {
      if (ordineAggiornato.pk === pk) rileggi()
    },
    onSalto: rileggi,
  })
}
