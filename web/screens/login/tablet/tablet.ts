import type { tabletCollegaMutation } from '#generated/tabletCollegaMutation.graphql.ts'
import type { tabletEntraMutation } from '#generated/tabletEntraMutation.graphql.ts'
import type { tabletQuiQuery$data } from '#generated/tabletQuiQuery.graphql.ts'
import type { PayloadError } from '#relay/answers/payloadError.ts'
import { payloadErrors } from '#relay/answers/payloadErrors.ts'
import { graphql } from '#relay/graphql.ts'
import { sendDocument } from '#relay/network.ts'
import { openQueueStore } from '#relay/offline/queueStore.ts'
import { forgetTablet } from '#shell/tablet/leave.ts'

const hereQuery = graphql`
  query tabletQuiQuery {
    tabletQui {
      nome
      operatori {
        pk
        utente
        nome
        conPin
      }
    }
  }
`

const linkMutation = graphql`
  mutation tabletCollegaMutation($input: ConnectTabletInput!) {
    connectTablet(input: $input) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const enterMutation = graphql`
  mutation tabletEntraMutation($input: LoginConPinInput!) {
    loginConPin(input: $input) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

export type TabletHere = NonNullable<tabletQuiQuery$data['tabletQui']>
export type NameHere = TabletHere['operatori'][number]

/** The names at this device; null when it is no tablet of the workshop. @throws NetworkError, ServerError */
export async function readTablet(): Promise<TabletHere | null> {
  const { data } = await sendDocument(hereQuery.params, {})
  return (data as tabletQuiQuery$data).tabletQui ?? null
}

/** Makes this device the one of a tablet. @returns what to correct @throws RefusalError THROTTLED, NetworkError */
export async function linkTablet(codice: string): Promise<PayloadError[]> {
  const { data } = await sendDocument<tabletCollegaMutation>(linkMutation.params, { input: { codice } })
  return payloadErrors(data)
}

/** Lets somebody in. @returns what to correct @throws RefusalError THROTTLED, NetworkError, ServerError */
export async function enterByPin(operatore: number, pin: string): Promise<PayloadError[]> {
  const { data } = await sendDocument<tabletEntraMutation>(enterMutation.params, {
    input: { operatorePk: operatore, pin },
  })
  const errors = payloadErrors(data)
  // What the page remembers is of who was here before.
  if (errors.length === 0) forgetTablet()
  return errors
}

/** How many writes wait on this device, by the number of whose they are: only their own session sends them. */
export async function waitingByOwner(): Promise<ReadonlyMap<number, number>> {
  const waiting = (await (await openQueueStore()).all()).filter(({ refused }) => refused === null)
  const counts = new Map<number, number>()
  for (const { owner } of waiting) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  return counts
}
