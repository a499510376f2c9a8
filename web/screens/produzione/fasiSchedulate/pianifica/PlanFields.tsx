import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { type FormikProps, FormikProvider } from 'formik'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Field } from '#forms/Field.tsx'
import { MultiSelectField } from '#forms/multiple/MultiSelectField.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { schemaField } from '#forms/schemaField.ts'
import { shownError } from '#forms/useFormField.ts'
import { type PianificazioneInput, pianificazioneSchema } from '#produzione/analisi/rules.ts'
import { formatCount, formatInteger } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { durationInWords } from '../row.ts'
import { BancoColumn } from './BancoColumn.tsx'
import { fitLayout, type Layout, loadOf, moveOrdine, ordiniOfBanco, proposeLayout, withKey } from './layout.ts'
import { type PlannedBanco, type PlannedOrdine, quotaOf } from './model.ts'
import { type OpenOrdineMenu, OrdineMenu } from './OrdineMenu.tsx'
import type { PlanChoices } from './usePlanChoices.ts'

export type PlanFormValues = PianificazioneInput

interface Props<Values extends PlanFormValues> extends PlanChoices {
  form: FormikProps<Values>
  /** Where the orders are from, said after their number. */
  where?: string
  /** Arranged already: other choices don't mix everything anew. */
  arranged?: boolean
  /** What is to be known before arranging. */
  notice?: ReactNode
  onCancel: () => void
}

interface PlanBoardProps {
  ordini: readonly PlannedOrdine[]
  banchi: readonly PlannedBanco[]
  layout: Layout
  /** Minutes that each bench has; null when nobody knows. */
  quota: number | null
  onArrange: (next: Layout) => void
  onRemove: (ordine: number) => void
}

