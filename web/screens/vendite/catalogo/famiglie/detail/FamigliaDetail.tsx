import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useDeferredValue, useMemo, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { mancanzeFamiglia, statoFamiglia } from '../../../../../../server/vendite/famiglie/checkList/rules.ts'
import type { OpzioneScritta } from '../../../../../../server/vendite/famiglie/opzioni/rules.ts'
import { formValues } from '../../../../../forms/entity/useEntityForm.ts'
import { useUnsavedGuard } from '../../../../../forms/useUnsavedGuard.ts'
import { DetailCard } from '../../../../../ui/DetailCard.tsx'
import { BackLink } from '../../../../../ui/list/BackLink.tsx'
import { Page } from '../../../../../ui/Page.tsx'
import { useCatalogoHistory } from '../../parts/CatalogoHistory.tsx'
import { AnteprimaFamiglia } from '../anteprima/AnteprimaFamiglia.tsx'
import { previewFamiglia } from '../anteprima/previewFamiglia.ts'
import { emptyFamiglia } from '../famigliaForm.ts'
import { opzioniFormValues } from '../opzioni/model.ts'
import { OpzioniCard } from '../opzioni/OpzioniCard.tsx'
import { StatoFamigliaChip } from '../StatoFamigliaChip.tsx'
import { CheckList } from './CheckList.tsx'
import { DatiCard } from './DatiCard.tsx'
import { ImmaginiCard } from './ImmaginiCard.tsx'
import type { FamigliaLetta } from './readFamiglia.ts'
import { useDeleteFamiglia } from './useDeleteFamiglia.ts'

interface Props {
  famiglia: FamigliaLetta
  tipologie: readonly { readonly pk: number; readonly nome: string }[]
  inAttesa: boolean
  onEliminata: () => void
}

/** A family being written, beside how the customer will see it. */
export function FamigliaDetail({ famiglia, tipologie, inAttesa, onEliminata }: Props) {
  const { pk, immagini } = famiglia
  const { revalidate } = useRevalidator()
  const naviga = useNavigate()
  const rileggi = () => void revalidate()
  // Each form begins anew after its own save: then it starts from what the server says.
  const [giri, setGiri] = useState({ dati: 0, opzioni: 0 })
  const [dati, setDati] = useState(() => ({ valori: formValues(emptyFamiglia, famiglia), sporca: false }))
  const [opzioni, setOpzioni] = useState(() => ({
    voci: opzioniFormValues(famiglia).opzioni as readonly OpzioneScritta[],
    sporca: false,
  }))
  useUnsavedGuard(dati.sporca || opzioni.sporca)
  const history = useCatalogoHistory('Famiglia')
  const elimina = useDeleteFamiglia({
    onDeleted() {
      onEliminata()
      naviga('/')
    },
    onRetired() {
      // What is being written stays: it meets the other version when it is saved.
      if (!dati.sporca) setGiri((n) => ({ ...n, dati: n.dati + 1 }))
    },
  })

  const tipologia = tipologie.find((una) => una.pk === dati.valori.tipologiaFamiglia)?.nome ?? ''
  const { nome, descrizione, ritirato } = dati.valori
  const draft = useMemo(
    () => ({ pk, nome, tipologia, descrizione, immagini, opzioni: opzioni.voci }),
    [pk, nome, tipologia, descrizione, immagini, opzioni.voci],
  )
  const shown = useDeferredValue(draft)
  const mancanze = mancanzeFamiglia({
    ...previewFamiglia(draft),
    conVincoli: !famiglia.mancanze.some(({ codice }) => codice === 'VINCOLI'),
  })
  return (
    <Page
      titolo={famiglia.nome}
      inAttesa={inAttesa}
      indietro={<BackLink to="/" title="Torna al catalogo" />}
      accanto={<StatoFamigliaChip stato={statoFamiglia(famiglia.ritirato, famiglia.mancanze)} />}
      azioni={
        <>
          <Button variant="outlined" onClick={() => history.open(famiglia)}>
            Storico
          </Button>
          <Button variant="outlined" color="error" onClick={() => elimina(famiglia)}>
            Elimina
          </Button>
        </>
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
          <DatiCard
            key={`dati ${giri.dati}`}
            famiglia={famiglia}
            tipologie={tipologie}
            onBozza={(valori, sporca) => setDati({ valori, sporca })}
            onSaved={() => setGiri((n) => ({ ...n, dati: n.dati + 1 }))}
          />
          <ImmaginiCard famiglia={famiglia} onCambiate={rileggi} />
          <OpzioniCard
            key={`opzioni ${giri.opzioni}`}
            famiglia={famiglia}
            onBozza={(voci, sporca) => setOpzioni({ voci, sporca })}
            onSaved={() => setGiri((n) => ({ ...n, opzioni: n.opzioni + 1 }))}
          />
        </Box>
        <Box
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
          <CheckList mancanze={mancanze} ritirato={ritirato} nome={famiglia.nome} />
          <DetailCard titolo="Come la vede il cliente">
            <AnteprimaFamiglia draft={shown} />
          </DetailCard>
        </Box>
      </Box>
      {history.drawer}
    </Page>
  )
}
