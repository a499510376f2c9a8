import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useMemo, useState } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { pianificazioneSchema } from '../../../../../server/produzione/analisi/rules.ts'
import { FormConflict } from '../../../../forms/FormConflict.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { ordiniOfBanco } from '../../fasiSchedulate/pianifica/disposizione.ts'
import { PlanFields } from '../../fasiSchedulate/pianifica/PlanFields.tsx'
import { type PlanChoices, usePlanChoices } from '../../fasiSchedulate/pianifica/usePlanChoices.ts'
import type { PianificazioneFormMutation } from './__generated__/PianificazioneFormMutation.graphql.ts'
import type { PianificazioneFormQuery } from './__generated__/PianificazioneFormQuery.graphql.ts'
import {
  type PianificazioneFormValues,
  pianificazioneFormValues,
  type ReadPianificazione,
  turniInWords,
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
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  pk: number
  reference: PreloadedQuery<PianificazioneFormQuery>
  onSalvata: () => void
  onCancel: () => void
}

/** Reads a saved planning, and what it may be made of now. */
export function PianificazioneForm({ pk, reference, onSalvata, onCancel }: Props) {
  const dati = usePreloadedQuery<PianificazioneFormQuery>(query, reference)
  const scelte = usePlanChoices(dati)
  const { analisiPostazione: letta } = dati
  if (!letta) {
    return (
      <>
        <DialogContent>La pianificazione non esiste più.</DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>Chiudi</Button>
        </DialogActions>
      </>
    )
  }
  return <Letto pk={pk} letta={letta} scelte={scelte} onSalvata={onSalvata} onCancel={onCancel} />
}

interface PropsLetto {
  pk: number
  letta: ReadPianificazione
  scelte: PlanChoices
  onSalvata: () => void
  onCancel: () => void
}

const labels = { nome: 'Nome', disposizione: 'Ordini e postazioni' }

function Letto({ pk, letta, scelte, onSalvata, onCancel }: PropsLetto) {
  // What arrives later must not become the beginning of what is being arranged.
  const [inizio] = useState(() => ({ letta, ordini: withSaved(scelte.ordini, letta) }))
  const { ordini } = inizio
  const { banchi } = scelte
  const [iniziali] = useState(() => pianificazioneFormValues(inizio.letta, ordini, banchi))
  const modulo = useMutationForm<PianificazioneFormMutation, PianificazioneFormValues>({
    mutation,
    iniziali,
    schema: pianificazioneSchema,
    attesa: 150,
    variabili: ({ nome, versione, disposizione, ordini: scelti, configurazioni, assegnazioni }) => {
      const sua = { pk, versione, nome }
      // Another's arrangement was chosen: it stays as it is.
      if (disposizione.join() !== iniziali.disposizione.join()) return { input: sua }
      return { input: { ...sua, ordini: scelti, configurazioni, assegnazioni } }
    },
    successo: 'Pianificazione salvata',
    alSuccesso: onSalvata,
  })
  const { form } = modulo
  const numeri = useMemo(() => new Map(ordini.map(({ pk: uno, numeroCommessa }) => [uno, numeroCommessa])), [ordini])
  const mia = () =>
    turniInWords(
      banchi
        .filter((banco) => form.values.configurazioni.includes(banco.pk))
        .map(({ pk: banco, postazione }) => {
          return {
            postazione,
            numeri: ordiniOfBanco(form.values.assegnazioni, banco).map((uno) => numeri.get(uno) ?? ''),
          }
        }),
    )
  const show = (_campo: string, value: unknown) =>
    Array.isArray(value) ? (value === form.values.disposizione ? mia() : value).join('\n') : String(value)
  const sparite = letta.postazioni.filter((sua) => !banchi.some(({ postazione }) => postazione === sua.postazione))
  return (
    <>
      <PlanFields
        form={form}
        {...scelte}
        ordini={ordini}
        totale={ordini.length}
        disposta
        avviso={
          sparite.length > 0 && (
            <Alert severity="warning">
              {`Non configurate più: ${sparite.map(({ postazione }) => postazione).join(', ')}. I loro ordini sono proposti sulle altre postazioni.`}
            </Alert>
          )
        }
        onCancel={onCancel}
      />
      <FormConflict {...modulo} etichette={labels} mostra={show} />
    </>
  )
}
