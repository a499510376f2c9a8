import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import { useFormikContext } from 'formik'
import { useId, useState } from 'react'
import { Field } from '#forms/Field.tsx'
import { shownError } from '#forms/useFormField.ts'
import { ordineSchema } from '#ordini/ordini/rules.ts'
import { posaFieldNames, posaInWords } from '#ordini/posa/rules.ts'
import { provinceByName } from '#shared/places.ts'
import { PartButton } from '../../riga/PartButton.tsx'
import { useOrdineFormContext } from '../context.ts'
import type { OrdineFormValues } from '../formValues.ts'

const PROVINCE = provinceByName.map(({ nome }) => nome)

/** Where the order is delivered and installed, folded into one row that says it; open where something is wrong with it. */
export function PosaSection() {
  const { piani } = useOrdineFormContext()
  const form = useFormikContext<OrdineFormValues>()
  const [unfolded, setUnfolded] = useState(false)
  const id = useId()
  const open = unfolded || posaFieldNames.some((name) => shownError(form, name) !== undefined)
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0, ml: -0.5, '& > button': { flex: 'none' } }}
      >
        <PartButton title="Consegna e posa" open={open} part={id} onChange={setUnfolded} />
        {!open && (
          <Box
            component="span"
            sx={{ minWidth: 0, fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {posaInWords(form.values)}
          </Box>
        )}
      </Box>
      <Collapse in={open} unmountOnExit id={id}>
        <Box
          sx={{
            pt: 1,
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(3, minmax(0, 1fr))' },
            columnGap: 2,
            rowGap: 1.5,
            alignItems: 'start',
          }}
        >
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Field of={ordineSchema} name="messaInPosa" />
          </Box>
          <Field of={ordineSchema} name="indirizzoPosa" />
          <Field of={ordineSchema} name="cittaPosa" />
          <Field of={ordineSchema} name="provinciaPosa" proposte={PROVINCE} />
          <Field of={ordineSchema} name="pianoPosa" proposte={piani} />
          <Field of={ordineSchema} name="accessoPosa" empty="Non indicato" />
          <Field of={ordineSchema} name="contattoPosa" />
          <Field of={ordineSchema} name="telefonoPosa" />
        </Box>
      </Collapse>
    </Box>
  )
}
