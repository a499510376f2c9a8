import Add from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatCount } from '../../../../server/shared/formats/formats.ts'
import { ItemAction } from '../../../forms/list/ItemAction.tsx'
import { DetailCard } from '../../../ui/DetailCard.tsx'
import { StatusChip, statusTone } from '../../../ui/StatusChip.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'

/** An entry as every list shows it. */
export interface ListEntry {
  readonly pk: number
  readonly nome: string
  /** Missing where entries have none. */
  readonly colore?: string
  /** How many times it is named; missing where nothing names it. */
  readonly usi?: number
  /** Why its name is the product's and stays; null when it is not. */
  readonly fisso?: string | null
  /** A second line. */
  readonly dettaglio?: string
}

interface Props<E extends ListEntry> {
  titolo: string
  /** What the list is for. */
  testo: ReactNode
  voci: readonly E[]
  /** 'Aggiungi stato' */
  aggiungi: string
  onAggiungi: () => void
  onModifica: (voce: E) => void
  onElimina: (voce: E) => void
  onSposta: (pks: readonly number[], pk: number, di: 1 | -1) => void
}

/** A list of an administrator: its entries in order, each with what can be done with it. */
export function EntryList<E extends ListEntry>({ titolo, testo, voci, aggiungi, onAggiungi, ...azioni }: Props<E>) {
  const pks = voci.map(({ pk }) => pk)
  const { lista, follow } = useMovedFocus(pks.join())
  const bottone = (
    <Button
      startIcon={<Add />}
      onClick={onAggiungi}
      aria-label={`${aggiungi}: ${titolo}`}
      sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
    >
      {aggiungi}
    </Button>
  )
  return (
    <DetailCard titolo={titolo} azioni={bottone}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1, mt: -1 }}>
        {testo}
      </Typography>
      {voci.length === 0 && <EmptyState titolo="La lista è vuota" testo={`${aggiungi} per cominciare.`} />}
      <Box component="ol" ref={lista} aria-label={titolo} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {voci.map((voce, posto) => (
          <EntryRow
            key={voce.pk}
            voce={voce}
            prima={posto === 0}
            ultima={posto === voci.length - 1}
            onModifica={() => azioni.onModifica(voce)}
            onElimina={() => azioni.onElimina(voce)}
            onSposta={(di) => {
              follow(voce.pk, di < 0 ? 'su' : 'giu')
              azioni.onSposta(pks, voce.pk, di)
            }}
          />
        ))}
      </Box>
    </DetailCard>
  )
}

/** Keeps the keyboard with the entry that was moved: the list comes back in its new order some time later. */
function useMovedFocus(order: string) {
  const lista = useRef<HTMLOListElement>(null)
  const moved = useRef<{ pk: number; parte: 'su' | 'giu' } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once the order is another one
  useEffect(() => {
    if (!moved.current) return
    const { pk, parte } = moved.current
    moved.current = null
    const bottoni = lista.current?.querySelectorAll<HTMLButtonElement>(`[data-voce="${pk}"] button:not(:disabled)`)
    const suoi = [...(bottoni ?? [])]
    // At the end of the list it can only come back.
    ;(suoi.find(({ dataset }) => dataset.parte === parte) ?? suoi[0])?.focus()
  }, [order])
  return {
    lista,
    follow(pk: number, parte: 'su' | 'giu') {
      moved.current = { pk, parte }
    },
  }
}

interface RowProps {
  voce: ListEntry
  prima: boolean
  ultima: boolean
  onModifica: () => void
  onElimina: () => void
  onSposta: (di: 1 | -1) => void
}

function EntryRow({ voce, prima, ultima, onModifica, onElimina, onSposta }: RowProps) {
  const { pk, nome, colore, usi, fisso, dettaglio } = voce
  const piccolo = { fontSize: 'small' } as const
  return (
    <Box
      component="li"
      data-voce={pk}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, minWidth: 0 }}>
          {colore === undefined ? (
            <Typography sx={{ overflowWrap: 'anywhere' }}>{nome}</Typography>
          ) : (
            <StatusChip parola={nome} tono={statusTone(colore)} />
          )}
          {usi !== undefined && (
            <Typography variant="body2" color="textSecondary">
              {usi === 0 ? 'Non usato' : `In uso: ${formatCount(usi, 'volta', 'volte')}`}
            </Typography>
          )}
        </Box>
        {dettaglio && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {dettaglio}
          </Typography>
        )}
        {fisso && (
          <Typography variant="body2" color="textSecondary" sx={{ display: 'flex', gap: 0.5, mt: 0.25 }}>
            <LockOutlined sx={{ fontSize: '1rem', mt: '2px' }} aria-hidden />
            {fisso}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        <ItemAction nome="Sposta su" voce={nome} parte="su" disabled={prima} onClick={() => onSposta(-1)}>
          <ArrowUpward {...piccolo} />
        </ItemAction>
        <ItemAction nome="Sposta giù" voce={nome} parte="giu" disabled={ultima} onClick={() => onSposta(1)}>
          <ArrowDownward {...piccolo} />
        </ItemAction>
        <ItemAction nome="Modifica" voce={nome} parte="modifica" disabled={false} onClick={onModifica}>
          <EditOutlined {...piccolo} />
        </ItemAction>
        <ItemAction nome="Elimina" voce={nome} parte="elimina" disabled={Boolean(fisso)} onClick={onElimina}>
          <DeleteOutlined {...piccolo} />
        </ItemAction>
      </Box>
    </Box>
  )
}
