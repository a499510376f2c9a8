import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { BackLink } from '../../../../ui/list/BackLink.tsx'
import { Page } from '../../../../ui/Page.tsx'
import { OrdineForm } from './OrdineForm.tsx'

/** A new order; once saved it opens for changes. */
export default function AddOrdinePage() {
  const naviga = useNavigate()
  return (
    <Page titolo="Aggiungi ordine" indietro={<BackLink to="/ordini" title="Lista ordini" />}>
      <Suspense fallback={<ScheletroModulo />}>
        <OrdineForm onCreato={(pk) => naviga(`/ordini/${pk}/edit`, { replace: true })} />
      </Suspense>
    </Page>
  )
}

function ScheletroModulo() {
  return (
    <Stack role="status" aria-label="Caricamento..." sx={{ gap: 2 }}>
      <Skeleton variant="rounded" height={420} />
      <Skeleton variant="rounded" height={160} />
    </Stack>
  )
}
