import Button from '@mui/material/Button'
import { useState } from 'react'
import { type ClienteInput, TIPI_CLIENTE } from '../../../../server/vendite/clienti/rules.ts'
import { codeAhead } from '../../../relay/opened/codeAhead.tsx'
import { useClienteDialog } from '../../vendite/clienti/useClienteDialog.ts'

const { Component: ClienteDialog, prepare } = codeAhead(() => import('../../vendite/clienti/ClienteDialog.tsx'))

/** What the row of a file says of a customer that there is not. */
export function clienteOfRow(celle: Readonly<Record<string, string>>): Partial<ClienteInput> {
  const { codiceCliente = '', nomeCliente = '' } = celle
  const scritto = (celle.tipoCliente ?? '').toUpperCase()
  const tipoCliente = TIPI_CLIENTE.find((tipo) => tipo === scritto)
  return { codice: codiceCliente, nome: nomeCliente, ...(tipoCliente && { tipoCliente }) }
}

interface Props {
  proposto: Partial<ClienteInput>
  /** The customer is there: the preview is to be made again. */
  onCreated: () => void
}

/** Adds the customer that a file names, without leaving its preview. */
export function CreateCliente({ proposto, onCreated }: Props) {
  const { opened, openCliente } = useClienteDialog()
  const [aperto, setAperto] = useState(false)
  return (
    <>
      <Button
        size="small"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          openCliente(null)
          setAperto(true)
        }}
      >
        Crea cliente
      </Button>
      {aperto && (
        <ClienteDialog
          opened={opened}
          pk={null}
          proposto={proposto}
          onClose={() => setAperto(false)}
          onSaved={() => {
            setAperto(false)
            onCreated()
          }}
        />
      )}
    </>
  )
}
