import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { type FormikProps, FormikProvider } from 'formik'
import { type ReactNode, useState } from 'react'
import type { PianificazioneInput } from '../../../../../server/produzione/analisi/rules.ts'
import { formatCount, formatInteger } from '../../../../../server/shared/formats/formats.ts'
import { MultiSelectField } from '../../../../forms/multiple/MultiSelectField.tsx'
import { SaveBar } from '../../../../forms/SaveBar.tsx'
import { TextInputField } from '../../../../forms/TextInputField.tsx'
import { shownError } from '../../../../forms/useFormField.ts'
import { useConfirm } from '../../../../ui/Confirm.tsx'
import { durationInWords } from '../row.ts'
import { type Disposizione, fitDisposizione, proposeDisposizione } from './disposizione.ts'
import { quotaOf } from './model.ts'
import { PlanBoard } from './PlanBoard.tsx'
import type { PlanChoices } from './usePlanChoices.ts'

export type PlanFormValues = PianificazioneInput

interface Props<Valori extends PlanFormValues> extends PlanChoices {
  form: FormikProps<Valori>
  /** Where the orders are from, said after their number. */
  dove?: string
  /** Arranged already: other choices don't mix everything anew. */
  disposta?: boolean
  /** What is to be known before arranging. */
  avviso?: ReactNode
  onCancel: () => void
}

/** Name, orders and workstations, and below who works what. */
export function PlanFields<Valori extends PlanFormValues>({
  form,
  dove = '',
  disposta = false,
  avviso,
  onCancel,
  ...scelte
}: Props<Valori>) {
  const { ordini, banchi, totale, libero } = scelte
  const { values } = form
  // Once something was moved by hand, other choices no longer mix everything anew.
  const [aMano, setAMano] = useState(disposta)
  const scelti = ordini.filter(({ pk }) => values.ordini.includes(pk))
  const usati = banchi.filter(({ pk }) => values.configurazioni.includes(pk))
  const minuti = scelti.reduce((tutti, ordine) => tutti + ordine.minuti, 0)
  const quota = quotaOf(libero, minuti, usati.length)

  function scegli(cambiati: Partial<Pick<PlanFormValues, 'ordini' | 'configurazioni'>>) {
    const nuovi = { ...values, ...cambiati }
    const suoi = ordini.filter(({ pk }) => nuovi.ordini.includes(pk))
    const assegnazioni = aMano
      ? fitDisposizione(values.assegnazioni, suoi, nuovi.configurazioni)
      : proposeDisposizione(suoi, nuovi.configurazioni)
    void form.setValues({ ...nuovi, assegnazioni })
  }
  function disponi(assegnazioni: Disposizione, manuale: boolean) {
    setAMano(manuale)
    void form.setFieldValue('assegnazioni', assegnazioni)
  }
  const conferma = useConfirm()
  async function annulla() {
    const domanda = {
      titolo: 'Chiudere senza salvare?',
      testo: disposta ? 'La pianificazione resta come era.' : 'Gli ordini che hai spostato tornano come prima.',
      conferma: 'Chiudi',
    }
    if (!(disposta ? form.dirty : aMano) || (await conferma(domanda))) onCancel()
  }
  const error = shownError(form, 'assegnazioni')
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
            <TextInputField nome="nome" etichetta="Nome" obbligatorio massimo={200} />
            <MultiSelectField<number>
              nome="ordini"
              etichetta="Ordini"
              obbligatorio
              scelte={ordini.map(({ pk, numeroCommessa, cliente }) => ({
                valore: pk,
                testo: `${numeroCommessa} · ${cliente}`,
              }))}
              insieme={(quanti) => (quanti === 1 ? '1 ordine' : `${formatInteger(quanti)} ordini`)}
              onChange={(nuovi) => scegli({ ordini: nuovi })}
            />
            <MultiSelectField<number>
              nome="configurazioni"
              etichetta="Configurazioni"
              obbligatorio
              scelte={banchi.map(({ pk, postazione }) => ({ valore: pk, testo: postazione }))}
              onChange={(nuove) => scegli({ configurazioni: nuove })}
            />
          </Box>
          {avviso}
          {totale > ordini.length && (
            <Alert severity="warning">
              L’elenco ha {formatInteger(totale)} ordini: qui ci sono i primi {formatInteger(ordini.length)} per data di
              inizio. Per gli altri scegli un periodo più breve.
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}>
            <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 240 }}>
              {formatCount(scelti.length, 'ordine', 'ordini')}
              {dove}: {durationInWords(minuti)} ai banchi.
              {quota !== null &&
                ` Ogni postazione ha ${durationInWords(quota)}: il tempo libero del periodo (${durationInWords(libero ?? 0)}) e quello di questi ordini, in parti uguali.`}
            </Typography>
            <Button
              variant="outlined"
              disabled={scelti.length === 0 || usati.length === 0}
              onClick={() => disponi(proposeDisposizione(scelti, values.configurazioni), false)}
            >
              Ridistribuisci
            </Button>
          </Box>
          {error && (
            <FormHelperText data-campo="assegnazioni" error sx={{ m: 0 }}>
              {error}
            </FormHelperText>
          )}
          <PlanBoard
            ordini={scelti}
            banchi={usati}
            disposizione={values.assegnazioni}
            quota={quota}
            onDisponi={(nuova) => disponi(nuova, true)}
            onTogli={(pk) => scegli({ ordini: values.ordini.filter((altro) => altro !== pk) })}
          />
        </DialogContent>
        <Box sx={{ px: { xs: 2, sm: 3 } }}>
          <SaveBar inDialogo etichetta="Salva pianificazione" onCancel={() => void annulla()} />
        </Box>
      </Box>
    </FormikProvider>
  )
}
