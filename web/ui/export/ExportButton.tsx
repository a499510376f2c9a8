import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { formatCount, formatInteger } from '#shared/formats/formats.ts'
import { PlainDialog } from '../dialog/PlainDialog.tsx'
import { useExport } from './useExport.ts'

interface Props {
  /** Of the export on the server, with what is filtered and shown. */
  indirizzo: () => string
  /** 'ordine', 'ordini' */
  names: readonly [singolare: string, plurale: string]
  disabled?: boolean
}

/** Saves the list as it is filtered, sorted and shown in a file, of Excel unless the address is another. */
export function ExportButton({ indirizzo, names, disabled }: Props) {
  const { avanzamento, esporta, cancel } = useExport(
    (total) => `${total === 1 ? 'Esportato' : 'Esportati'} ${formatCount(total, ...names)}`,
  )
  const { righe = 0, totale = null } = avanzamento ?? {}
  const part = totale === null ? undefined : totale === 0 ? 100 : (righe / totale) * 100
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        disabled={disabled || avanzamento !== null}
        onClick={() => void esporta(indirizzo())}
      >
        Esporta
      </Button>
      <PlainDialog
        open={avanzamento !== null}
        title="Esportazione"
        width="xs"
        dividers={false}
        onEscape={cancel}
        actions={<Button onClick={cancel}>Annulla</Button>}
      >
        <LinearProgress
          aria-label="Avanzamento dell’esportazione"
          variant={part === undefined ? 'indeterminate' : 'determinate'}
          value={part}
          sx={{ mb: 1 }}
        />
        <Typography variant="body2" color="textSecondary">
          {totale === null ? 'Preparazione…' : `${formatInteger(righe)} di ${formatCount(totale, ...names)}`}
        </Typography>
      </PlainDialog>
    </>
  )
}
