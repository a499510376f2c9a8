import { useCallback, useMemo, useRef, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { useOpenAttivitaQuery } from '#generated/useOpenAttivitaQuery.graphql.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import type { ShownAttivita } from '../attivita.ts'
import { readAttivita, readDetail } from '../readAttivita.ts'
import type { AttivitaDetail, OpenedWith } from './AttivitaForm.tsx'

const query = graphql`
  query useOpenAttivitaQuery($pk: Int!) {
    attivita(pk: $pk) {
      ...readAttivita_attivita
      ...readAttivita_dettaglio
    }
  }
`

/** An activity as it was read whole. */
export type ReadDetail = AttivitaDetail & { readonly motivoNonEliminabile: string | null }

const AS_WRITTEN: OpenedWith = { ticked: new Set(), oraFine: '' }

interface OpenState {
  attivita: ShownAttivita
  detail: ReadDetail | null
  /** True until the server has said what it is, or cannot be reached. */
  reading: boolean
  begun: OpenedWith
  /** Grows with each that is opened: its form begins anew. */
  number: number
}

/** How long the server is waited for where something was read ahead, ms. */
const PATIENCE = 3000

/** The activity whose dialog is open: asked anew, or as it was read ahead where the server does not answer. */
export function useOpenAttivita() {
  const [state, setState] = useState<OpenState | null>(null)
  const number = useRef(0)

  const ask = useCallback(async (pk: number, mine: number, ahead: ReadDetail | null) => {
    const inTime = AbortSignal.timeout(ahead ? PATIENCE : 4 * PATIENCE)
    try {
      const { attivita } = await fetchFresh<useOpenAttivitaQuery>(query, { pk }, inTime)
      if (number.current !== mine) return
      setState((before) => {
        if (!attivita) return null
        const read = { attivita: readAttivita(attivita), detail: readDetail(attivita) }
        return {
          ...read,
          reading: false,
          number: mine,
          begun: before?.begun ?? AS_WRITTEN,
          ...(before?.attivita.inAttesa && { attivita: before.attivita }),
        }
      })
    } catch {
      if (number.current === mine) setState((before) => before && { ...before, detail: ahead, reading: false })
    }
  }, [])

  const open = useCallback(
    (attivita: ShownAttivita, ahead: ReadDetail | null, begun: OpenedWith = AS_WRITTEN) => {
      const mine = ++number.current
      setState({ attivita, detail: null, reading: attivita.pk !== null, number: mine, begun })
      if (attivita.pk !== null) void ask(attivita.pk, mine, ahead)
    },
    [ask],
  )

  return useMemo(
    () => ({
      attivita: state?.attivita ?? null,
      detail: state?.detail ?? null,
      reading: state?.reading ?? false,
      key: state?.number ?? 0,
      begun: state?.begun ?? AS_WRITTEN,
      open,
      /** One that is not on the page. */
      openByPk(pk: number) {
        const mine = ++number.current
        void ask(pk, mine, null)
      },
      /** One that has just come with an answer. */
      show(attivita: ShownAttivita, detail: ReadDetail) {
        setState({ attivita, detail, reading: false, number: ++number.current, begun: AS_WRITTEN })
      },
      /** Pieces that others have done meanwhile; what is being written stays. */
      rereadIf(ordine: number | null) {
        const now = state?.attivita
        if (!now || now.pk === null || (ordine !== null && ordine !== now.ordine?.pk)) return
        void ask(now.pk, number.current, state.detail)
      },
      close() {
        number.current += 1
        setState(null)
      },
    }),
    [state, open, ask],
  )
}

export type OpenedAttivita = ReturnType<typeof useOpenAttivita>
