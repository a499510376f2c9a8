import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { Link } from 'react-router'
import type { PlanFormQuery } from '#generated/PlanFormQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { BlockSkeleton } from '#screens/persone/calendario/BlockSkeleton.tsx'
import { useIsNarrow } from '#ui/useIsPhone.ts'
import type { fasiSchedulateUrlState } from '../fasiSchedulateUrlState.ts'
import { PlanForm } from './PlanForm.tsx'
import { PlanSaved, type SavedPianificazione } from './PlanSaved.tsx'

interface Props {
  opened: Opened<PlanFormQuery>
  filter: ReturnType<typeof fasiSchedulateUrlState.filter>
  onClose: () => void
}

/** The bench planning of the orders of a list; a click beside it must not lose what has been arranged. */
export default function PlanDialog({ opened, filter, onClose }: Props) {
  const narrow = useIsNarrow()
  const [saved, setSaved] = useState<SavedPianificazione | null>(null)
  return (
    <Dialog
      open
      onClose={saved ? onClose : undefined}
      fullScreen={narrow}
      fullWidth
      maxWidth={saved ? 'sm' : 'xl'}
      aria-labelledby="titolo-pianifica"
      slotProps={{ paper: { sx: saved || narrow ? {} : { height: '100%' } } }}
    >
      <DialogTitle
        id="titolo-pianifica"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          py: 1.5,
        }}
      >
        Pianifica i banchi
        {!saved && (
          <Button component={Link} to="/fasi-schedulate/pianificazioni" target="_blank" rel="noopener">
            Pianificazioni salvate
          </Button>
        )}
      </DialogTitle>
      {saved ? (
        <PlanSaved pianificazione={saved} onClose={onClose} />
      ) : (
        <OpenedData opened={opened} skeleton={<BlockSkeleton />} onClose={onClose}>
          {(reference) => <PlanForm reference={reference} filter={filter} onSaved={setSaved} onCancel={onClose} />}
        </OpenedData>
      )}
    </Dialog>
  )
}
