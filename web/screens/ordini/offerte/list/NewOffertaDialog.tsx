import { useState } from 'react'
import { searchClienti } from '#screens/ordini/ordini/form/search.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { RemoteAutocomplete, type RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import { useCreateOfferta } from '../useCreateOfferta.ts'

/** Whom a new offer is for, where no quote asks for one. */
export function NewOffertaDialog({ onClose, onMade }: { onClose: () => void; onMade: (pk: number) => void }) {
  const [cliente, setCliente] = useState<RemoteOption | null>(null)
  const [make, isMaking] = useCreateOfferta(onMade)
  return (
    <PlainDialog
      title="Nuova offerta"
      width="xs"
      onClose={onClose}
      confirm={{
        text: 'Crea offerta',
        disabled: cliente === null,
        loading: isMaking,
        onClick: () => cliente && void make({ clientePk: cliente.id }),
      }}
    >
      <p>Per rispondere a un preventivo si comincia da lì: righe e prezzi ci sono già.</p>
      <RemoteAutocomplete
        label="Cliente"
        value={cliente}
        onChange={setCliente}
        search={searchClienti}
        empty="Nessun cliente trovato"
        atOnce
      />
    </PlainDialog>
  )
}
