import InboxOutlined from '@mui/icons-material/InboxOutlined'
import type { ReactNode } from 'react'
import { StateMessage } from './StateMessage.tsx'

/** Says what would be here and offers the action that brings it. */
export function EmptyState(props: { title: string; text?: ReactNode; action?: ReactNode; icon?: ReactNode }) {
  return <StateMessage icon={<InboxOutlined />} role="status" {...props} />
}
