import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { type ReactNode, useState } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { PrimaDataDialog } from './PrimaDataDialog.tsx'

interface Props<TQuery extends OperationType> {
  opened: Opened<TQuery>
  /** Asks, of an order or of a quote. */
  onAsk: () => void
  /** The answer. */
  children: (reference: PreloadedQuery<TQuery>) => ReactNode
}

/** 'Prima data possibile': asks when it could be ready, as often as one likes; nothing is booked by asking. */
export function PrimaDataResult<TQuery extends OperationType>({ opened, onAsk, children }: Props<TQuery>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<EventAvailableOutlined />}
        onClick={() => {
          onAsk()
          setOpen(true)
        }}
      >
        Prima data possibile
      </Button>
      <PrimaDataDialog open={open} onClose={() => setOpen(false)} onAsk={onAsk}>
        <OpenedData opened={opened} skeleton={<Wait />}>
          {children}
        </OpenedData>
      </PrimaDataDialog>
    </>
  )
}

function Wait() {
  return (
    <div role="status" aria-label="Calcolo della prima data possibile">
      <Skeleton width={280} height={44} />
      <Skeleton width={180} />
      <Skeleton variant="rounded" height={180} sx={{ mt: 2 }} />
    </div>
  )
}
