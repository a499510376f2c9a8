import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { DURATE_LINK, linkAddress } from '../../../../../server/acquisti/portale/link/rules.ts'
import { useOperation } from '../../../../relay/useOperation.ts'
import { CopyButton } from '../../../../ui/CopyButton.tsx'
import { FilterSelect } from '../../../../ui/list/FilterSelect.tsx'
import { QrCode } from '../../../../ui/qr/QrCode.tsx'
import type { NewLinkFornitoreMutation } from './__generated__/NewLinkFornitoreMutation.graphql.ts'

const mutation = graphql`
  mutation NewLinkFornitoreMutation($input: CreateLinkFornitoreInput!) {
    createLinkFornitore(input: $input) {
      segreto
      fornitore {
        ...LinkFornitoreList_fornitore
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const durate = DURATE_LINK.map((giorni) => [String(giorni), `${giorni} giorni`] as const)

/** Makes a link, then shows its address and its QR: this once. */
export function NewLinkFornitore({ fornitore }: { fornitore: number }) {
  const [nome, setNome] = useState('')
  const [giorni, setGiorni] = useState('90')
  const [address, setAddress] = useState<string | null>(null)
  const [crea, inCorso] = useOperation<NewLinkFornitoreMutation>(mutation, { successo: 'Collegamento creato' })

  async function create() {
    const esito = await crea({ input: { fornitore, nome, giorni: Number(giorni) } })
    const segreto = esito.ok && esito.dati.createLinkFornitore.segreto
    if (segreto) setAddress(linkAddress(location.origin, segreto))
  }

  if (address) {
    return (
      <Stack spacing={1.5}>
        <Alert severity="warning">Copialo adesso: l’indirizzo non verrà mostrato mai più.</Alert>
        <Stack direction="row" spacing={1}>
          <OutlinedInput
            size="small"
            fullWidth
            readOnly
            autoFocus
            value={address}
            onFocus={(event) => event.target.select()}
            inputProps={{ 'aria-label': 'Indirizzo del collegamento' }}
            sx={{ fontFamily: 'monospace' }}
          />
          <CopyButton testo={address} variant="outlined" sx={{ flexShrink: 0, px: 1.5 }} />
        </Stack>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end', gap: 2 }}>
          <QrCode text={address} label="QR del collegamento" />
          <Button
            onClick={() => {
              setAddress(null)
              setNome('')
            }}
          >
            Fatto
          </Button>
        </Box>
      </Stack>
    )
  }
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      <TextField
        size="small"
        label="Per chi"
        placeholder="Ufficio, laboratorio …"
        value={nome}
        onChange={({ target }) => setNome(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ flex: 1 }}
      />
      <FilterSelect
        label="Scade dopo"
        value={giorni}
        onChange={(scelti) => setGiorni(scelti || '90')}
        all="90 giorni"
        choices={durate.filter(([valore]) => valore !== '90')}
        width={130}
      />
      <Button variant="contained" disabled={inCorso} onClick={() => void create()}>
        Crea collegamento
      </Button>
    </Stack>
  )
}