/** The benches side by side with their orders, which are dragged, or moved with a menu or with Alt and the arrows. */
function PlanBoard({ ordini, banchi, layout, quota, onArrange, onRemove }: PlanBoardProps) {
  const byPk = useMemo(() => new Map(ordini.map((ordine) => [ordine.pk, ordine])), [ordini])
  const minutes = useMemo(() => new Map(ordini.map((ordine) => [ordine.pk, ordine.minuti])), [ordini])
  const pks = useMemo(() => banchi.map(({ pk }) => pk), [banchi])
  const [open, setOpen] = useState<OpenOrdineMenu | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const root = useRef<HTMLDivElement>(null)
  // A card that changes bench is drawn anew: the cursor goes with it.
  const toReach = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrangement says when to look for it
  useLayoutEffect(() => {
    const pk = toReach.current
    toReach.current = null
    if (pk !== null) root.current?.querySelector<HTMLElement>(`[data-ordine="${pk}"] button`)?.focus()
  }, [layout])

  function arrange(next: Layout, ordine: number) {
    const banco = next.find((one) => one.ordinePk === ordine)?.configurazionePk
    if (banco === undefined) return
    const own = ordiniOfBanco(next, banco)
    const name = banchi.find(({ pk }) => pk === banco)?.postazione ?? ''
    setAnnouncement(
      `${byPk.get(ordine)?.numeroCommessa ?? ''}: ${name}, ${own.indexOf(ordine) + 1} di ${own.length}. ${name}: ${durationInWords(loadOf(next, banco, minutes))}.`,
    )
    onArrange(next)
  }
  if (banchi.length === 0 || ordini.length === 0) {
    return <EmptyState title="Niente da ripartire" text="Scegli almeno un ordine e una postazione." />
  }
  const max = Math.max(quota ?? 0, ...pks.map((pk) => loadOf(layout, pk, minutes)))
  return (
    <Box
      ref={root}
      sx={{
        display: 'grid',
        gap: 1.5,
        flex: { md: 1 },
        minHeight: { md: 260 },
        overflowX: { md: 'auto' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${banchi.length}, minmax(200px, 1fr))` },
      }}
    >
      {banchi.map((banco) => (
        <BancoColumn
          key={banco.pk}
          banco={banco}
          ordini={ordiniOfBanco(layout, banco.pk).flatMap((pk) => byPk.get(pk) ?? [])}
          quota={quota}
          max={max}
          onMenu={setOpen}
          onLeave={(ordine, before) => arrange(moveOrdine(layout, ordine, banco.pk, before), ordine)}
          onKey={(event, ordine) => {
            const next = withKey(event, layout, ordine, pks)
            if (!next) return
            event.preventDefault()
            toReach.current = ordine
            arrange(next, ordine)
          }}
        />
      ))}
      {open && (
        <OrdineMenu
          open={open}
          banchi={banchi}
          layout={layout}
          minutes={minutes}
          onArrange={(next) => arrange(next, open.ordine.pk)}
          onRemove={() => onRemove(open.ordine.pk)}
          onClose={() => setOpen(null)}
        />
      )}
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  )
}

/** Name, orders and workstations, and below who works what. */
export function PlanFields<Values extends PlanFormValues>({
  form,
  where = '',
  arranged = false,
  notice,
  onCancel,
  ...choices
}: Props<Values>) {
  const { ordini, banchi, totale, free } = choices
  const { values } = form
  // Once something was moved by hand, other choices no longer mix everything anew.
  const [byHand, setByHand] = useState(arranged)
  const chosen = ordini.filter(({ pk }) => values.ordinePks.includes(pk))
  const used = banchi.filter(({ pk }) => values.configurazionePks.includes(pk))
  const minutes = chosen.reduce((all, ordine) => all + ordine.minuti, 0)
  const quota = quotaOf(free, minutes, used.length)

  function choose(changed: Partial<Pick<PlanFormValues, 'ordinePks' | 'configurazionePks'>>) {
    const fresh = { ...values, ...changed }
    const own = ordini.filter(({ pk }) => fresh.ordinePks.includes(pk))
    const assegnazioni = byHand
      ? fitLayout(values.assegnazioni, own, fresh.configurazionePks)
      : proposeLayout(own, fresh.configurazionePks)
    void form.setValues({ ...fresh, assegnazioni })
  }
  function arrange(assegnazioni: Layout, manual: boolean) {
    setByHand(manual)
    void form.setFieldValue('assegnazioni', assegnazioni)
  }
  const conferma = useConfirm()
  async function cancel() {
    const question = {
      title: 'Chiudere senza salvare?',
      text: arranged ? 'La pianificazione resta come era.' : 'Gli ordini che hai spostato tornano come prima.',
      conferma: 'Chiudi',
    }
    if (!(arranged ? form.dirty : byHand) || (await conferma(question))) onCancel()
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
            <Field of={pianificazioneSchema} name="nome" />
            <MultiSelectField<number>
              {...schemaField(pianificazioneSchema, 'ordinePks')}
              choices={ordini.map(({ pk, numeroCommessa, cliente }) => ({
                valore: pk,
                text: `${numeroCommessa} · ${cliente}`,
              }))}
              set={(count) => (count === 1 ? '1 ordine' : `${formatInteger(count)} ordini`)}
              onChange={(fresh) => choose({ ordinePks: fresh })}
            />
            <MultiSelectField<number>
              {...schemaField(pianificazioneSchema, 'configurazionePks')}
              choices={banchi.map(({ pk, postazione }) => ({ valore: pk, text: postazione }))}
              onChange={(fresh) => choose({ configurazionePks: fresh })}
            />
          </Box>
          {notice}
          {totale > ordini.length && (
            <Alert severity="warning">
              L’elenco ha {formatInteger(totale)} ordini: qui ci sono i primi {formatInteger(ordini.length)} per data di
              inizio. Per gli altri scegli un periodo più breve.
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}>
            <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 240 }}>
              {formatCount(chosen.length, 'ordine', 'ordini')}
              {where}: {durationInWords(minutes)} ai banchi.
              {quota !== null &&
                ` Ogni postazione ha ${durationInWords(quota)}: il tempo libero del periodo (${durationInWords(free ?? 0)}) e quello di questi ordini, in parti uguali.`}
            </Typography>
            <Button
              variant="outlined"
              disabled={chosen.length === 0 || used.length === 0}
              onClick={() => arrange(proposeLayout(chosen, values.configurazionePks), false)}
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
            ordini={chosen}
            banchi={used}
            layout={values.assegnazioni}
            quota={quota}
            onArrange={(next) => arrange(next, true)}
            onRemove={(pk) => choose({ ordinePks: values.ordinePks.filter((other) => other !== pk) })}
          />
        </DialogContent>
        <Box sx={{ px: { xs: 2, sm: 3 } }}>
          <SaveBar inDialog label="Salva pianificazione" onCancel={() => void cancel()} />
        </Box>
      </Box>
    </FormikProvider>
  )
}
