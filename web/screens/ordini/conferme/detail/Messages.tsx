import AddCommentOutlined from '@mui/icons-material/AddCommentOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { Messages_conferma$key } from '#generated/Messages_conferma.graphql.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { NewMessageDialog } from './NewMessageDialog.tsx'

/** The messages of a confirmation, newest first. @param sent none may be added any more */
export function Messages({ sent, ...props }: { conferma: Messages_conferma$key; sent: boolean }) {
  const { pk, messaggi } = useFragment(
    graphql`
      fragment Messages_conferma on ConfermaOrdine {
        pk
        messaggi {
          pk
          note
          tipoMittente
          allegato
          originalName
          data
          autore
        }
      }
    `,
    props.conferma,
  )
  const [next, setFresh] = useState(false)
  const { revalidate } = useRevalidator()
  return (
    <DetailCard
      title="Messaggi"
      actions={
        <Button startIcon={<AddCommentOutlined />} disabled={sent} onClick={() => setFresh(true)}>
          Nuovo Messaggio
        </Button>
      }
    >
      {messaggi.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nessun messaggio da mostrare
        </Typography>
      )}
      <Box component="ul" aria-label="Messaggi" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {messaggi.map(({ pk: numero, note, tipoMittente, allegato, originalName, data, autore }) => (
          <Box key={numero} component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
              <StatusChip
                word={tipoMittente === 'CLIENTE' ? 'Cliente' : 'Interno'}
                tone={tipoMittente === 'CLIENTE' ? 'info' : 'neutro'}
              />
              <Typography variant="body2" color="textSecondary">
                {[formatDateTime(data), autore].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>
            {allegato && (
              <Link href={allegato} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
                {originalName}
              </Link>
            )}
          </Box>
        ))}
      </Box>
      {next && (
        <NewMessageDialog
          conferma={pk}
          onClose={() => setFresh(false)}
          onSaved={() => {
            setFresh(false)
            void revalidate()
          }}
        />
      )}
    </DetailCard>
  )
}
