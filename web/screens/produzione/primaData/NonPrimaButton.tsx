import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import query, { type NonPrimaDialogQuery } from '#generated/NonPrimaDialogQuery.graphql.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'

const { Component: NonPrimaDialog, prepare } = codeAhead(() => import('./NonPrimaDialog.tsx'))

/** 'Perché non prima?' of an order: what holds it, and who would end later if it were taken first. It changes nothing. */
export function NonPrimaButton({ pk }: { pk: number }) {
  const opened = useOpened<NonPrimaDialogQuery>(query)
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<HelpOutlineOutlined />}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          opened.open({ pk })
          setOpen(true)
        }}
      >
        Perché non prima?
      </Button>
      {open !== null && (
        <Suspense fallback={null}>
          <NonPrimaDialog opened={opened} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
