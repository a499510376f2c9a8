import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useMemo, useState } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { PlanDialogPlanFormMutation } from '#generated/PlanDialogPlanFormMutation.graphql.ts'
import type { PlanDialogPlanFormQuery } from '#generated/PlanDialogPlanFormQuery.graphql.ts'
import { pianificazioneSchema } from '#produzione/analisi/rules.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { BlockSkeleton } from '#screens/persone/calendario/BlockSkeleton.tsx'
import { useIsNarrow } from '#ui/useIsPhone.ts'
import type { fasiSchedulateUrlState } from '../fasiSchedulateUrlState.ts'
import { proposeLayout } from './layout.ts'
import { byBanchi, defaultName } from './model.ts'
import { PlanFields, type PlanFormValues } from './PlanFields.tsx'
import { PlanSaved, type SavedPianificazione } from './PlanSaved.tsx'
import { usePlanChoices } from './usePlanChoices.ts'

interface Props {
  opened: Opened<PlanDialogPlanFormQuery>
  filter: ReturnType<typeof fasiSchedulateUrlState.filter>
  onClose: () => void
}

const planFormQuery = graphql`
  query PlanDialogPlanFormQuery($filtro: FiltroFasiSchedulate, $perPagina: Int!) {
    ...usePlanChoices_query @arguments(filtro: $filtro, perPagina: $perPagina)
  }
`

const planFormMutation = graphql`
  mutation PlanDialogPlanFormMutation($input: PlanBanchiInput!) {
    planBanchi(input: $input) {
      analisiPostazione {
        pk
        nome
        numeroOrdini
        postazioni {
          postazione
          minuti
          ordini {
            posizione
          }
        }
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface PlanFormProps {
  reference: PreloadedQuery<PlanDialogPlanFormQuery>
  filter: ReturnType<typeof fasiSchedulateUrlState.filter>
  onSaved: (saved: SavedPianificazione) => void
  onCancel: () => void
}

/** The form of a bench planning with its defaults: all the orders of the list, all the benches. */
function PlanForm({ reference, filter, onSaved, onCancel }: PlanFormProps) {
  const data = usePreloadedQuery<PlanDialogPlanFormQuery>(planFormQuery, reference)
  const choices = usePlanChoices(data)
  const { ordini, banchi } = choices
  const { dal = null, al = null } = filter.periodo ?? {}
  const initial = useMemo((): PlanFormValues => {
    const configurazioni = banchi.filter(byBanchi).map(({ pk }) => pk)
    return {
      nome: defaultName(dal, al),
      ordinePks: ordini.map(({ pk }) => pk),
      configurazionePks: configurazioni,
      assegnazioni: proposeLayout(ordini, configurazioni),
    }
  }, [banchi, ordini, dal, al])
  const { form } = useMutationForm<PlanDialogPlanFormMutation, PlanFormValues>({
    mutation: planFormMutation,
    initial,
    schema: pianificazioneSchema,
    waiting: 150,
    variables: (values) => ({ input: values }),
    onSuccess: ({ planBanchi: { analisiPostazione } }) => analisiPostazione && onSaved(analisiPostazione),
  })
  return <PlanFields form={form} {...choices} where=" dell’elenco, tutte le pagine" onCancel={onCancel} />
}

/** The bench planning of the orders of a list; a click beside it must not lose what has been arranged. */
export default function PlanDialog({ opened, filter, onClose }: Props) {
  const narrow = useIsNarrow()
  const [saved, setSaved] = useState<SavedPianificazione | null>(null)
  return (
    <Dialog
      open
      onClose={saved ? onClose : undefined}
      fullScreen={narrow}
      fullWidth
      maxWidth={saved ? 'sm' : 'xl'}
      aria-labelledby="titolo-pianifica"
      slotProps={{ paper: { sx: saved || narrow ? {} : { height: '100%' } } }}
    >
      <DialogTitle
        id="titolo-pianifica"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          py: 1.5,
        }}
      >
        Pianifica i banchi
        {!saved && (
          <Button component={Link} to="/fasi-schedulate/pianificazioni" target="_blank" rel="noopener">
            Pianificazioni salvate
          </Button>
        )}
      </DialogTitle>
      {saved ? (
        <PlanSaved pianificazione={saved} onClose={onClose} />
      ) : (
        <OpenedData opened={opened} skeleton={<BlockSkeleton />} onClose={onClose}>
          {(reference) => <PlanForm reference={reference} filter={filter} onSaved={setSaved} onCancel={onClose} />}
        </OpenedData>
      )}
    </Dialog>
  )
}
