import { DialogForm } from '#forms/DialogForm.tsx'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { useNotices } from '#ui/Notices.tsx'
import { ConfermaFields } from './ConfermaFields.tsx'
import { EMPTY_CONFERMA, useConfermaForm } from './useConfermaForm.ts'

/** The dialog of a new confirmation. @param onSaved told its number */
export function NewConfermaDialog({ onSaved, onClose }: { onSaved: (pk: number) => void; onClose: () => void }) {
  const notices = useNotices()
  const form = useConfermaForm({
    pk: null,
    initial: EMPTY_CONFERMA,
    onSaved(pk) {
      notices.success('Conferma aggiunta')
      onClose()
      onSaved(pk)
    },
  })
  return (
    <DialogFrame title="Nuova Conferma">
      <DialogForm {...form} name="Conferma" onCancel={onClose}>
        <ConfermaFields isNew linked={false} />
      </DialogForm>
    </DialogFrame>
  )
}
