import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CopyButton } from '#ui/CopyButton.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { tokenExamples } from './tokenExamples.ts'

/** How a program sends its token. */
export function TokenUsage() {
  return (
    <DetailCard title="Come si usa">
      <Stack spacing={2}>
        <Typography>
          Il programma manda il token nell’intestazione <code>Authorization: Bearer</code>, sia a GraphQL sia alle API.
          Gli indirizzi delle API sono{' '}
          <Link href="/api/docs/" target="_blank" rel="noopener" underline="always">
            descritti qui
          </Link>
          . Con un token sbagliato, scaduto o revocato la risposta è 401. A un token di sola lettura che prova a
          scrivere le API rispondono 403, GraphQL con l’errore <code>FORBIDDEN</code>; lo stesso a qualunque token che
          provi a cambiare utenti, password o altri token: quello si fa di persona. Troppe richieste in un minuto, o
          troppi token sbagliati, danno 429 con i secondi da aspettare. Tutto il resto è nella{' '}
          <Link href="/docs/integrators" target="_blank" rel="noopener" underline="always">
            guida per chi si collega
          </Link>
          .
        </Typography>
        {tokenExamples(location.origin).map(({ title, text }) => (
          <Box key={title}>
            <Stack direction="row" sx={{ mb: 0.5, gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
              <Typography variant="h3">{title}</Typography>
              <CopyButton text={text} aria-label={`Copia: ${title}`} />
            </Stack>
            <Box
              component="pre"
              role="group"
              aria-label={title}
              // It scrolls, so the keyboard must reach it.
              tabIndex={0}
              sx={{
                m: 0,
                p: 1.5,
                overflow: 'auto',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                backgroundColor: 'background.default',
                fontSize: '0.75rem',
                lineHeight: 1.6,
              }}
            >
              {text}
            </Box>
          </Box>
        ))}
      </Stack>
    </DetailCard>
  )
}
