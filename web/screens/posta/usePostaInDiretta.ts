import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useDiretta } from '../../relay/useDiretta.ts'
import type { usePostaInDirettaSubscription } from './__generated__/usePostaInDirettaSubscription.graphql.ts'

const subscription = graphql`
  subscription usePostaInDirettaSubscription($dopo: String) {
    mailAggiornata(dopo: $dopo) {
      evento
      nodo {
        ...rigaMail_mail
        ...DettaglioMail_mail
      }
    }
  }
`

/** Several messages that leave one after the other are one reading. */
const RACCOLTA = 400

/** Keeps the list as the server has it: rows change at once, the page is read again for those that enter or leave it. */
export function usePostaInDiretta(): void {
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const rileggi = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void revalidate(), RACCOLTA)
  }
  useDiretta<usePostaInDirettaSubscription>({
    subscription,
    evento: ({ mailAggiornata }) => mailAggiornata.evento,
    onDati: rileggi,
    onSalto: rileggi,
  })
}
