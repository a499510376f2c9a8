import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { formValues } from '#forms/entity/useEntityForm.ts'
import { useUndoDeletion } from '#forms/entity/useUndoDeletion.ts'
import { useUnsavedGuard } from '#forms/useUnsavedGuard.ts'
import type { FamigliaDetailDeleteFamigliaMutation } from '#generated/FamigliaDetailDeleteFamigliaMutation.graphql.ts'
import type { famigliaFormUpdateMutation } from '#generated/famigliaFormUpdateMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { ShellLink } from '#shell/ShellLink.tsx'
import { useConfirm } from '#ui/Confirm.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { BackLink } from '#ui/list/BackLink.tsx'
import { Page } from '#ui/Page.tsx'
import { FoldedActions } from '#ui/page/FoldedActions.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import {
  type Mancanza,
  type MancanzaCodice,
  mancanzeFamiglia,
  statoFamiglia,
} from '#vendite/famiglie/checkList/rules.ts'
import type { WrittenOpzione } from '#vendite/famiglie/opzioni/rules.ts'
import { useCatalogoHistory } from '../../parts/CatalogoHistory.tsx'
import { FamigliaPreview } from '../anteprima/FamigliaPreview.tsx'
import { previewFamiglia } from '../anteprima/previewFamiglia.ts'
import { emptyFamiglia, updateFamigliaMutation } from '../famigliaForm.ts'
import { opzioniFormValues } from '../opzioni/model.ts'
import { OpzioniCard } from '../opzioni/OpzioniCard.tsx'
import { StatoFamigliaChip } from '../StatoFamigliaChip.tsx'
import { DataCard } from './DataCard.tsx'
import { ImagesCard } from './ImagesCard.tsx'
import type { ReadFamiglia } from './readFamiglia.ts'

interface Props {
  famiglia: ReadFamiglia
  tipologie: readonly { readonly pk: number; readonly nome: string }[]
  isWaiting: boolean
  onRemoved: () => void
}

