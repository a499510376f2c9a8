import { lazy, Suspense } from 'react'
import type { MailOrdineDialogQuery } from '#generated/MailOrdineDialogQuery.graphql.ts'
import type { Opened } from '#relay/opened/useOpened.ts'
import { useViewer } from '#shell/viewer.ts'
import { CheckListDialog } from '../actions/CheckListDialog.tsx'
import { StatoOrdineDialog } from '../actions/StatoOrdineDialog.tsx'
import type { OrdiniChoices } from './ordiniChoices.ts'
import type { OrdineRow } from './row.ts'

const MailOrdineDialog = lazy(() => import('../mail/MailOrdineDialog.tsx'))

/** What of an order is being changed from its row. */
export interface OpenOrdineDialog {
  dialog: 'stato' | 'checkList' | 'mail'
  riga: OrdineRow
}

interface Props {
  open: OpenOrdineDialog | null
  /** What the dialog of the mail reads. */
  mail: Opened<MailOrdineDialogQuery>
  stati: OrdiniChoices['stati']
  onClose: () => void
}

/** The dialogs of a row: state, checklist, mail. */
export function OrdineRowDialogs({ open, mail, stati, onClose }: Props) {
  const { writeOrderCheckList } = useViewer().permessi
  if (!open) return null
  const { dialog, riga } = open
  if (dialog === 'stato') {
    return <StatoOrdineDialog ordine={riga} stati={stati} onClose={onClose} />
  }
  if (dialog === 'checkList') {
    return <CheckListDialog ordine={riga} editable={writeOrderCheckList} onClose={onClose} />
  }
  return (
    <Suspense fallback={null}>
      <MailOrdineDialog opened={mail} onClose={onClose} />
    </Suspense>
  )
}
