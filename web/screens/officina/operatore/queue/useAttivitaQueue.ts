import { useCallback, useEffect, useMemo, useState } from 'react'
import { commitMutation, useRelayEnvironment } from 'react-relay'
import {
  type GraphQLTaggedNode,
  graphql,
  type IEnvironment,
  type MutationParameters,
  type VariablesOf,
} from 'relay-runtime'
import type { useAttivitaQueueCreateMutation } from '#generated/useAttivitaQueueCreateMutation.graphql.ts'
import type { useAttivitaQueueDeleteMutation } from '#generated/useAttivitaQueueDeleteMutation.graphql.ts'
import type { useAttivitaQueueUpdateMutation } from '#generated/useAttivitaQueueUpdateMutation.graphql.ts'
import { SECONDI_FA_MAX } from '#officina/attivita/rules.ts'
import { payloadErrors } from '#relay/answers/payloadErrors.ts'
import { liveConnection } from '#relay/connection.ts'
import { RefusalError } from '#relay/errors.ts'
import { newRequestId } from '#relay/network.ts'
import { openQueueStore, type QueueStore } from '#relay/offline/queueStore.ts'
import {
  createWriteQueue,
  isNewObject,
  type QueueState,
  type Send,
  type WriteOutcome,
  type WriteQueue,
} from '#relay/offline/writeQueue.ts'
import type { AttivitaWrite } from './overlay.ts'
import { writtenInput } from './writtenInput.ts'

const createDocument = graphql`
  mutation useAttivitaQueueCreateMutation($input: CreateAttivitaInput!) {
    createAttivita(input: $input) {
      attivita {
        id
        pk
        versione
        ...readAttivita_attivita
        ...readAttivita_dettaglio
      }
      avvisi
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const updateDocument = graphql`
  mutation useAttivitaQueueUpdateMutation($input: UpdateAttivitaInput!) {
    updateAttivita(input: $input) {
      attivita {
        id
        pk
        versione
        ...readAttivita_attivita
        ...readAttivita_dettaglio
      }
      avvisi
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const deleteDocument = graphql`
  mutation useAttivitaQueueDeleteMutation($input: DeleteAttivitaInput!) {
    deleteAttivita(input: $input) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

export type WriteKind = 'create' | 'update' | 'delete'

/** What the server says to a write that it has done. */
export type SavedAttivita = NonNullable<useAttivitaQueueCreateMutation['response']['createAttivita']>

/** How often what waits is tried again while nothing says that the network is back, ms. */
const AGAIN = 10_000

function commit<T extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: T['variables'],
): Promise<T['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<T>(environment, { mutation, variables, onCompleted: resolve, onError: reject })
  })
}

function sender(environment: IEnvironment): Send {
  return async (write, known, secondsAgo, attended) => {
    const input = writtenInput((write.variables as AttivitaWrite).input)
    const when = { secondiFa: Math.min(secondsAgo, SECONDI_FA_MAX), saltaFatti: !attended }
    const pk = known?.pk ?? (isNewObject(write.object) ? null : Number(write.object.split(':')[1]))
    const from = (response: object, saved: SavedAttivita | null) => {
      const errors = payloadErrors(response)
      if (errors.length > 0) return { ok: false as const, errors }
      const { attivita, avvisi } = saved ?? {}
      return {
        ok: true as const,
        data: saved,
        known: attivita ? { pk: attivita.pk, versione: attivita.versione } : null,
        left: avvisi && avvisi.length > 0 ? avvisi.join(' ') : null,
      }
    }
    switch (write.kind as WriteKind) {
      case 'create': {
        const response = await commit<useAttivitaQueueCreateMutation>(environment, createDocument, {
          input: { ...input, ...when, chiaveClient: write.key } as VariablesOf<useAttivitaQueueCreateMutation>['input'],
        })
        return from(response, response.createAttivita)
      }
      case 'update': {
        const named = pk === null ? { chiaveClient: write.object.slice('new:'.length) } : { pk }
        const seen = typeof input.versione === 'number' ? Math.max(input.versione, known?.versione ?? 0) : null
        const response = await commit<useAttivitaQueueUpdateMutation>(environment, updateDocument, {
          // Ticks are only ever added: an end that comes late is not refused for a note of the office.
          input: { ...input, ...when, ...named, versione: attended ? seen : null },
        })
        return from(response, response.updateAttivita as SavedAttivita)
      }
      case 'delete':
        try {
          if (pk === null) return { ok: true, data: null }
          const response = await commit<useAttivitaQueueDeleteMutation>(environment, deleteDocument, { input: { pk } })
          return from(response, null)
        } catch (error) {
          // Its answer was lost the first time.
          if (error instanceof RefusalError && error.code === 'NOT_FOUND') return { ok: true, data: null }
          throw error
        }
    }
  }
}

const EMPTY: QueueState = { waiting: [], refused: [], pressed: new Set(), lasting: true }

/** One for all pages of the shell. */
let store: Promise<QueueStore> | null = null

/**
 * The writes of an operator: kept on this device until the server has answered them.
 * @param owner number of the user
 * @param onArrived told when what had waited has arrived
 */
export function useAttivitaQueue(owner: number, onArrived: () => void) {
  const environment = useRelayEnvironment()
  const [state, setState] = useState<QueueState>(EMPTY)
  const [queue, setQueue] = useState<WriteQueue | null>(null)

  useEffect(() => {
    let here = true
    store ??= openQueueStore()
    void store.then((opened) => {
      if (!here) return
      const created = createWriteQueue({
        store: opened,
        owner,
        send: sender(environment),
        onChange: (now) => here && setState(now),
        onArrived: () => here && onArrived(),
      })
      setQueue(created)
      void created.begin()
    })
    return () => {
      here = false
    }
  }, [environment, owner, onArrived])

  const waits = state.waiting.length > 0
  useEffect(() => {
    if (!queue || !waits) return
    const send = () => void queue.flush()
    const timer = setInterval(send, AGAIN)
    window.addEventListener('online', send)
    const disconnect = liveConnection.allaRiconnessione(send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
      disconnect()
    }
  }, [queue, waits])

  const write = useCallback(
    async (
      kind: WriteKind,
      object: string | null,
      variables: AttivitaWrite,
      words: string,
      key = newRequestId(),
    ): Promise<WriteOutcome> => {
      if (!queue) return { state: 'refused', errors: [{ code: 'INVALID', field: null, message: 'Un attimo ancora…' }] }
      return queue.write({ kind, object: object ?? `new:${key}`, variables, words, key })
    },
    [queue],
  )
  return useMemo(() => ({ state, queue, write }), [state, queue, write])
}
