import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { LINK_DURATIONS, linkAddress } from '#acquisti/portale/link/rules.ts'
import type {
  LinkFornitoreList_fornitore$data,
  LinkFornitoreList_fornitore$key,
} from '#generated/LinkFornitoreList_fornitore.graphql.ts'
import type { LinkFornitoreListNewLinkFornitoreMutation } from '#generated/LinkFornitoreListNewLinkFornitoreMutation.graphql.ts'
import type { LinkFornitoreListQuery } from '#generated/LinkFornitoreListQuery.graphql.ts'
import type { LinkFornitoreListRevokeMutation } from '#generated/LinkFornitoreListRevokeMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount, formatDate, formatDateTime } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import { QrCode } from '#ui/qr/QrCode.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'

const query = graphql`
  query LinkFornitoreListQuery($pk: Int!) {
    fornitore(pk: $pk) {
      ...LinkFornitoreList_fornitore
    }
  }
`

const fragment = graphql`
  fragment LinkFornitoreList_fornitore on Fornitore {
    id
    pk
    link {
      pk
      nome
      prefisso
      creatoIl
      creatoDaNome
      scadeIl
      revocatoIl
      ultimoUso
      letture
      valido
    }
  }
`

const revoke = graphql`
  mutation LinkFornitoreListRevokeMutation($pk: Int!) {
    revokeLinkFornitore(input: { pk: $pk }) {
      fornitore {
        ...LinkFornitoreList_fornitore
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const newLinkFornitoreMutation = graphql`
  mutation LinkFornitoreListNewLinkFornitoreMutation($input: CreateLinkFornitoreInput!) {
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
function NewLinkFornitore({ fornitore }: { fornitore: number }) {
  const [name, setName] = useState('')
  const [days, setDays] = useState('90')
  const [address, setAddress] = useState<string | null>(null)
  const [crea, inProgress] = useOperation<LinkFornitoreListNewLinkFornitoreMutation>(newLinkFornitoreMutation, {
    success: 'Collegamento creato',
  })

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

/** Makes links and takes them back. */
export function LinkFornitoreList({ data }: { data: PreloadedQuery<LinkFornitoreListQuery> }) {
  const key = usePreloadedQuery<LinkFornitoreListQuery>(query, data).fornitore
  const fornitore = useFragment<LinkFornitoreList_fornitore$key>(fragment, key ?? null)
  const [withFinished, setWithFinished] = useState(false)
  if (!fornitore) return <EmptyState title="Questo fornitore non c’è più." />
  const alive = fornitore.link.filter(({ valido }) => valido)
  const finished = fornitore.link.filter(({ valido }) => !valido)
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="textSecondary">
        Chi ha il collegamento vede gli ordini di questo fornitore e ne cambia stato e date, senza accesso. Va mandato
        solo a lui: si può incollare nella mail di un ordine.
      </Typography>
      <NewLinkFornitore fornitore={fornitore.pk} />
      {alive.map((link) => (
        <LinkLine key={link.pk} link={link} />
      ))}
      {finished.length > 0 && (
        <Button onClick={() => setWithFinished(!withFinished)} sx={{ alignSelf: 'flex-start' }}>
          {withFinished ? 'Nascondi scaduti e revocati' : `Mostra scaduti e revocati (${finished.length})`}
        </Button>
      )}
      {withFinished && finished.map((link) => <LinkLine key={link.pk} link={link} />)}
    </Stack>
  )
}

type Link = LinkFornitoreList_fornitore$data['link'][number]

function LinkLine({ link }: { link: Link }) {
  const [revoca, inProgress] = useOperation<LinkFornitoreListRevokeMutation>(revoke, {
    success: 'Collegamento revocato',
  })
  const conferma = useConfirm()
  const { pk, nome, prefisso, creatoIl, creatoDaNome, scadeIl, revocatoIl, ultimoUso, letture, valido } = link
  const called = nome || `${prefisso}…`
  const read = ultimoUso
    ? `Ultima lettura ${formatDateTime(ultimoUso)} · ${formatCount(letture, 'lettura', 'letture')}`
    : 'Mai letto'
  async function ask() {
    const si = await conferma({
      title: `Revocare il collegamento «${called}»?`,
      text: 'Smette di funzionare subito, per sempre.',
      conferma: 'Revoca',
      distruttiva: true,
    })
    if (si) await revoca({ pk })
  }
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 1.5,
        display: 'flex',
        gap: 1.5,
        alignItems: 'flex-start',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{called}</Typography>
          <StatusChip
            word={valido ? 'Attivo' : revocatoIl ? 'Revocato' : 'Scaduto'}
            tone={valido ? 'positivo' : 'neutro'}
          />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {revocatoIl ? `Revocato il ${formatDate(revocatoIl)}` : `Scade il ${formatDate(scadeIl)}`} · creato il{' '}
          {formatDate(creatoIl)}
          {creatoDaNome && ` da ${creatoDaNome}`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {read}
        </Typography>
      </Box>
      {valido && (
        <Button color="error" disabled={inProgress} onClick={() => void ask()}>
          Revoca
        </Button>
      )}
    </Box>
  )
}
