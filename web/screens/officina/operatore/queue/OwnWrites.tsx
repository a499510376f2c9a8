import { useAttivitaQueue } from './useAttivitaQueue.ts'

const nothing = () => undefined

/** Sends the activities of a user that are still in the queue of this device. */
export default function OwnWrites({ user }: { user: number }) {
  useAttivitaQueue(user, nothing)
  return null
}
