import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { whyNotAtOnce } from '#acquisti/ordiniFornitore/pdf/rules.ts'
import type { PrintButtonMutation } from '#generated/PrintButtonMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { PrintDialog } from './PrintDialog.tsx'
import { printUrl } from './printUrl.ts'

const mutation = graphql`
  mutation PrintButtonMutation($ordini: [Int!]!) {
    printOrdiniFornitore(input: { pks: $ordini }) {
      job
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  ordini: readonly { readonly pk: number; readonly righeCount: number }[]
}

/** Prints the chosen supplier orders into one PDF: at once, or as a long work when they are many. */
export function PrintButton({ ordini }: Props) {
  const [job, setJob] = useState<number | null>(null)
  const [print, inProgress] = useOperation<PrintButtonMutation>(mutation)
  const pks = ordini.map(({ pk }) => pk)
  const righe = ordini.reduce((total, { righeCount }) => total + righeCount, 0)
  const atOnce = pks.length === 1 || whyNotAtOnce(pks.length, righe) === null
  const icon = <PictureAsPdfOutlined />
  const word = `PDF di ${formatCount(pks.length, 'ordine', 'ordini')}`

  async function ask() {
    const outcome = await print({ ordini: pks })
    if (outcome.ok) setJob(outcome.data.printOrdiniFornitore.job ?? null)
  }
  return (
    <>
      {atOnce ? (
        <Button variant="outlined" startIcon={icon} href={printUrl(pks)} target="_blank" rel="noopener">
          {word}
        </Button>
      ) : (
        <Button variant="outlined" startIcon={icon} loading={inProgress} onClick={() => void ask()}>
          {word}
        </Button>
      )}
      {job !== null && <PrintDialog job={job} onClose={() => setJob(null)} />}
    </>
  )
}
