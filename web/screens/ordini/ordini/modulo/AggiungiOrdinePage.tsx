import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { BackLink } from '../../../../ui/list/BackLink.tsx'
import { Pagina } from '../../../../ui/Pagina.tsx'
import { ModuloOrdine } from './ModuloOrdine.tsx'

/** A new order; once saved it opens for changes. */
export default function AggiungiOrdinePage() {
  const naviga = useNavigate()
  return (
    <Pagina titolo="Aggiungi ordine" indietro={<BackLink to="/ordini" title="Lista ordini" />}>
      <Suspense fallback={<ScheletroModulo />}>
        <ModuloOrdine onCreato={(pk) => naviga(`/ordini/${pk}/edit`, { replace: true })} />
      </Suspense>
    </Pagina>
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
