import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { type FormikProps, FormikProvider } from 'formik'
import { type ReactNode, useState } from 'react'
import type { PianificazioneInput } from '../../../../../server/produzione/analisi/rules.ts'
import { formatoConta, formatoIntero } from '../../../../../server/shared/formats/formats.ts'
import { BarraSalva } from '../../../../forms/BarraSalva.tsx'
import { CampoTesto } from '../../../../forms/CampoTesto.tsx'
import { CampoMultiplo } from '../../../../forms/multiplo/CampoMultiplo.tsx'
import { erroreMostrato } from '../../../../forms/useCampo.ts'
import { useConferma } from '../../../../ui/Conferma.tsx'
import { durata } from '../rigaFase.ts'
import { adegua, type Disposizione, proponi } from './disposizione.ts'
import { Lavagna } from './Lavagna.tsx'
import { quotaDi } from './modello.ts'
import type { Scelte } from './useScelte.ts'

export type ValoriPianifica = PianificazioneInput

interface Props<Valori extends ValoriPianifica> extends Scelte {
  form: FormikProps<Valori>
  /** Where the orders are from, said after their number. */
  dove?: string
  /** Arranged already: other choices don't mix everything anew. */
  disposta?: boolean
  /** What is to be known before arranging. */
  avviso?: ReactNode
  onAnnulla: () => void
}

/** Name, orders and workstations, and below who works what. */
export function CampiPianifica<Valori extends ValoriPianifica>({
  form,
  dove = '',
  disposta = false,
  avviso,
  onAnnulla,
  ...scelte
}: Props<Valori>) {
  const { ordini, banchi, totale, libero } = scelte
  const { values: valori } = form
  // Once something was moved by hand, other choices no longer mix everything anew.
  const [aMano, setAMano] = useState(disposta)
  const scelti = ordini.filter(({ pk }) => valori.ordini.includes(pk))
  const usati = banchi.filter(({ pk }) => valori.configurazioni.includes(pk))
  const minuti = scelti.reduce((tutti, ordine) => tutti + ordine.minuti, 0)
  const quota = quotaDi(libero, minuti, usati.length)

  function scegli(cambiati: Partial<Pick<ValoriPianifica, 'ordini' | 'configurazioni'>>) {
    const nuovi = { ...valori, ...cambiati }
    const suoi = ordini.filter(({ pk }) => nuovi.ordini.includes(pk))
    const assegnazioni = aMano
      ? adegua(valori.assegnazioni, suoi, nuovi.configurazioni)
      : proponi(suoi, nuovi.configurazioni)
    void form.setValues({ ...nuovi, assegnazioni })
  }
  function disponi(assegnazioni: Disposizione, manuale: boolean) {
    setAMano(manuale)
    void form.setFieldValue('assegnazioni', assegnazioni)
  }
  const conferma = useConferma()
  async function annulla() {
    const domanda = {
      titolo: 'Chiudere senza salvare?',
      testo: disposta ? 'La pianificazione resta come era.' : 'Gli ordini che hai spostato tornano come prima.',
      conferma: 'Chiudi',
    }
    if (!(disposta ? form.dirty : aMano) || (await conferma(domanda))) onAnnulla()
  }
  const errore = erroreMostrato(form, 'assegnazioni')
  return (
    <FormikProvider value={form}>
      <Box
        component="form"
        noValidate
        aria-label="Pianificazione"
        onSubmit={form.handleSubmit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogContent
          sx={{ borderTop: 1, borderColor: 'divider', display: 'flex', flexDirection: 'column', gap: 1.5, py: 2 }}
        >
          <Box
            sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: '1fr', md: '3fr 2fr 4fr' } }}
          >
            <CampoTesto nome="nome" etichetta="Nome" obbligatorio massimo={200} />
            <CampoMultiplo<number>
              nome="ordini"
              etichetta="Ordini"
              obbligatorio
              scelte={ordini.map(({ pk, numeroCommessa, cliente }) => ({
                valore: pk,
                testo: `${numeroCommessa} · ${cliente}`,
              }))}
              insieme={(quanti) => (quanti === 1 ? '1 ordine' : `${formatoIntero(quanti)} ordini`)}
              onCambia={(nuovi) => scegli({ ordini: nuovi })}
            />
            <CampoMultiplo<number>
              nome="configurazioni"
              etichetta="Configurazioni"
              obbligatorio
              scelte={banchi.map(({ pk, postazione }) => ({ valore: pk, testo: postazione }))}
              onCambia={(nuove) => scegli({ configurazioni: nuove })}
            />
          </Box>
          {avviso}
          {totale > ordini.length && (
            <Alert severity="warning">
              L’elenco ha {formatoIntero(totale)} ordini: qui ci sono i primi {formatoIntero(ordini.length)} per data di
              inizio. Per gli altri scegli un periodo più breve.
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}>
            <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 240 }}>
              {formatoConta(scelti.length, 'ordine', 'ordini')}
              {dove}: {durata(minuti)} ai banchi.
              {quota !== null &&
                ` Ogni postazione ha ${durata(quota)}: il tempo libero del periodo (${durata(libero ?? 0)}) e quello di questi ordini, in parti uguali.`}
            </Typography>
            <Button
              variant="outlined"
              disabled={scelti.length === 0 || usati.length === 0}
              onClick={() => disponi(proponi(scelti, valori.configurazioni), false)}
            >
              Ridistribuisci
            </Button>
          </Box>
          {errore && (
            <FormHelperText data-campo="assegnazioni" error sx={{ m: 0 }}>
              {errore}
            </FormHelperText>
          )}
          <Lavagna
            ordini={scelti}
            banchi={usati}
            disposizione={valori.assegnazioni}
            quota={quota}
            onDisponi={(nuova) => disponi(nuova, true)}
            onTogli={(pk) => scegli({ ordini: valori.ordini.filter((altro) => altro !== pk) })}
          />
        </DialogContent>
        <Box sx={{ px: { xs: 2, sm: 3 } }}>
          <BarraSalva inDialogo etichetta="Salva pianificazione" onAnnulla={() => void annulla()} />
        </Box>
      </Box>
    </FormikProvider>
  )
}
