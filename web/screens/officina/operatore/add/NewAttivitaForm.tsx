import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import type { PayloadError } from '#relay/answers/payloadError.ts'
import type { WriteOutcome } from '#relay/offline/writeQueue.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { floorButton, floorTarget } from '../targets.ts'
import { OrdineChoice, type PickedOrdine } from './OrdineChoice.tsx'
import type { LavorazioneChoice, SearchOrdini } from './ordiniDaLavorare.ts'

/** What a new activity begins with. */
export interface NewChoice {
  lavorazione: LavorazioneChoice
  ordine: PickedOrdine | null
  secondaLavorazione: LavorazioneChoice | null
}

/** What a new activity may begin with. */
export interface Initial {
  lavorazione: number | null
  ordine: PickedOrdine | null
  /** Where the order is that of a piece's label: what it has pieces left for, and the line of the piece, 0 for any. */
  ofLabel?: { readonly lavorazioni: ReadonlySet<number>; readonly riga: number } | null
}

interface Props {
  lavorazioni: readonly LavorazioneChoice[]
  searchOrdini: SearchOrdini
  /** Operations that can be done in the same session; none without network. */
  secondeOf: (ordine: number, lavorazione: number) => Promise<readonly LavorazioneChoice[]>
  /** What the QR of a printed sheet or of a label says. */
  initial?: Initial
  onStart: (choice: NewChoice) => Promise<WriteOutcome>
  /** Opens the one that is open already. */
  onOpen: (attivita: number) => void
  onClose: () => void
}

/** A new activity: what, on which order, with what else; each asked once the one before it is known. */
export function NewAttivitaForm(props: Props) {
  const { lavorazioni, searchOrdini, secondeOf, initial, onStart, onOpen, onClose } = props
  const [lavorazione, setLavorazione] = useState(
    () => lavorazioni.find(({ pk }) => pk === initial?.lavorazione) ?? null,
  )
  const [ordine, setOrdine] = useState<PickedOrdine | null>(initial?.ordine ?? null)
  const [withoutOrdine, setWithoutOrdine] = useState(false)
  const [seconde, setSeconde] = useState<readonly LavorazioneChoice[]>([])
  const [second, setSecond] = useState<LavorazioneChoice | null>(null)
  const [errors, setErrors] = useState<readonly PayloadError[]>([])
  const [saving, setSaving] = useState(false)

  // Of the order of a label, only what it has pieces left for.
  const ofLabel = initial?.ofLabel && ordine?.pk === initial.ordine?.pk ? initial.ofLabel : null
  const offered = ofLabel ? lavorazioni.filter(({ pk }) => ofLabel.lavorazioni.has(pk)) : lavorazioni

  function chooseOrdine(chosen: PickedOrdine | null, which = lavorazione) {
    setOrdine(chosen)
    setWithoutOrdine(false)
    setSecond(null)
    setSeconde([])
    if (!chosen || !which) return
    secondeOf(chosen.pk, which.pk).then(setSeconde, () => setSeconde([]))
  }

  async function start() {
    if (!lavorazione) {
      setErrors([{ code: 'REQUIRED', field: 'lavorazionePk', message: REQUIRED_FIELD }])
      return
    }
    setSaving(true)
    const outcome = await onStart({ lavorazione, ordine, secondaLavorazione: second })
    setSaving(false)
    setErrors(outcome.state === 'refused' ? outcome.errors : [])
  }

  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message ?? null
  const general = errors.filter(
    ({ field }) => !['lavorazionePk', 'ordinePk', 'secondaLavorazionePk'].includes(field ?? ''),
  )
  return (
    <>
      <DialogContent
        sx={{ borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2.5, alignContent: 'start', '&&': { pt: 2 } }}
      >
        {general.map(({ message }) => (
          <Alert key={message} severity="error">
            {message}
          </Alert>
        ))}
        {ofLabel && ordine && (
          <Alert severity="info">
            Etichetta {ofLabel.riga > 0 && `della riga ${ofLabel.riga} `}dell’ordine {ordine.numeroCommessa}{' '}
            {ordine.cliente}: di’ che cosa ci fai.
          </Alert>
        )}
        <Step number={1} title="Lavorazione" error={errorOf('lavorazionePk')}>
          <Box
            role="radiogroup"
            aria-label="Lavorazione"
            sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}
          >
            {offered.map((one) => (
              <Button
                key={one.pk}
                role="radio"
                aria-checked={one.pk === lavorazione?.pk}
                variant={one.pk === lavorazione?.pk ? 'contained' : 'outlined'}
                onClick={() => {
                  setLavorazione(one)
                  // Which orders have pieces left hangs on it.
                  chooseOrdine(ofLabel && ordine, one)
                }}
                sx={{ ...floorButton, lineHeight: 1.25 }}
              >
                {one.nome}
              </Button>
            ))}
          </Box>
        </Step>
        <Step number={2} title="Ordine" error={errorOf('ordinePk')}>
          {lavorazione ? (
            <OrdineChoice
              key={lavorazione.pk}
              search={(text) => searchOrdini(lavorazione.pk, text)}
              value={ordine}
              withoutOrdine={withoutOrdine}
              onWithoutOrdine={() => {
                chooseOrdine(null)
                setWithoutOrdine(true)
              }}
              onChange={chooseOrdine}
              onOpen={onOpen}
            />
          ) : (
            <Typography color="textSecondary">
              {ofLabel && ordine ? `${ordine.numeroCommessa} ${ordine.cliente}` : 'Prima scegli la lavorazione.'}
            </Typography>
          )}
        </Step>
        <Step number={3} title="Seconda lavorazione" error={errorOf('secondaLavorazionePk')}>
          <FormControl fullWidth>
            <FormLabel htmlFor="seconda-lavorazione" sx={{ mb: 0.5 }}>
              {lavorazione && ordine
                ? 'Solo se ne fai due insieme, sugli stessi pezzi'
                : 'Prima scegli lavorazione e ordine'}
            </FormLabel>
            <NativeSelect
              disabled={!lavorazione || !ordine || seconde.length === 0}
              input={<OutlinedInput sx={floorTarget} />}
              inputProps={{ id: 'seconda-lavorazione' }}
              value={second?.pk ?? ''}
              onChange={({ target }) => setSecond(seconde.find(({ pk }) => pk === Number(target.value)) ?? null)}
            >
              <option value="">{seconde.length === 0 && ordine ? 'Nessun’altra possibile' : 'Nessuna'}</option>
              {seconde.map(({ pk, nome }) => (
                <option key={pk} value={pk}>
                  {nome}
                </option>
              ))}
            </NativeSelect>
          </FormControl>
        </Step>
      </DialogContent>
      <DialogActions sx={{ gap: 1, borderTop: 1, borderColor: 'divider' }}>
        <Button onClick={onClose} sx={{ ...floorButton, lineHeight: 1.25 }}>
          Annulla
        </Button>
        <Button
          variant="contained"
          loading={saving}
          disabled={lavorazione !== null && ordine === null && !withoutOrdine}
          onClick={() => void start()}
          sx={{ ...floorButton, flex: { xs: 1, sm: 'none' } }}
        >
          Comincia
        </Button>
      </DialogActions>
    </>
  )
}

function Step({
  number,
  title,
  error,
  children,
}: {
  number: number
  title: string
  error: string | null
  children: ReactNode
}) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        {number}. {title}
      </Typography>
      {children}
      {error && (
        <Typography color="error" role="alert" sx={{ mt: 0.5 }}>
          {error}
        </Typography>
      )}
    </Box>
  )
}
