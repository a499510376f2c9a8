import ArrowBack from '@mui/icons-material/ArrowBack'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import { Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import { Pagina } from '../../../../ui/Pagina.tsx'
import { ModuloOrdine } from './ModuloOrdine.tsx'

/** A new order; once saved it opens for changes. */
export default function AggiungiOrdinePage() {
  const naviga = useNavigate()
  return (
    <Pagina
      titolo="Aggiungi ordine"
      indietro={
        <Tooltip title="Lista ordini">
          <IconButton component={Link} to="/ordini" aria-label="Lista ordini">
            <ArrowBack />
          </IconButton>
        </Tooltip>
      }
    >
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
