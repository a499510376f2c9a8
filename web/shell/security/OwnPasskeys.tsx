import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql, readInlineData } from 'relay-runtime'
import type { OwnPasskeys_passkey$key } from '#generated/OwnPasskeys_passkey.graphql.ts'
import type { OwnPasskeysAggiungiMutation } from '#generated/OwnPasskeysAggiungiMutation.graphql.ts'
import type { OwnPasskeysPreparaMutation } from '#generated/OwnPasskeysPreparaMutation.graphql.ts'
import type { OwnPasskeysTogliMutation } from '#generated/OwnPasskeysTogliMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatDate, formatDateTime } from '#shared/formats/formats.ts'
import { hasPasskeys, makePasskey, PasskeyFailure } from './passkey.ts'

const fragment = graphql`
  fragment OwnPasskeys_passkey on Passkey @inline {
    pk
    nome
    creataIl
    ultimoUso
  }
`

const prepareMutation = graphql`
  mutation OwnPasskeysPreparaMutation {
    preparePasskey(input: {}) {
      opzioni
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const addMutation = graphql`
  mutation OwnPasskeysAggiungiMutation($input: ConfirmPasskeyInput!) {
    confirmPasskey(input: $input) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const removeMutation = graphql`
  mutation OwnPasskeysTogliMutation($pk: Int!) {
    deletePasskey(input: { pk: $pk }) {
      fatto
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  passkeys: readonly OwnPasskeys_passkey$key[]
  onChanged: () => void
}

/** Passkeys of one's own account: added on this device, removed. */
export function OwnPasskeys({ passkeys, onChanged }: Props) {
  const rows = passkeys.map((passkey) => readInlineData(fragment, passkey))
  const [name, setName] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [prepare, preparing] = useOperation<OwnPasskeysPreparaMutation>(prepareMutation)
  const [add, adding] = useOperation<OwnPasskeysAggiungiMutation>(addMutation, {
    success: 'Passkey aggiunta: gli altri dispositivi devono accedere di nuovo.',
  })
  const [remove, removing] = useOperation<OwnPasskeysTogliMutation>(removeMutation, { success: 'Passkey tolta' })

  async function make(nome: string) {
    setFault(null)
    const prepared = await prepare({})
    if (!prepared.ok) return
    try {
      const answer = await makePasskey(prepared.data.preparePasskey.opzioni)
      if (!(await add({ input: { nome, risposta: answer } })).ok) return
      setName(null)
      onChanged()
    } catch (error) {
      if (!(error instanceof PasskeyFailure)) throw error
      setFault(error.message)
    }
  }

  return (
    <Box component="section" aria-labelledby="titolo-passkey">
      <Typography variant="h3" id="titolo-passkey" sx={{ mb: 1 }}>
        Passkey
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Si entra con l’impronta, il volto o il PIN di questo dispositivo, senza password né codice. Chi ne ha una non
        entra più con la sola password: conviene averne due, su dispositivi diversi.
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0, mb: rows.length > 0 ? 1.5 : 0 }}>
        {rows.map(({ pk, nome, creataIl, ultimoUso }) => (
          <Box
            component="li"
            key={pk}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nome}</Typography>
              <Typography variant="body2" color="textSecondary">
                Dal {formatDate(creataIl)}
                {ultimoUso && ` · Ultimo uso ${formatDateTime(ultimoUso)}`}
              </Typography>
            </Box>
            <Button
              color="error"
              disabled={removing}
              aria-label={`Togli la passkey ${nome}`}
              onClick={() => void remove({ pk }).then(({ ok }) => ok && onChanged())}
            >
              Togli
            </Button>
          </Box>
        ))}
      </Stack>
      {fault && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {fault}
        </Alert>
      )}
      {!hasPasskeys() && (
        <Typography variant="body2" color="textSecondary">
          Questo browser, a questo indirizzo, non usa le passkey: servono HTTPS e un browser recente.
        </Typography>
      )}
      {hasPasskeys() && name === null && (
        <Button variant="outlined" onClick={() => setName('')}>
          Aggiungi una passkey
        </Button>
      )}
      {hasPasskeys() && name !== null && (
        <Stack
          component="form"
          noValidate
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1}
          onSubmit={(event) => {
            event.preventDefault()
            void make(name)
          }}
        >
          <TextField
            label="Nome"
            size="small"
            placeholder="Telefono di Anna"
            value={name}
            onChange={({ target }) => setName(target.value)}
            autoFocus
            fullWidth
          />
          <Button type="submit" variant="contained" loading={preparing || adding} disabled={name.trim() === ''}>
            Aggiungi
          </Button>
          <Button onClick={() => setName(null)}>Annulla</Button>
        </Stack>
      )}
    </Box>
  )
}
