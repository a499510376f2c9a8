import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useMemo, useState } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { ORDINI_MAX, pianificazioneSchema } from '../../../../../server/produzione/analisi/rules.ts'
import { ConflittoModulo } from '../../../../forms/ConflittoModulo.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { CampiPianifica } from '../../fasiSchedulate/pianifica/CampiPianifica.tsx'
import { ordiniDi } from '../../fasiSchedulate/pianifica/disposizione.ts'
import { type Scelte, useScelte } from '../../fasiSchedulate/pianifica/useScelte.ts'
import type { ModuloModificaMutation } from './__generated__/ModuloModificaMutation.graphql.ts'
import type { ModuloModificaQuery } from './__generated__/ModuloModificaQuery.graphql.ts'
import {
  conSalvati,
  inParole,
  type PianificazioneLetta,
  type periodoDi,
  type ValoriModifica,
  valoriDi,
} from './modello.ts'

const query = graphql`
  query ModuloModificaQuery($pk: Int!, $filtro: FiltroFasiSchedulate, $perPagina: Int!) {
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
    ...useScelte_query @arguments(filtro: $filtro, perPagina: $perPagina)
  }
`

const mutation = graphql`
  mutation ModuloModificaMutation($input: UpdatePianificazioneBanchiInput!) {
    updatePianificazioneBanchi(input: $input) {
      analisiPostazione {
        pk
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
  periodo: ReturnType<typeof periodoDi>
  /** Grows when it is read again. */
  tentativo: number
  onSalvata: () => void
  onAnnulla: () => void
}

/** Reads a saved planning, and what it may be made of now. */
export function ModuloModifica({ pk, periodo, tentativo, onSalvata, onAnnulla }: Props) {
  const dati = useLazyLoadQuery<ModuloModificaQuery>(
    query,
    { pk, filtro: periodo, perPagina: ORDINI_MAX },
    { fetchPolicy: 'network-only', fetchKey: tentativo },
  )
  const scelte = useScelte(dati)
  const { analisiPostazione: letta } = dati
  if (!letta) {
    return (
      <>
        <DialogContent>La pianificazione non esiste più.</DialogContent>
        <DialogActions>
          <Button onClick={onAnnulla}>Chiudi</Button>
        </DialogActions>
      </>
    )
  }
  return <Letto {...{ pk, letta, scelte, onSalvata, onAnnulla }} />
}

interface PropsLetto {
  pk: number
  letta: PianificazioneLetta
  scelte: Scelte
  onSalvata: () => void
  onAnnulla: () => void
}

const etichette = { nome: 'Nome', disposizione: 'Ordini e postazioni' }

function Letto({ pk, letta, scelte, onSalvata, onAnnulla }: PropsLetto) {
  // What arrives later must not become the beginning of what is being arranged.
  const [inizio] = useState(() => ({ letta, ordini: conSalvati(scelte.ordini, letta) }))
  const { ordini } = inizio
  const { banchi } = scelte
  const [iniziali] = useState(() => valoriDi(inizio.letta, ordini, banchi))
  const modulo = useMutationForm<ModuloModificaMutation, ValoriModifica>({
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
    inParole(
      banchi
        .filter((banco) => form.values.configurazioni.includes(banco.pk))
        .map(({ pk: banco, postazione }) => {
          return { postazione, numeri: ordiniDi(form.values.assegnazioni, banco).map((uno) => numeri.get(uno) ?? '') }
        }),
    )
  const mostra = (_campo: string, valore: unknown) =>
    Array.isArray(valore) ? (valore === form.values.disposizione ? mia() : valore).join('\n') : String(valore)
  const sparite = letta.postazioni.filter((sua) => !banchi.some(({ postazione }) => postazione === sua.postazione))
  return (
    <>
      <CampiPianifica
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
        onAnnulla={onAnnulla}
      />
      <ConflittoModulo {...modulo} etichette={etichette} mostra={mostra} />
    </>
  )
}
