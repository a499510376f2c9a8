import Button from '@mui/material/Button'
import { useState } from 'react'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useClienteDialog } from '#screens/vendite/clienti/useClienteDialog.ts'
import { type ClienteInput, TIPI_CLIENTE } from '#vendite/clienti/rules.ts'

const { Component: ClienteDialog, prepare } = codeAhead(() => import('#screens/vendite/clienti/ClienteDialog.tsx'))

/** What the row of a file says of a customer that there is not. */
export function clienteOfRow(celle: Readonly<Record<string, string>>): Partial<ClienteInput> {
  const { codiceCliente = '', nomeCliente = '' } = celle
  const written = (celle.tipoCliente ?? '').toUpperCase()
  const tipoCliente = TIPI_CLIENTE.find((tipo) => tipo === written)
  return { codice: codiceCliente, nome: nomeCliente, ...(tipoCliente && { tipoCliente }) }
}

interface Props {
  proposed: Partial<ClienteInput>
  /** The customer is there: the preview is to be made again. */
  onCreated: () => void
}

/** Adds the customer that a file names, without leaving its preview. */
export function CreateCliente({ proposed, onCreated }: Props) {
  const { opened, openCliente } = useClienteDialog()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          openCliente(null)
          setOpen(true)
        }}
      >
        Crea cliente
      </Button>
      {open && (
        <ClienteDialog
          opened={opened}
          pk={null}
          proposed={proposed}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            onCreated()
          }}
        />
      )}
    </>
  )
}
