import ForwardToInbox from '@mui/icons-material/ForwardToInbox'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import sollecitiQuery, { type SollecitiDialogQuery } from '#generated/SollecitiDialogQuery.graphql.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'

const { Component: SollecitiDialog, prepare } = codeAhead(() => import('./SollecitiDialog.tsx'))

/** Opens the mails to suppliers about what is late. */
export function SollecitiButton() {
  const opened = useOpened<SollecitiDialogQuery>(sollecitiQuery)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ForwardToInbox />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          opened.open({})
          setOpen(true)
        }}
      >
        Solleciti
      </Button>
      {open && (
        <Suspense>
          <SollecitiDialog opened={opened} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
