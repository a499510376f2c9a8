import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import { Collegamento } from '../../../shell/Collegamento.tsx'
import { StatoChip } from '../../../ui/StatoChip.tsx'
import { DataOra, Mancante } from '../../../ui/Valori.tsx'
import type { RigaMail } from './rigaMail.ts'
import { paroleStato, quandoParte, riguarda } from './stati.ts'

/** 'Mario Rossi <mario@example.it>', or the address alone. */
export function destinatario({ aNome, aIndirizzo }: Pick<RigaMail, 'aNome' | 'aIndirizzo'>): string {
  return aNome ? `${aNome} <${aIndirizzo}>` : aIndirizzo
}

/** Columns of the list. @param configurata whether there is a mail server */
export function colonneMail(configurata: boolean): GridColDef<RigaMail>[] {
  const adesso = new Date()
  return [
    {
      field: 'stato',
      headerName: 'Stato',
      width: 110,
      hideable: false,
      renderCell: ({ row }) => <StatoChip {...paroleStato[row.stato]} />,
    },
    {
      field: 'destinatario',
      headerName: 'Destinatario',
      flex: 3,
      minWidth: 200,
      valueGetter: (_valore, row) => destinatario(row),
    },
    { field: 'oggetto', headerName: 'Oggetto', flex: 3, minWidth: 200 },
    {
      field: 'riguarda',
      headerName: 'Riguarda',
      width: 120,
      renderCell: ({ row, hasFocus }) => <Riguarda mail={row} tabIndex={hasFocus ? 0 : -1} />,
    },
    {
      field: 'creataIl',
      headerName: 'Scritta il',
      width: 150,
      renderCell: ({ row }) => <DataOra valore={row.creataIl} />,
    },
    {
      field: 'partenza',
      headerName: 'Partenza',
      width: 170,
      renderCell: ({ row }) => quandoParte(row, configurata, adesso) || <Mancante />,
    },
    { field: 'tentativi', headerName: 'Tentativi', type: 'number', width: 90 },
    { field: 'ultimoErrore', headerName: 'Ultimo errore', flex: 1, minWidth: 130 },
  ]
}

/** Link to what a mail is about. */
export function Riguarda({ mail, tabIndex }: { mail: Pick<RigaMail, 'contesto' | 'contestoPk'>; tabIndex?: number }) {
  const pagina = riguarda(mail.contesto, mail.contestoPk)
  if (!pagina) return mail.contesto || <Mancante />
  return (
    <Link component={Collegamento} href={pagina.href} tabIndex={tabIndex} underline="always">
      {pagina.testo}
    </Link>
  )
}