const deleteFamigliaMutation = graphql`
  mutation FamigliaDetailDeleteFamigliaMutation($pk: Int!) {
    deleteFamiglia(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface DeleteFamigliaOptions {
  onDeleted: () => void
  onRetired: () => void
}

/** Deletes a family, once confirmed; one that is in use stays, and may be retired instead. */
function useDeleteFamiglia({ onDeleted, onRetired }: DeleteFamigliaOptions) {
  const conferma = useConfirm()
  const tellUndo = useUndoDeletion()
  const [remove] = useOperation<FamigliaDetailDeleteFamigliaMutation>(deleteFamigliaMutation, {
    errorsFromCall: true,
  })
  const [update] = useOperation<famigliaFormUpdateMutation>(updateFamigliaMutation, { success: 'Famiglia ritirata' })

  const ask = useLatestCallback(async ({ pk, nome, ritirato, versione }: ReadFamiglia) => {
    const question = {
      title: `Sei sicuro di voler eliminare la famiglia ${nome}?`,
      text: 'Con lei vanno le sue immagini e le sue opzioni.',
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(question))) return
    const outcome = await remove({ pk })
    if (outcome.ok) {
      tellUndo('Famiglia eliminata', outcome.data, pk)
      onDeleted()
    }
    if (outcome.ok || outcome.fault) return
    const instead = {
      title: `${nome} non si può eliminare`,
      text: outcome.errors.map(({ message }) => message).join(' '),
      conferma: ritirato ? null : 'Ritira dal catalogo',
      cancel: 'Chiudi',
    }
    if (!(await conferma(instead)) || ritirato) return
    const { ok } = await update({ input: { pk, versione, ritirato: true } })
    if (ok) onRetired()
  })
  return useCallback((famiglia: ReadFamiglia) => void ask(famiglia), [])
}

/** Where what is missing is put right, and how that is called. */
const RIMEDI = {
  VINCOLI: ['/preventivi/#/vincoli', 'Vai ai vincoli'],
  OPZIONE: null,
  IMMAGINI: null,
} as const satisfies Record<MancanzaCodice, readonly [href: string, parole: string] | null>

interface CheckListProps {
  mancanze: readonly Mancanza[]
  ritirato: boolean
  /** The name of the family, for those who look for it elsewhere. */
  name: string
}

/** What keeps a family from being sold, as it is being written. */
function CheckList({ mancanze, ritirato, name }: CheckListProps) {
  return (
    <DetailCard title="In vendita?">
      {ritirato && <Typography>È ritirata dal catalogo: i clienti non la vedono.</Typography>}
      {!ritirato && mancanze.length === 0 && (
        <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <CheckCircleOutlined color="success" aria-hidden />
          Non manca niente: i clienti possono sceglierla.
        </Typography>
      )}
      {mancanze.length > 0 && (
        <Box
          component="ul"
          aria-label="Che cosa manca"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
        >
          {mancanze.map(({ codice, testo }) => {
            const rimedio = RIMEDI[codice]
            return (
              <Box component="li" key={testo} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                <ErrorOutline color="warning" aria-hidden />
                <Box>
                  Manca: {testo}.{' '}
                  {rimedio && (
                    <MuiLink
                      component={ShellLink}
                      underline="always"
                      href={`${rimedio[0]}?cerca_famiglia=${encodeURIComponent(name)}`}
                    >
                      {rimedio[1]}
                    </MuiLink>
                  )}
                </Box>
              </Box>
            )
          })}
        </Box>
      )}
      {!ritirato && mancanze.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Finché manca qualcosa i clienti non la vedono.
        </Typography>
      )}
    </DetailCard>
  )
}

/** A family being written, beside how the customer will see it. */
export function FamigliaDetail({ famiglia, tipologie, isWaiting, onRemoved }: Props) {
  const { pk, immagini } = famiglia
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const reread = () => void revalidate()
  // Each form begins anew after its own save: then it starts from what the server says.
  const [rounds, setRounds] = useState({ data: 0, opzioni: 0 })
  const [data, setData] = useState(() => ({ values: formValues(emptyFamiglia, famiglia), dirty: false }))
  const [options, setOpzioni] = useState(() => ({
    items: opzioniFormValues(famiglia).opzioni as readonly WrittenOpzione[],
    dirty: false,
  }))
  useUnsavedGuard(data.dirty || options.dirty)
  const history = useCatalogoHistory('FAMIGLIA')
  const remove = useDeleteFamiglia({
    onDeleted() {
      onRemoved()
      navigate('/')
    },
    onRetired() {
      // What is being written stays: it meets the other version when it is saved.
      if (!data.dirty) setRounds((n) => ({ ...n, data: n.data + 1 }))
    },
  })

  const tipologia = tipologie.find((one) => one.pk === data.values.tipologiaFamigliaPk)?.nome ?? ''
  const { nome, descrizione, ritirato } = data.values
  const draft = useMemo(
    () => ({ pk, nome, tipologia, descrizione, immagini, opzioni: options.items }),
    [pk, nome, tipologia, descrizione, immagini, options.items],
  )
  const shown = useDeferredValue(draft)
  const mancanze = mancanzeFamiglia({
    ...previewFamiglia(draft),
    conVincoli: famiglia.conVincoli,
  })
  return (
    <Page
      title={famiglia.nome}
      isWaiting={isWaiting}
      back={<BackLink to="/" title="Torna al catalogo" />}
      beside={<StatoFamigliaChip stato={statoFamiglia(famiglia.ritirato, famiglia.mancanze)} />}
      actions={
        <FoldedActions>
          <Button variant="outlined" onClick={() => history.open(famiglia)}>
            Storico
          </Button>
          <Button variant="outlined" color="error" onClick={() => remove(famiglia)}>
            Elimina
          </Button>
        </FoldedActions>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 440px' },
          alignItems: 'start',
          maxWidth: 1400,
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <DataCard
            key={`dati ${rounds.data}`}
            famiglia={famiglia}
            tipologie={tipologie}
            onBozza={(values, dirty) => setData({ values, dirty })}
            onSaved={() => setRounds((n) => ({ ...n, data: n.data + 1 }))}
          />
          <ImagesCard famiglia={famiglia} onChanged={reread} />
          <OpzioniCard
            key={`opzioni ${rounds.opzioni}`}
            famiglia={famiglia}
            onBozza={(items, dirty) => setOpzioni({ items, dirty })}
            onSaved={() => setRounds((n) => ({ ...n, opzioni: n.opzioni + 1 }))}
          />
        </Box>
        <Box
          // What scrolls by itself is reached by the keys.
          role="region"
          aria-label="Stato e anteprima"
          tabIndex={0}
          sx={{
            display: 'grid',
            gap: 2,
            minWidth: 0,
            // Beside what is being written, wherever that has been scrolled to.
            position: { lg: 'sticky' },
            top: { lg: 0 },
            maxHeight: { lg: 'calc(100dvh - 64px)' },
            overflowY: { lg: 'auto' },
          }}
        >
          <CheckList mancanze={mancanze} ritirato={ritirato} name={famiglia.nome} />
          <DetailCard title="Come la vede il cliente">
            <FamigliaPreview draft={shown} />
          </DetailCard>
        </Box>
      </Box>
      {history.drawer}
    </Page>
  )
}
