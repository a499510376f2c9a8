import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormikProvider, useFormik, useFormikContext } from 'formik'
import { memo, useMemo } from 'react'
import { object } from 'yup'
import { validateWith } from '#forms/errors.ts'
import { FormPart, useLargeForm } from '#forms/LargeForm.tsx'
import { NumberField } from '#forms/NumberField.tsx'
import { formatEuro, formatPercentage } from '#shared/formats/formats.ts'
import { percentageRule } from '#shared/money/money.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { useNotices } from '#ui/Notices.tsx'
import type { OrdineFormValues } from '../formValues.ts'
import { liveTotals, withSconto } from '../prices.ts'

const schema = object({ sconto: percentageRule() })

/** The sums of the order, and its discount for all lines. */
export const PriceFields = memo(function PriceFields() {
  return (
    <FormPart names={['righe']}>
      <Sums />
    </FormPart>
  )
})

function Sums() {
  const { values } = useFormikContext<OrdineFormValues>()
  const { listino, netto, sconto } = useMemo(() => liveTotals(values.righe), [values.righe])
  return (
    <DetailCard title="Prezzi">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
          columnGap: 6,
          rowGap: 1.5,
          maxWidth: 800,
          alignItems: 'end',
        }}
      >
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5 }}>
          <Sum name="Prezzo listino" value={formatEuro(listino)} />
          <Sum name="Sconto effettivo" value={formatPercentage(sconto)} />
          <Sum name="Netto" value={formatEuro(netto)} strong />
        </Box>
        <ScontoOrdine />
      </Box>
    </DetailCard>
  )
}

/** A sum, computed: plain text. */
function Sum({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'right', whiteSpace: 'nowrap', fontWeight: strong ? 650 : 400 }}>
        {value}
      </Box>
    </>
  )
}

/** A small form of its own: what is written here counts only once it is applied. */
function ScontoOrdine() {
  const ordine = useFormikContext<OrdineFormValues>()
  const modulo = useLargeForm<OrdineFormValues>()
  const notices = useNotices()
  const righe = ordine.values.righe.filter(({ rivendita }) => !rivendita).length
  const form = useFormik<{ sconto: number | null }>({
    initialValues: { sconto: null },
    validate: (values) => validateWith(schema, values),
    async onSubmit({ sconto }) {
      const before = new Map(ordine.values.righe.map((riga) => [riga.chiave, riga]))
      await ordine.setFieldValue('righe', withSconto(ordine.values.righe, sconto))
      const count = righe === 1 ? 'a una riga' : `a ${righe} righe`
      const done = sconto === null ? 'Sconto tolto' : `Sconto del ${formatPercentage(sconto)} applicato`
      notices.info(`${done} ${count}`, {
        label: 'Annulla',
        onClick() {
          const { values, setFieldValue } = modulo()
          const restored = values.righe.map((riga) => {
            const { scontoArticolo, netto } = before.get(riga.chiave) ?? riga
            return riga.rivendita ? riga : { ...riga, scontoArticolo, netto }
          })
          void setFieldValue('righe', restored)
        },
      })
    },
  })
  return (
    <FormikProvider value={form}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, alignItems: 'start' }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
          event.preventDefault()
          void form.submitForm()
        }}
      >
        <NumberField name="sconto" label="Sconto" unita="%" decimali />
        <Button
          variant="outlined"
          disabled={righe === 0}
          onClick={() => void form.submitForm()}
          sx={{ mt: '23px', minHeight: 37 }}
        >
          Applica a tutte le righe
        </Button>
      </Box>
    </FormikProvider>
  )
}
