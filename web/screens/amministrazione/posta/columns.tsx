import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import { ShellLink } from '#shell/ShellLink.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { DateTimeValue, MissingValue } from '#ui/Values.tsx'
import type { MailRow } from './row.ts'
import { concernsOf, contextInWords, sendTimeInWords, statusWords } from './statuses.ts'

/** 'Mario Rossi <mario@example.it>', or the address alone. */
export function recipientOf({ aNome, aIndirizzo }: Pick<MailRow, 'aNome' | 'aIndirizzo'>): string {
  return aNome ? `${aNome} <${aIndirizzo}>` : aIndirizzo
}

/** Columns of the list. @param configured whether there is a mail server */
export function mailColumns(configured: boolean): GridColDef<MailRow>[] {
  const now = new Date()
  return [
    {
      field: 'stato',
      headerName: 'Stato',
      width: 110,
      hideable: false,
      renderCell: ({ row }) => <StatusChip {...statusWords[row.stato]} />,
    },
    {
      field: 'destinatario',
      headerName: 'Destinatario',
      flex: 3,
      minWidth: 180,
      valueGetter: (_value, row) => recipientOf(row),
    },
    { field: 'oggetto', headerName: 'Oggetto', flex: 3, minWidth: 180 },
    {
      field: 'riguarda',
      headerName: 'Riguarda',
      width: 136,
      renderCell: ({ row, hasFocus }) => <MailSubjectLink mail={row} tabIndex={hasFocus ? 0 : -1} />,
    },
    {
      field: 'creataIl',
      headerName: 'Scritta il',
      width: 142,
      renderCell: ({ row }) => <DateTimeValue value={row.creataIl} />,
    },
    {
      field: 'partenza',
      headerName: 'Partenza',
      width: 156,
      renderCell: ({ row }) => sendTimeInWords(row, configured, now) || <MissingValue />,
    },
    { field: 'tentativi', headerName: 'Tentativi', type: 'number', width: 90 },
    { field: 'ultimoErrore', headerName: 'Ultimo errore', flex: 1, minWidth: 130 },
  ]
}

/** Link to what a mail is about. */
export function MailSubjectLink({
  mail,
  tabIndex,
}: {
  mail: Pick<MailRow, 'contesto' | 'contestoPk' | 'numeroCommessa'>
  tabIndex?: number
}) {
  const page = concernsOf(mail)
  if (!page) return contextInWords(mail) || <MissingValue />
  return (
    <Link component={ShellLink} href={page.href} tabIndex={tabIndex} underline="always">
      {page.text}
    </Link>
  )
}
