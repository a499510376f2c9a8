import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { LINK_DURATIONS, linkAddress } from '#acquisti/portale/link/rules.ts'
import type { NewLinkFornitoreMutation } from '#generated/NewLinkFornitoreMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import { QrCode } from '#ui/qr/QrCode.tsx'

const mutation = graphql`
  mutation NewLinkFornitoreMutation($input: CreateLinkFornitoreInput!) {
    createLinkFornitore(input: $input) {
      segreto
      fornitore {
        ...LinkFornitoreList_fornitore
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const durations = LINK_DURATIONS.map((days) => [String(days), `${days} giorni`] as const)

/** Makes a link, then shows its address and its QR: this once. */
export function NewLinkFornitore({ fornitore }: { fornitore: number }) {
  const [name, setName] = useState('')
  const [days, setDays] = useState('90')
  const [address, setAddress] = useState<string | null>(null)
  const [crea, inProgress] = useOperation<NewLinkFornitoreMutation>(mutation, { success: 'Collegamento creato' })

  async function create() {
    const outcome = await crea({ input: { fornitorePk: fornitore, nome: name, giorni: Number(days) } })
    const secret = outcome.ok && outcome.data.createLinkFornitore.segreto
    if (secret) setAddress(linkAddress(location.origin, secret))
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
          <CopyButton text={address} variant="outlined" sx={{ flexShrink: 0, px: 1.5 }} />
        </Stack>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end', gap: 2 }}>
          <QrCode text={address} label="QR del collegamento" />
          <Button
            onClick={() => {
              setAddress(null)
              setName('')
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
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ flex: 1 }}
      />
      <FilterSelect
        label="Scade dopo"
        value={days}
        onChange={(chosen) => setDays(chosen || '90')}
        all="90 giorni"
        choices={durations.filter(([value]) => value !== '90')}
        width={130}
      />
      <Button variant="contained" disabled={inProgress} onClick={() => void create()}>
        Crea collegamento
      </Button>
    </Stack>
  )
}
