import { can, type Viewer } from '../permissions.ts'

/** The outbox as links lead to it: who does not manage it is told of a mail what its type says is open. */
export const visibleMails = {
  model: 'mail',
  visible: (viewer: Viewer | null) => (can(viewer, 'adminPosta') ? {} : { id: { in: [] } }),
} as const
