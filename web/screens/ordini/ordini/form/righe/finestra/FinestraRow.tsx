import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import { getIn, useFormikContext } from 'formik'
import { Suspense, useId, useState } from 'react'
import type { FormStatus } from '#forms/errors.ts'
import type { FinestraInput } from '#ordini/finestra/rules.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { formatCount } from '#shared/formats/formats.ts'
import { PartButton } from '../../../riga/PartButton.tsx'
import { useOrdineFormContext } from '../../context.ts'
import type { RigaFormValues } from '../../formValues.ts'
import { useFollowingMisure } from '../composto/useFollowingMisure.ts'
import { finestraSummary } from './choices.ts'
import { FinestraFields } from './FinestraFields.tsx'

const NAMES: readonly (keyof FinestraInput | 'specchiature')[] = [
  'famigliaPk',
  'opzioni',
  'tipoAperturaPk',
  'accessoriPks',
  'specchiature',
]

// Few lines are composed: its code is got where a window is looked at.
const { Component: CompostoFields } = codeAhead(() => import('../composto/CompostoFields.tsx'))

/** The fields of the form that the row of a line shows. */
export const finestraNames = (at: string) =>
  ['tipoSerramentoPk', 'larghezza', 'altezza', ...NAMES].map((name) => `${at}.${name}`)

/** What the window of a line is, folded into one row that says it; open where something is wrong with it. */
export function FinestraRow({ index }: { index: number }) {
  const context = useOrdineFormContext()
  const { values, status, errors } = useFormikContext<object>()
  const [unfolded, setUnfolded] = useState(false)
  const id = useId()
  const at = `righe[${index}]`
  const riga = getIn(values, at) as RigaFormValues | undefined
  useFollowingMisure(index, riga)
  if (!riga) return null
  const server = (status as FormStatus | undefined)?.server ?? {}
  const wrong = Object.keys(server).some((path) => NAMES.some((name) => path.startsWith(`${at}.${name}`)))
  const open = unfolded || wrong || getIn(errors, `${at}.specchiature`) !== undefined
  const composed =
    riga.specchiature.length > 0 ? formatCount(riga.specchiature.length, 'specchiatura', 'specchiature') : ''
  const summary = [finestraSummary(riga, context.finestre), composed].filter(Boolean).join(' · ')
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0, ml: -0.5, '& > button': { flex: 'none' } }}
      >
        <PartButton title="Finestra" open={open} part={id} onChange={setUnfolded} />
        {!open && (
          <Box
            component="span"
            sx={{ minWidth: 0, fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {summary}
          </Box>
        )}
      </Box>
      <Collapse in={open} unmountOnExit id={id}>
        <FinestraFields index={index} riga={riga} />
        <Suspense fallback={null}>
          <CompostoFields
            index={index}
            riga={riga}
            context={context}
            simpleAnte={context.anteOf.get(riga.tipoSerramentoPk ?? 0) ?? null}
          />
        </Suspense>
      </Collapse>
    </Box>
  )
}
