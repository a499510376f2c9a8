import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { SelectField } from '#forms/SelectField.tsx'
import { useFormField } from '#forms/useFormField.ts'
import { withMisura } from '#shared/composti/change.ts'
import { type Misure, SPECCHIATURA_MIN } from '#shared/composti/rules.ts'
import type { SpecchiaturaInput } from '#shared/composti/specchiature.ts'
import { itemChoices } from '../finestra/choices.ts'
import type { CompostoContext } from './choices.ts'
import { MisuraField } from './MisuraField.tsx'

interface Props {
  /** Path of the list. */
  at: string
  index: number
  specchiature: readonly SpecchiaturaInput[]
  own: SpecchiaturaInput
  context: CompostoContext
  onChange: (specchiature: SpecchiaturaInput[]) => void
}

const SIDES = { larghezza: 'Larghezza', altezza: 'Altezza' } as const

/** One field of an element: type, opening, measures, leaves. */
export function SpecchiaturaFields({ at, index, specchiature, own, context, onChange }: Props) {
  const { tipi, finestre, anteOf } = context
  const path = `${at}[${index}]`
  const errors = {
    larghezza: useFormField<number>(`${path}.larghezza`).error,
    altezza: useFormField<number>(`${path}.altezza`).error,
  }
  const tipo = finestre.tipi.get(own.tipoSerramentoPk)
  const known = tipi.some(({ valore }) => valore === own.tipoSerramentoPk)
  const choices = known || !tipo ? tipi : [...tipi, { valore: own.tipoSerramentoPk, text: tipo.nome }]
  const replace = (changes: Partial<SpecchiaturaInput>) =>
    onChange(specchiature.map((one, place) => (place === index ? { ...one, ...changes } : one)))
  const spans = (side: keyof Misure) => withMisura(specchiature, index, side, own[side]) === null
  function resize(side: keyof Misure, value: number): string | null {
    const next = withMisura(specchiature, index, side, value)
    if (next) onChange(next)
    return next ? null : `Non ci sta: ogni specchiatura è almeno ${SPECCHIATURA_MIN} mm.`
  }
  const misura = (side: keyof Misure) => (
    <MisuraField
      name={`${path}.${side}`}
      label={SIDES[side]}
      value={own[side]}
      fixed={spans(side)}
      error={errors[side]}
      onChange={(value) => resize(side, value)}
    />
  )
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 550, mb: 0.5 }}>
        Specchiatura {index + 1}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 1.5,
          rowGap: 1,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'minmax(0, 2fr) minmax(0, 2fr) 112px 112px 72px',
          },
        }}
      >
        <SelectField
          name={`${path}.tipoSerramentoPk`}
          label="Tipo"
          choices={choices}
          onChoose={(pk) => {
            const offered = finestre.tipi.get(Number(pk))?.aperture
            const kept = offered?.some((one) => one.pk === own.tipoAperturaPk && !one.ritirato)
            replace({
              tipoSerramentoPk: Number(pk),
              tipoAperturaPk: kept ? own.tipoAperturaPk : null,
              ante: anteOf.get(Number(pk)) ?? 1,
            })
          }}
        />
        <SelectField
          name={`${path}.tipoAperturaPk`}
          label="Apertura"
          choices={itemChoices(tipo?.aperture ?? [], [own.tipoAperturaPk])}
          empty="Non indicata"
        />
        {misura('larghezza')}
        {misura('altezza')}
        <MisuraField
          name={`${path}.ante`}
          label="Ante"
          unit={null}
          value={own.ante ?? 0}
          fixed={false}
          error={undefined}
          onChange={(ante) => {
            if (ante > 99) return 'Al massimo 99'
            replace({ ante })
            return null
          }}
        />
      </Box>
    </Box>
  )
}
