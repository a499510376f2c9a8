import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { fasiSchedulateUrlState } from '../fasiSchedulateUrlState.ts'

const PianificaDialog = lazy(() => import('./PlanDialog.tsx'))

interface Props {
  /** What the list shows: its orders are those to be planned. */
  filtro: ReturnType<typeof fasiSchedulateUrlState.filter>
  disabled: boolean
}

/** Opens the bench planning, and beside it those made before; who sees the list may plan. */
export function PlanButton({ filtro, disabled }: Props) {
  const [aperta, setAperta] = useState(false)
  return (
    <>
      <Button variant="outlined" component={Link} to="/fasi-schedulate/pianificazioni">
        Pianificazioni
      </Button>
      <Button
        variant="contained"
        startIcon={<ViewColumnOutlined />}
        disabled={disabled}
        aria-haspopup="dialog"
        onClick={() => setAperta(true)}
      >
        Pianifica
      </Button>
      {aperta && (
        <Suspense>
          <PianificaDialog filtro={filtro} onChiudi={() => setAperta(false)} />
        </Suspense>
      )}
    </>
  )
}
