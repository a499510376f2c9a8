import Skeleton from '@mui/material/Skeleton'

/** In the place of a calendar while its code and its data are on their way. */
export function BlockSkeleton() {
  return <Skeleton role="status" variant="rounded" aria-label="Caricamento..." sx={{ flex: 1, minHeight: 420 }} />
}
