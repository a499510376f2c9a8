import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { RichTextView } from '#ui/RichTextView.tsx'
import { MissingValue } from '#ui/Values.tsx'
import type { MessaggioRow } from './MessaggioRow.tsx'

/** A text for who may only read it. */
export function ReadMessage({ message, onClose }: { message: MessaggioRow; onClose: () => void }) {
  return (
    <PlainDialog fillsPhone title={message.titolo} width="md" onClose={onClose}>
      {message.testo ? <RichTextView html={message.testo} /> : <MissingValue />}
    </PlainDialog>
  )
}
