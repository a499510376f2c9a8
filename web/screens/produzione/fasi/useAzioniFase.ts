import { useCallback, useEffectEvent } from 'react'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../relay/useOperazione.ts'
import { useConferma } from '../../../ui/Conferma.tsx'
import type { useAzioniFaseEliminaMutation } from './__generated__/useAzioniFaseEliminaMutation.graphql.ts'
import type { useAzioniFaseOrdinaMutation } from './__generated__/useAzioniFaseOrdinaMutation.graphql.ts'
import type { Fase } from './fase.ts'

const eliminaMutation = graphql`
  mutation useAzioniFaseEliminaMutation($pk: Int!) {
    deleteFase(input: { pk: $pk }) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

const ordinaMutation = graphql`
  mutation useAzioniFaseOrdinaMutation($fasi: [Int!]!) {
    ordinaFasi(input: { fasi: $fasi }) {
      fasi
      errors {
        code
        field
        message
      }
    }
  }
`

/** Removing a phase and putting it elsewhere. @param onFatto what comes after, also when it was refused */
export function useAzioniFase(fasi: readonly Fase[], onFatto: () => void) {
  const conferma = useConferma()
  const [esegui] = useOperazione<useAzioniFaseEliminaMutation>(eliminaMutation, { successo: 'Fase eliminata' })
  const [ordina, inCorso] = useOperazione<useAzioniFaseOrdinaMutation>(ordinaMutation)

  const eliminala = useEffectEvent(async ({ pk, nome }: Fase) => {
    const domanda = {
      titolo: `Sei sicuro di voler eliminare la fase ${nome}?`,
      testo: 'Gli ordini che saranno schedulati da ora in poi non l’avranno.',
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(domanda))) return
    await esegui({ pk })
    onFatto()
  })
  const spostala = useEffectEvent(async ({ pk }: Fase, di: 1 | -1) => {
    // One move at a time: the next one begins from where this one ends.
    if (inCorso) return
    const ordinate = fasi.map((fase) => fase.pk)
    const da = ordinate.indexOf(pk)
    ordinate.splice(da + di, 0, ...ordinate.splice(da, 1))
    await ordina({ fasi: ordinate })
    onFatto()
  })
  return {
    elimina: useCallback((fase: Fase) => void eliminala(fase), []),
    sposta: useCallback((fase: Fase, di: 1 | -1) => void spostala(fase, di), []),
  }
}
