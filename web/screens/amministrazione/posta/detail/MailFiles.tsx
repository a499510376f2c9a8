import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatFileSize } from '#ui/files/fileFormat.ts'

interface Props {
  allegati: readonly {
    readonly pk: number
    readonly nome: string
    readonly allegato: string
    readonly dimensione: number
  }[]
}

/** What a mail takes along, each to be downloaded. */
export function MailFiles({ allegati }: Props) {
  return (
    <Box
      component="ul"
      aria-label="Allegati"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {allegati.map(({ pk, nome, allegato, dimensione }) => (
        <li key={pk}>
          <Button
            size="small"
            variant="outlined"
            startIcon={<DownloadOutlined />}
            href={`${allegato}?scarica`}
            download={nome}
            aria-label={`Scarica ${nome}`}
            sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
          >
            {nome} · {formatFileSize(dimensione)}
          </Button>
        </li>
      ))}
    </Box>
  )
}
