import PlaylistAddCheck from '@mui/icons-material/PlaylistAddCheckOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { RimanenzeDialogQuery } from '#generated/RimanenzeDialogQuery.graphql.ts'
import query from '#generated/RimanenzeDialogQuery.graphql.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useViewer } from '#shell/viewer.ts'

interface Props {
  ordine: { readonly pk: number; readonly numeroCommessa: string }
}

const { Component: RimanenzeDialog, prepare } = codeAhead<RimanenzeDialogProps>(() => import('./RimanenzeDialog.tsx'))

export interface RimanenzeDialogProps extends Props {
  opened: ReturnType<typeof useOpened<RimanenzeDialogQuery>>
  onClose: () => void
}

/** Opens what is left to do of an order in the workshop; nothing for who may not see it. */
export default function RimanenzeButton({ ordine }: Props) {
  const { viewMarcaturaCe, adminAttivitaOperatori } = useViewer().permessi
  const opened = useOpened<RimanenzeDialogQuery>(query)
  const [shown, setShown] = useState(false)
  if (!viewMarcaturaCe) return null
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PlaylistAddCheck />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          opened.open({ ordine: ordine.pk, ufficio: adminAttivitaOperatori, giorni: false })
          setShown(true)
        }}
      >
        Attività rimanenti
      </Button>
      {shown && <RimanenzeDialog ordine={ordine} opened={opened} onClose={() => setShown(false)} />}
    </>
  )
}
