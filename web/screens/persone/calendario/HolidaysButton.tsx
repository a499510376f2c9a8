import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import Button from '@mui/material/Button'
import { graphql } from 'relay-runtime'
import type { HolidaysButtonMutation } from '#generated/HolidaysButtonMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useNotices } from '#ui/Notices.tsx'

const mutation = graphql`
  mutation HolidaysButtonMutation($input: GenerateFestivitaInput!) {
    generateFestivita(input: $input) {
      aggiunte
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** The national holidays of this year and the next, by one touch. @param onAdded something was added */
export function HolidaysButton({ onAdded }: { onAdded: () => void }) {
  const confirm = useConfirm()
  const notices = useNotices()
  const [generate, generating] = useOperation<HolidaysButtonMutation>(mutation)

  async function add() {
    const year = new Date().getFullYear()
    const agreed = await confirm({
      title: `Aggiungere le festività italiane del ${year} e del ${year + 1}?`,
      text: 'Quelle che ci sono già restano come sono. Il santo patrono e le chiusure dell’azienda si aggiungono a mano.',
      conferma: 'Aggiungi',
    })
    if (!agreed) return
    let added = 0
    for (const one of [year, year + 1]) {
      const outcome = await generate({ input: { anno: one } })
      if (!outcome.ok) return
      added += outcome.data.generateFestivita.aggiunte ?? 0
    }
    notices.success(
      added === 0 ? 'Le festività c’erano già tutte' : formatCount(added, 'festività aggiunta', 'festività aggiunte'),
    )
    if (added > 0) onAdded()
  }
  return (
    <Button variant="outlined" startIcon={<EventAvailable />} loading={generating} onClick={() => void add()}>
      Festività italiane
    </Button>
  )
}
