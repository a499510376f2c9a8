import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { PlanFormQuery } from '#generated/PlanFormQuery.graphql.ts'
import planQuery from '#generated/PlanFormQuery.graphql.ts'
import { ORDINI_MAX } from '#produzione/analisi/rules.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import type { fasiSchedulateUrlState } from '../fasiSchedulateUrlState.ts'

const { Component: PlanDialog, prepare } = codeAhead(() => import('./PlanDialog.tsx'))

interface Props {
  /** What the list shows: its orders are those to be planned. */
  filter: ReturnType<typeof fasiSchedulateUrlState.filter>
  disabled: boolean
}

/** Opens the bench planning, and beside it those made before; who sees the list may plan. */
export function PlanButton({ filter, disabled }: Props) {
  const [open, setOpen] = useState(false)
  const opened = useOpened<PlanFormQuery>(planQuery)
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
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          opened.open({ filtro: filter, perPagina: ORDINI_MAX })
          setOpen(true)
        }}
      >
        Pianifica
      </Button>
      {open && (
        <Suspense>
          <PlanDialog opened={opened} filter={filter} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
