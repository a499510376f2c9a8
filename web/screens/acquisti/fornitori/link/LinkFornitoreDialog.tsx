import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import type { LinkFornitoreListQuery } from '#generated/LinkFornitoreListQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { LinkFornitoreList } from './LinkFornitoreList.tsx'

interface Props {
  name: string
  opened: Opened<LinkFornitoreListQuery>
  onClose: () => void
}

/** The links to the portal of a supplier. */
export function LinkFornitoreDialog({ name, opened, onClose }: Props) {
  return (
    <DialogFrame onEscape={onClose} title={`Collegamento al portale: ${name}`} width="sm">
      <OpenedData
        opened={opened}
        skeleton={
          <DialogContent>
            <Skeleton variant="rounded" height={160} />
          </DialogContent>
        }
        onClose={onClose}
      >
        {(reference) => (
          <DialogContent>
            <LinkFornitoreList data={reference} />
          </DialogContent>
        )}
      </OpenedData>
      <DialogActions>
        <Button onClick={onClose}>Chiudi</Button>
      </DialogActions>
    </DialogFrame>
  )
}
