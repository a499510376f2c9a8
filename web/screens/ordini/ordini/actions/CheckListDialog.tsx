import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import type { CheckListDialogMutation } from '#generated/CheckListDialogMutation.graphql.ts'
import { changeAtOnce } from '#relay/answers/changeAtOnce.ts'
import { useOperation } from '#relay/useOperation.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'

const mutation = graphql`
  mutation CheckListDialogMutation($ordine: Int!, $voci: [VoceCheckListInput!]!) {
    setCheckListOrdine(input: { ordinePk: $ordine, voci: $voci }) {
      ordine {
        ...row_ordine
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  ordine: {
    readonly id: string
    readonly pk: number
    readonly numeroCommessa: string
    /** Null when it is withheld from the user. */
    readonly checkList:
      | readonly { readonly pk: number; readonly nome: string; readonly done: boolean }[]
      | null
      | undefined
  }
  /** False for users who may only read it. */
  editable: boolean
  onClose: () => void
}

/** The checklist of an order, one checkbox an item. Only what was changed here is written. */
export function CheckListDialog({ ordine, editable, onClose }: Props) {
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [save] = useOperation<CheckListDialogMutation>(mutation, {
    success: 'Check list salvata',
    atOnce(store, variables) {
      changeAtOnce(store, ordine.id, { checkList: variables.voci.map(({ pk, done }) => ({ pk, done })) })
    },
  })
  const items = ordine.checkList ?? []

  function conferma() {
    onClose()
    void save({ ordine: ordine.pk, voci: [...changed].map(([pk, done]) => ({ pk, done })) })
  }

  return (
    <PlainDialog
      title={`Check list dell’ordine ${ordine.numeroCommessa}`}
      width="xs"
      sx={{ py: 0 }}
      onClose={onClose}
      onSubmit={() => changed.size > 0 && conferma()}
      actions={
        <>
          <Button onClick={onClose}>{editable ? 'Annulla' : 'Chiudi'}</Button>
          {editable && (
            <Button type="submit" variant="contained" disabled={changed.size === 0}>
              Salva
            </Button>
          )}
        </>
      }
    >
      {items.length === 0 && <Typography color="textSecondary">La check list non ha ancora voci.</Typography>}
      <Stack role="group" aria-label="Check list">
        {items.map(({ pk, nome, done }, index) => (
          <FormControlLabel
            key={pk}
            label={nome}
            disabled={!editable}
            control={
              <Checkbox
                autoFocus={index === 0}
                checked={changed.get(pk) ?? done}
                onChange={(_, choice) => {
                  const fresh = new Map(changed)
                  if (choice === done) fresh.delete(pk)
                  else fresh.set(pk, choice)
                  setChanged(fresh)
                }}
              />
            }
          />
        ))}
      </Stack>
    </PlainDialog>
  )
}
