import Box from '@mui/material/Box'
import type { GridColDef } from '@mui/x-data-grid'
import { graphql, readInlineData } from 'relay-runtime'
import { fornitoreLabels } from '#acquisti/fornitori/rules.ts'
import type {
  FornitoreRow_fornitore$data,
  FornitoreRow_fornitore$key,
} from '#generated/FornitoreRow_fornitore.graphql.ts'
import { type Whole, whole } from '#relay/reading/whole.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { textColumn } from '#ui/list/columns.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'
import { Thumbnail } from './Thumbnail.tsx'

const fragment = graphql`
  fragment FornitoreRow_fornitore on Fornitore @inline {
    id
    pk
    nome
    codice
    tipologia
    email
    tempo
    altriMateriali {
      tipologia
      tempo
      isDefault
    }
    giorniChiusura
    periodiChiusura {
      dal
      al
    }
    isDefault
    raccoglie
    immagine
    testata
    testoPdf
    versione
  }
`

const CERTAIN = [
  'tipologia',
  'email',
  'tempo',
  'altriMateriali',
  'giorniChiusura',
  'periodiChiusura',
  'isDefault',
  'raccoglie',
  'testata',
  'testoPdf',
  'versione',
] as const

/** A supplier as the list shows it, and as its form begins. */
export type FornitoreRow = Whole<FornitoreRow_fornitore$data, (typeof CERTAIN)[number]>

export function readFornitoreRow(fornitore: FornitoreRow_fornitore$key): FornitoreRow {
  return whole(readInlineData(fragment, fornitore), ...CERTAIN)
}

/** 'vetro, telai' */
const suppliedInWords = ({ tipologia, altriMateriali }: Pick<FornitoreRow, 'tipologia' | 'altriMateriali'>) =>
  [tipologia, ...altriMateriali.map((one) => one.tipologia)].join(', ')

const predefinito = <StatusChip word="Predefinito" tone="positivo" />
const days = (tempo: number) => formatCount(tempo, 'giorno', 'giorni')

interface Actions {
  edit: (fornitore: FornitoreRow) => void
  remove: (fornitore: FornitoreRow) => void
}

/** Columns of the list. */
export function fornitoreColumns(actions: Actions): GridColDef<FornitoreRow>[] {
  return [
    {
      field: 'nome',
      headerName: fornitoreLabels.nome,
      flex: 1.8,
      minWidth: 180,
      hideable: false,
      renderCell: ({ row }) => (
        <Box title={row.nome} sx={{ display: 'flex', alignItems: 'center', gap: 1, height: '100%', minWidth: 0 }}>
          <Thumbnail immagine={row.immagine} />
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 550 }}>
            {row.nome}
          </Box>
        </Box>
      ),
    },
    textColumn('codice', fornitoreLabels.codice, { width: 110 }),
    {
      field: 'tipologia',
      headerName: fornitoreLabels.tipologia,
      width: 150,
      renderCell: ({ row }) => <span title={suppliedInWords(row)}>{suppliedInWords(row)}</span>,
    },
    {
      field: 'isDefault',
      headerName: 'Predefinito',
      description: 'Si prende quando non se ne sceglie un altro',
      width: 130,
      renderCell: ({ row }) => row.isDefault && predefinito,
    },
    {
      field: 'tempo',
      headerName: fornitoreLabels.tempo,
      description: 'Tempo di consegna, giorni in cui è aperto',
      width: 110,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row }) => days(row.tempo),
    },
    textColumn('email', fornitoreLabels.email, { flex: 1.6, minWidth: 160 }),
    actionsColumn({ name: ({ nome }) => nome, ...actions }),
  ]
}

/** A supplier of the list on a phone. */
export function FornitoreCard({ fornitore }: { fornitore: FornitoreRow }) {
  const { nome, codice, tempo, email, isDefault, immagine } = fornitore
  return (
    <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
      <Thumbnail immagine={immagine} side={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <RowCard
          title={nome}
          beside={isDefault && predefinito}
          note={[codice, suppliedInWords(fornitore), days(tempo)].filter(Boolean).join(' · ')}
        >
          {email}
        </RowCard>
      </Box>
    </Box>
  )
}
