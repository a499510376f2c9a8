import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import MuiLink from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { Link } from 'react-router'
import { EntryMenu } from '#forms/entries/EntryMenu.tsx'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatCount, formatEuro } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { MoreActions } from '#ui/page/MoreActions.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { type PlainColumn, PlainTable } from '#ui/table/PlainTable.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { MODO_PREZZO_LABELS, PRICINGS } from '#vendite/listini/words/rules.ts'
import type { ListinoCatalogo } from './choices.ts'
import { RilieviListino } from './RilieviListino.tsx'
import { type ListinoDetail, type VoceOfListino, voceName, vocePath } from './readListino.ts'
import { useDeleteVoce } from './useDeleteVoce.ts'
import { VoceDialog } from './VoceDialog.tsx'

const isGriglia = ({ modo }: VoceOfListino) => modo === 'GRIGLIA'

interface Props {
  listino: ListinoDetail
  catalogo: ListinoCatalogo
}

/** The entries of a list, with what list and catalogue do not agree on. */
export function VociTab({ listino, catalogo }: Props) {
  const { pk, voci, rilievi, puoModificare } = listino
  const [open, setOpen] = useState<VoceOfListino | 'nuova' | null>(null)
  const remove = useDeleteVoce()
  const gaps = new Map(voci.map((voce) => [voce.pk, rilievi.filter(({ vocePk }) => vocePk === voce.pk).length]))
  const isPhone = useIsPhone()
  const priceOf = (voce: VoceOfListino) => {
    if (!isGriglia(voce))
      return `${formatEuro(voce.prezzo ?? 0)}, ${MODO_PREZZO_LABELS[wordOfEnum(PRICINGS, voce.modo)].toLowerCase()}`
    return (
      <MuiLink component={Link} to={vocePath(pk, voce.pk)}>
        {puoModificare ? 'Apri la griglia' : 'Vedi la griglia'}
      </MuiLink>
    )
  }
  const gapsOf = (voce: VoceOfListino) => {
    const count = gaps.get(voce.pk) ?? 0
    if (count === 0) return null
    const chip = { size: 'small', color: 'warning', variant: 'outlined' } as const
    const label = formatCount(count, 'rilievo', 'rilievi')
    // The grid says which, beside its cells.
    if (!isGriglia(voce)) return <Chip {...chip} label={label} />
    return (
      <Chip
        {...chip}
        label={label}
        clickable
        component={Link}
        to={vocePath(pk, voce.pk)}
        aria-label={`${label} di ${voceName(voce)}`}
      />
    )
  }
  const menuOf = (voce: VoceOfListino) => (
    <EntryMenu
      item={voceName(voce)}
      actions={[
        {
          name: 'Modifica',
          part: 'modifica',
          icon: <EditOutlined fontSize="small" />,
          disabled: false,
          run: () => setOpen(voce),
        },
        {
          name: 'Elimina',
          part: 'elimina',
          icon: <DeleteOutlined fontSize="small" />,
          disabled: false,
          danger: true,
          run: () => remove(voce),
        },
      ]}
    />
  )
  const columns: PlainColumn<VoceOfListino>[] = [
    { title: 'Famiglia', cell: ({ famiglia }) => famiglia.nome, namesRow: true },
    { title: 'Tipo serramento', cell: ({ tipoSerramento }) => tipoSerramento.nome },
    { title: 'Valore', cell: ({ valore }) => valore?.nome ?? 'Tutti' },
    { title: 'Prezzo', cell: priceOf },
    { title: 'Rilievi', cell: gapsOf },
    ...(puoModificare ? [{ title: 'Azioni', align: 'right' as const, cell: menuOf }] : []),
  ]
  const files = (
    <>
      {voci.some(isGriglia) && (
        <Button href={`/esporta/listino.xlsx?pk=${pk}`} download>
          Esporta le griglie
        </Button>
      )}
      {puoModificare && (
        <Button component={Link} to={`/listini/${pk}/importa`}>
          Importa griglie
        </Button>
      )}
    </>
  )
  return (
    <>
      <DetailCard
        title={`Voci (${voci.length})`}
        actions={
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            {isPhone ? <MoreActions label="Altre azioni sulle voci">{files}</MoreActions> : files}
            {puoModificare && (
              <Button
                variant="contained"
                startIcon={<Add />}
                onClick={() => setOpen('nuova')}
                aria-label="Aggiungi voce"
              >
                {isPhone ? 'Voce' : 'Aggiungi voce'}
              </Button>
            )}
          </Stack>
        }
      >
        {voci.length === 0 ? (
          <EmptyState title="Nessuna voce" text="Una voce dice quanto costa un tipo di serramento in una famiglia." />
        ) : isPhone ? (
          <Box component="ul" aria-label="Voci" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {voci.map((voce) => (
              <Box key={voce.pk} component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
                <RowCard title={voceName(voce)} beside={gapsOf(voce)}>
                  <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
                    <span>{priceOf(voce)}</span>
                    {puoModificare && menuOf(voce)}
                  </Stack>
                </RowCard>
              </Box>
            ))}
          </Box>
        ) : (
          <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Voci del listino">
            <PlainTable rows={voci} keyOf={({ pk: key }) => key} columns={columns} hover aria-label="Voci" />
          </Box>
        )}
      </DetailCard>
      {rilievi.length === 0 && voci.length > 0 ? (
        <Alert severity="success">
          Ogni misura che si può fare ha un prezzo, e ogni prezzo è di una misura che si può fare.
        </Alert>
      ) : (
        <RilieviListino listino={listino} />
      )}
      {open !== null && (
        <VoceDialog
          key={open === 'nuova' ? 'nuova' : open.pk}
          voce={open === 'nuova' ? null : open}
          listinoPk={pk}
          catalogo={catalogo}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
