import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import { Link as RouteLink } from 'react-router'
import { graphql, readInlineData } from 'relay-runtime'
import type { ConfermaRow_conferma$data, ConfermaRow_conferma$key } from '#generated/ConfermaRow_conferma.graphql.ts'
import { confermaLabels } from '#ordini/conferme/rules.ts'
import { tipoClienteName } from '#screens/vendite/clienti/tipoClienteName.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { linkColumn, textColumn } from '#ui/list/columns.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { StatusChip, type StatusTone } from '#ui/StatusChip.tsx'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'
import { MissingValue } from '#ui/Values.tsx'
import { confermaPath } from './confermeUrlState.ts'

const fragment = graphql`
  fragment ConfermaRow_conferma on ConfermaOrdine @inline {
    id
    pk
    data
    nomeCliente
    codiceCliente
    tipoCliente
    emailCliente
    numeroCommessa
    preventivoDaFirmare
    preventivoDaFirmareNome
    preventivoFirmato
    preventivoFirmatoNome
    stato
    etichettaStato
    dataInvio
    ordine {
      pk
      numeroCommessa
    }
  }
`

/** A confirmation as the list shows it. */
export type ConfermaRow = ConfermaRow_conferma$data

export function readConfermaRow(conferma: ConfermaRow_conferma$key): ConfermaRow {
  return readInlineData(fragment, conferma)
}

const TONES: Readonly<Record<ConfermaRow['stato'], StatusTone>> = {
  INVIATO: 'positivo',
  IN_ATTESA: 'attenzione',
  NON_INVIATO: 'neutro',
}

/** The badge of a confirmation: INVIATO with its day, IN ATTESA, NON INVIATO. */
export function ConfermaChip({ conferma }: { conferma: Pick<ConfermaRow, 'stato' | 'etichettaStato'> }) {
  return <StatusChip word={conferma.etichettaStato} tone={TONES[conferma.stato]} />
}

/** A file to download; a dash where there is none. */
function FileLink({ url, name }: { url: string | null | undefined; name: string }) {
  if (!url) return <MissingValue />
  return (
    <Link
      href={`${url}?scarica`}
      download={name}
      title={`Scarica ${name}`}
      noWrap
      sx={{ display: 'block' }}
      onClick={(event) => event.stopPropagation()}
    >
      Scarica
    </Link>
  )
}

/** The number as a link to the order that has it, else as it was typed. */
function Commessa({ numeroCommessa, ordine }: Pick<ConfermaRow, 'numeroCommessa' | 'ordine'>) {
  if (!ordine) return numeroCommessa || <MissingValue />
  return (
    <Link component={RouteLink} to={`/ordini/${ordine.pk}`} onClick={(event) => event.stopPropagation()}>
      {ordine.numeroCommessa}
    </Link>
  )
}

/** Columns of the list. */
export function confermaColumns(remove: (conferma: ConfermaRow) => void): GridColDef<ConfermaRow>[] {
  return [
    linkColumn<ConfermaRow>('data', confermaLabels.data, confermaPath, {
      width: 104,
      value: ({ data }) => formatDate(data),
    }),
    textColumn('nomeCliente', confermaLabels.nomeCliente, { flex: 1.6, minWidth: 120 }),
    textColumn('codiceCliente', 'Codice Cliente', { width: 116 }),
    textColumn('tipoCliente', 'Tipo Cliente', {
      width: 100,
      value: ({ tipoCliente }) => tipoCliente && tipoClienteName(tipoCliente),
    }),
    textColumn('emailCliente', 'Email Cliente', { flex: 1.4, minWidth: 105 }),
    {
      field: 'numeroCommessa',
      headerName: 'Numero Commessa',
      width: 156,
      renderCell: ({ row }) => <Commessa {...row} />,
    },
    {
      field: 'preventivoDaFirmare',
      headerName: 'Preventivo',
      width: 96,
      renderCell: ({ row }) => <FileLink url={row.preventivoDaFirmare} name={row.preventivoDaFirmareNome} />,
    },
    {
      field: 'preventivoFirmato',
      headerName: 'Preventivo Firmato',
      width: 144,
      renderCell: ({ row }) => <FileLink url={row.preventivoFirmato} name={row.preventivoFirmatoNome} />,
    },
    { field: 'stato', headerName: 'Stato', width: 168, renderCell: ({ row }) => <ConfermaChip conferma={row} /> },
    actionsColumn({ name: ({ nomeCliente }) => nomeCliente, remove }),
  ]
}

/** A confirmation of the list on a phone. */
export function ConfermaCard({ conferma }: { conferma: ConfermaRow }) {
  const { nomeCliente, data, numeroCommessa, emailCliente } = conferma
  return (
    <RowCard
      title={nomeCliente}
      beside={<ConfermaChip conferma={conferma} />}
      note={[formatDate(data), numeroCommessa && `commessa ${numeroCommessa}`].filter(Boolean).join(' · ')}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>{emailCliente}</Box>
    </RowCard>
  )
}
