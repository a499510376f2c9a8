import Button from '@mui/material/Button'
import { graphql } from 'relay-runtime'
import type { DalleDistinteButtonMutation } from '#generated/DalleDistinteButtonMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useNotices } from '#ui/Notices.tsx'

const mutation = graphql`
  mutation DalleDistinteButtonMutation($pk: Int!) {
    generateRigheDistinte(input: { ordinePk: $pk }) {
      aggiunte
      tolte
      avvisi
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What was done, in words. */
function doneInWords(added: number, removed: number): string {
  if (added + removed === 0) return 'Le righe ci sono già tutte'
  const words = [
    added > 0 && formatCount(added, 'riga aggiunta', 'righe aggiunte'),
    removed > 0 && formatCount(removed, 'tolta', 'tolte'),
  ]
  return words.filter(Boolean).join(', ')
}

/** Fills what is to be ordered from the bills of the order; pressed again, with what is missing still. */
export function DalleDistinteButton({ ordine, onDone }: { ordine: number; onDone: () => void }) {
  const notices = useNotices()
  const ask = useConfirm()
  const [generate, running] = useOperation<DalleDistinteButtonMutation>(mutation)
  async function fill() {
    const outcome = await generate({ pk: ordine })
    if (!outcome.ok) return
    const { aggiunte, tolte, avvisi } = outcome.data.generateRigheDistinte
    onDone()
    notices.success(doneInWords(aggiunte ?? 0, tolte ?? 0))
    if (avvisi && avvisi.length > 0) {
      await ask({ title: 'Da controllare', text: avvisi.join('\n'), conferma: 'Ho capito' })
    }
  }
  return (
    <Button variant="outlined" loading={running} onClick={() => void fill()}>
      Dalle distinte
    </Button>
  )
}
