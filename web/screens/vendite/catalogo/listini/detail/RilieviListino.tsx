import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatCount } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { type ListinoDetail, voceName } from './readListino.ts'

/** Shown before all are asked for. */
const FIRST = 8

/** What can be made and has no price, and prices of what cannot be made. */
export function RilieviListino({ listino: { rilievi, voci } }: { listino: ListinoDetail }) {
  const [all, setAll] = useState(false)
  const names = new Map(voci.map((voce) => [voce.pk, voceName(voce)]))
  const shown = all ? rilievi : rilievi.slice(0, FIRST)
  return (
    <DetailCard title={`Rilievi (${rilievi.length})`}>
      <Alert severity="warning">
        {shown.map(({ vocePk, messaggio }) => (
          <div key={`${vocePk} ${messaggio}`}>
            {vocePk != null && <strong>{names.get(vocePk)}: </strong>}
            {messaggio}
          </div>
        ))}
      </Alert>
      {rilievi.length > shown.length && (
        <Button onClick={() => setAll(true)} sx={{ mt: 1 }}>
          Mostra {formatCount(rilievi.length - shown.length, 'altro', 'altri')}
        </Button>
      )}
    </DetailCard>
  )
}
