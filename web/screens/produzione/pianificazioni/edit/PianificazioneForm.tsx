import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useMemo, useState } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { FormConflict } from '#forms/FormConflict.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { PianificazioneFormMutation } from '#generated/PianificazioneFormMutation.graphql.ts'
import type { PianificazioneFormQuery } from '#generated/PianificazioneFormQuery.graphql.ts'
import { pianificazioneSchema } from '#produzione/analisi/rules.ts'
import { ordiniOfBanco } from '../../fasiSchedulate/pianifica/layout.ts'
import { PlanFields } from '../../fasiSchedulate/pianifica/PlanFields.tsx'
import { type PlanChoices, usePlanChoices } from '../../fasiSchedulate/pianifica/usePlanChoices.ts'
import {
  type PianificazioneFormValues,
  pianificazioneFormValues,
  type ReadPianificazione,
  turnsInWords,
  withSaved,
} from './model.ts'

const query = graphql`
  query PianificazioneFormQuery($pk: Int!, $filtro: FiltroFasiSchedulate, $perPagina: Int!) {
    analisiPostazione(pk: $pk) {
      nome
      versione
      postazioni {
        postazione
        ordini {
          minuti
          ordine {
            pk
            numeroCommessa
            nomeCliente
            numeroSerramenti
            inizioBanchi
            minutiBanchi
          }
        }
      }
    }
    ...usePlanChoices_query @arguments(filtro: $filtro, perPagina: $perPagina)
  }
`

const mutation = graphql`
  mutation PianificazioneFormMutation($input: UpdatePianificazioneBanchiInput!) {
    updatePianificazioneBanchi(input: $input) {
      analisiPostazione {
        ...PianificazionePage_analisi
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  pk: number
  reference: PreloadedQuery<PianificazioneFormQuery>
  onSaved: () => void
  onCancel: () => void
}

/** Reads a saved planning, and what it may be made of now. */
export function PianificazioneForm({ pk, reference, onSaved, onCancel }: Props) {
  const data = usePreloadedQuery<PianificazioneFormQuery>(query, reference)
  const choices = usePlanChoices(data)
  const { analisiPostazione: read } = data
  if (!read) {
    return (
      <>
        <DialogContent>La pianificazione non esiste più.</DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>Chiudi</Button>
        </DialogActions>
      </>
    )
  }
  return <Read pk={pk} read={read} choices={choices} onSaved={onSaved} onCancel={onCancel} />
}

interface ReadProps {
  pk: number
  read: ReadPianificazione
  choices: PlanChoices
  onSaved: () => void
  onCancel: () => void
}

const labels = { nome: 'Nome', disposizione: 'Ordini e postazioni' }

function Read({ pk, read, choices, onSaved, onCancel }: ReadProps) {
  // What arrives later must not become the beginning of what is being arranged.
  const [inizio] = useState(() => ({ read, ordini: withSaved(choices.ordini, read) }))
  const { ordini } = inizio
  const { banchi } = choices
  const [initial] = useState(() => pianificazioneFormValues(inizio.read, ordini, banchi))
  const modulo = useMutationForm<PianificazioneFormMutation, PianificazioneFormValues>({
    mutation,
    initial,
    schema: pianificazioneSchema,
    waiting: 150,
    variables: ({ nome, versione, disposizione, ordinePks, configurazionePks, assegnazioni }) => {
      const its = { pk, versione, nome }
      // Another's arrangement was chosen: it stays as it is.
      if (disposizione.join() !== initial.disposizione.join()) return { input: its }
      return { input: { ...its, ordinePks, configurazionePks, assegnazioni } }
    },
    success: 'Pianificazione salvata',
    onSuccess: onSaved,
  })
  const { form } = modulo
  const numeri = useMemo(() => new Map(ordini.map(({ pk: one, numeroCommessa }) => [one, numeroCommessa])), [ordini])
  const own = () =>
    turnsInWords(
      banchi
        .filter((banco) => form.values.configurazionePks.includes(banco.pk))
        .map(({ pk: banco, postazione }) => {
          return {
            postazione,
            numeri: ordiniOfBanco(form.values.assegnazioni, banco).map((one) => numeri.get(one) ?? ''),
          }
        }),
    )
  const show = (_field: string, value: unknown) =>
    Array.isArray(value) ? (value === form.values.disposizione ? own() : value).join('\n') : String(value)
  const vanished = read.postazioni.filter((its) => !banchi.some(({ postazione }) => postazione === its.postazione))
  return (
    <>
      <PlanFields
        form={form}
        {...choices}
        ordini={ordini}
        totale={ordini.length}
        arranged
        notice={
          vanished.length > 0 && (
            <Alert severity="warning">
              {`Non configurate più: ${vanished.map(({ postazione }) => postazione).join(', ')}. I loro ordini sono proposti sulle altre postazioni.`}
            </Alert>
          )
        }
        onCancel={onCancel}
      />
      <FormConflict {...modulo} labels={labels} show={show} />
    </>
  )
}
