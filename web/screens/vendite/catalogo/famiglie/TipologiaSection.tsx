import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import { type EntryAction, EntryMenu } from '#forms/entries/EntryMenu.tsx'
import { useArrange } from '#forms/entries/useArrange.ts'
import { useMovedFocus } from '#forms/entries/useMovedFocus.ts'
import { ItemAction } from '#forms/list/ItemAction.tsx'
import type { TipologiaSection_tipologia$data } from '#generated/TipologiaSection_tipologia.graphql.ts'
import type { TipologiaSectionDeleteMutation } from '#generated/TipologiaSectionDeleteMutation.graphql.ts'
import type { TipologiaSectionOrdinaFamiglieMutation } from '#generated/TipologiaSectionOrdinaFamiglieMutation.graphql.ts'
import type { TipologiaSectionOrdinaMutation } from '#generated/TipologiaSectionOrdinaMutation.graphql.ts'
import type { Whole } from '#relay/reading/whole.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { FamigliaEntry, type FamigliaEntryData } from './FamigliaEntry.tsx'
import { MoveActions } from './MoveActions.tsx'

/** A kind of family with what its form begins with. */
export const tipologiaFragment = graphql`
  fragment TipologiaSection_tipologia on TipologiaFamiglia @inline {
    pk
    nome
    versione
    usi
  }
`

const deleteMutation = graphql`
  mutation TipologiaSectionDeleteMutation($pk: Int!) {
    deleteTipologiaFamiglia(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation TipologiaSectionOrdinaMutation($pks: [Int!]!) {
    arrangeTipologieFamiglia(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortFamiglieMutation = graphql`
  mutation TipologiaSectionOrdinaFamiglieMutation($pks: [Int!]!) {
    arrangeFamiglie(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

export type TipologiaEntry = Whole<Omit<TipologiaSection_tipologia$data, ' $fragmentType'>, 'versione' | 'usi'>

interface Props {
  tipologia: TipologiaEntry
  /** Its place among the others, from 0. */
  place: number
  /** Numbers of all kinds, in order. */
  all: readonly number[]
  famiglie: readonly FamigliaEntryData[]
  onEdit: () => void
  onAdd: () => void
  /** After a refusal: others have changed what is shown. */
  onChanged: () => void
}

/** A kind of family with its families, in the order of the wizard. */
export function TipologiaSection({ tipologia, place, all, famiglie, onEdit, onAdd, onChanged }: Props) {
  const { pk, nome } = tipologia
  const move = useArrange<TipologiaSectionOrdinaMutation>(sortMutation, onChanged, 'tipologieInCatalogo')
  const moveFamiglia = useArrange<TipologiaSectionOrdinaFamiglieMutation>(
    sortFamiglieMutation,
    onChanged,
    'famiglieInCatalogo',
  )
  const remove = useDelete<TipologiaSectionDeleteMutation, TipologiaEntry>(
    deleteMutation,
    { question: (which) => `Sei sicuro di voler eliminare la tipologia ${which.nome}?`, done: 'Tipologia eliminata' },
    onChanged,
    { always: true, list: 'tipologieInCatalogo' },
  )
  const actions: readonly EntryAction[] = [
    { name: 'Rinomina', part: 'modifica', icon: <EditOutlined fontSize="small" />, disabled: false, run: onEdit },
    {
      name: 'Elimina',
      part: 'elimina',
      icon: <DeleteOutlined fontSize="small" />,
      disabled: false,
      danger: true,
      run: () => remove(tipologia),
    },
  ]
  const phone = useIsPhone()
  const pks = famiglie.map((famiglia) => famiglia.pk)
  const { lista, follow } = useMovedFocus(pks.join())
  return (
    <DetailCard
      title={nome}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          <MoveActions
            item={nome}
            before={place === 0}
            last={place === all.length - 1}
            onMove={(of) => move(all, pk, of)}
          />
          {phone ? (
            <EntryMenu item={nome} actions={actions} />
          ) : (
            actions.map(({ name, part, icon, run }) => (
              <ItemAction key={part} name={name} item={nome} part={part} disabled={false} onClick={run}>
                {icon}
              </ItemAction>
            ))
          )}
        </Box>
      }
    >
      {famiglie.length === 0 && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          Nessuna famiglia: finché è vuota il cliente non vede questa tipologia.
        </Typography>
      )}
      <Box component="ol" ref={lista} aria-label={nome} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {famiglie.map((famiglia, index) => (
          <FamigliaEntry
            key={famiglia.pk}
            famiglia={famiglia}
            before={index === 0}
            last={index === famiglie.length - 1}
            onMove={(of) => {
              follow(famiglia.pk, of < 0 ? 'su' : 'giu')
              moveFamiglia(pks, famiglia.pk, of)
            }}
          />
        ))}
      </Box>
      <Button startIcon={<Add />} onClick={onAdd} aria-label={`Aggiungi famiglia in ${nome}`}>
        Aggiungi famiglia
      </Button>
    </DetailCard>
  )
}
