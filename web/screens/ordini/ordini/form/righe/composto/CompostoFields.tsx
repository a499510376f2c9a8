import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { useId, useState } from 'react'
import { useFormField } from '#forms/useFormField.ts'
import { compostoNotices } from '#ordini/composti/misure/rules.ts'
import { rigaOrdineLabels } from '#ordini/righe/rules.ts'
import { SPECCHIATURA_MIN } from '#shared/composti/rules.ts'
import type { SchemaComposto } from '#shared/composti/schemi.ts'
import { drawSerramento } from '#shared/drawings/drawings.ts'
import type { CompostoContext } from './choices.ts'
import { compostoDrawing, compostoOfSchema, type RigaOfComposto } from './composto.ts'
import { SchemaChoice } from './SchemaChoice.tsx'
import { SpecchiaturaFields } from './SpecchiaturaFields.tsx'

/** Why a scheme cannot be chosen yet; null when it can. */
function reasonOf({ tipoSerramentoPk, larghezza, altezza }: RigaOfComposto): string | null {
  if (tipoSerramentoPk === null) return 'Scegli prima il tipo della riga.'
  const measured = typeof larghezza === 'number' && typeof altezza === 'number'
  return measured ? null : 'Scrivi prima larghezza e altezza della riga.'
}

interface Props {
  index: number
  riga: RigaOfComposto
  context: CompostoContext
  /** Leaves that the line says once it is a simple window again. */
  simpleAnte: number | null
}

/** The composed element of a line: a scheme, then the measures, type and opening of each field, beside its drawing. */
export default function CompostoFields({ index, riga, context, simpleAnte }: Props) {
  const { setFieldValue } = useFormikContext<object>()
  const name = `righe[${index}].specchiature`
  const { error } = useFormField<RigaOfComposto['specchiature']>(name)
  const [refused, setRefused] = useState<string | null>(null)
  const title = useId()
  const { specchiature, larghezza, altezza } = riga
  /** Leaves of an element are those of its fields; of a simple window what it said. */
  function change(next: RigaOfComposto['specchiature']) {
    const leaves = next.reduce((sum, { ante }) => sum + (Number(ante) || 0), 0)
    const ante = next.length > 0 ? leaves : simpleAnte
    setRefused(null)
    void setFieldValue(name, next)
    void setFieldValue(`righe[${index}].ante`, ante)
  }
  function choose(schema: SchemaComposto | null, grid: { columns: number; rows: number }) {
    if (schema === null) return change([])
    const tipi = context.tipi.map(({ valore }) => Number(valore))
    const next = compostoOfSchema(schema, riga, { tipi, grid, choices: context })
    if (next) change(next)
    else setRefused(`Non ci sta: ogni specchiatura è larga e alta almeno ${SPECCHIATURA_MIN} mm.`)
  }
  const below = refused ?? (typeof error === 'string' ? error : null)
  const famiglia = context.misure.get(riga.famigliaPk ?? 0)
  const notices = famiglia ? compostoNotices(specchiature, famiglia, context.limits) : []
  const svg =
    specchiature.length > 0 && typeof larghezza === 'number' && typeof altezza === 'number'
      ? drawSerramento({
          ...{ disegno: 'BATTENTE', ante: 1, senso: null, larghezza, altezza, quote: true },
          specchiature: compostoDrawing(specchiature, context),
          titolo: 'Disegno dell’elemento',
        })
      : null
  return (
    <Box component="section" aria-labelledby={title} sx={{ pb: 1.5, minWidth: 0 }}>
      <Typography id={title} variant="body2" component="h4" sx={{ fontWeight: 600, mb: 0.5 }}>
        {rigaOrdineLabels.specchiature}
      </Typography>
      <SchemaChoice reason={reasonOf(riga)} composed={specchiature.length > 0} onChoose={choose} />
      {below && <FormHelperText error>{below}</FormHelperText>}
      {notices.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {notices.map((notice) => (
            <div key={notice}>{notice}</div>
          ))}
        </Alert>
      )}
      {svg && (
        <Box
          sx={{
            mt: 1,
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
          }}
        >
          <Box
            sx={{ maxWidth: 280, '& svg': { width: '100%', height: 'auto', maxHeight: 320 } }}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from numbers
            dangerouslySetInnerHTML={{ __html: svg }}
          />
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, minWidth: 0 }}>
            {specchiature.map((one, place) => (
              <SpecchiaturaFields
                // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
                key={place}
                at={name}
                index={place}
                specchiature={specchiature}
                own={one}
                context={context}
                onChange={change}
              />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}
