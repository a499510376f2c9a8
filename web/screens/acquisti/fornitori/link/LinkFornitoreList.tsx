import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type {
  LinkFornitoreList_fornitore$data,
  LinkFornitoreList_fornitore$key,
} from '#generated/LinkFornitoreList_fornitore.graphql.ts'
import type { LinkFornitoreListQuery } from '#generated/LinkFornitoreListQuery.graphql.ts'
import type { LinkFornitoreListRevokeMutation } from '#generated/LinkFornitoreListRevokeMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount, formatDate, formatDateTime } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { NewLinkFornitore } from './NewLinkFornitore.tsx'

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
