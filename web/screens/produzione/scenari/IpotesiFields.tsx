import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { DateField } from '#forms/DateField.tsx'
import { NumberField } from '#forms/NumberField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { IPOTESI_LABELS, type Ipotesi, TIPI_IPOTESI, type TipoIpotesi } from '#produzione/proposte/rules.ts'

export interface ChosenFornitore {
  pk: number
  name: string
  tipologia: string
}

interface Props {
  index: number
  one: Ipotesi
  fornitori: readonly ChosenFornitore[]
  onTipo: (tipo: TipoIpotesi) => void
  onRemove: () => void
}

const TIPI = TIPI_IPOTESI.map((value) => ({ valore: value, text: IPOTESI_LABELS[value] }))
const REPARTI = [
  { valore: 'macchine', text: 'Macchine' },
  { valore: 'banchi', text: 'Banchi' },
]

/** One thing that a scenario changes: what it is, and what that kind asks for. */
export function IpotesiFields({ index, one: { tipo }, fornitori, onTipo, onRemove }: Props) {
  const field = (name: keyof Ipotesi | 'periodo.dal' | 'periodo.al') => `ipotesi[${index}].${name}`
  const dal = <DateField key="dal" name={field('periodo.dal')} label="Dal" required={tipo === 'fermo'} />
  const al = <DateField key="al" name={field('periodo.al')} label="Al" required={tipo === 'fermo'} />
  const reparto = <SelectField key="reparto" name={field('reparto')} label="Reparto" choices={REPARTI} required />
  return (
    <Box
      component="fieldset"
      aria-label={`Cambiamento ${index + 1}`}
      sx={{
        border: 0,
        borderTop: 1,
        borderColor: 'divider',
        m: 0,
        px: 0,
        py: 1.25,
        minWidth: 0,
        display: 'flex',
        gap: 1,
      }}
    >
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(172px, 1fr))' },
          columnGap: 1.5,
          rowGap: 1,
          alignItems: 'start',
        }}
      >
        <SelectField
          name={field('tipo')}
          label="Cambiamento"
          choices={TIPI}
          onChoose={(chosen) => onTipo(chosen as TipoIpotesi)}
        />
        {tipo === 'persone' && [
          reparto,
          <NumberField key="quanto" name={field('quanto')} label="Persone" required />,
          dal,
          al,
        ]}
        {(tipo === 'sabati' || tipo === 'ore') && [
          <SelectField
            key="reparto"
            name={field('reparto')}
            label="Reparto"
            choices={REPARTI}
            empty="Macchine e banchi"
          />,
          <NumberField
            key="quanto"
            name={field('quanto')}
            label={tipo === 'ore' ? 'Ore al giorno' : 'Ore del sabato'}
            unita="h"
            decimali
            required
          />,
          dal,
          al,
        ]}
        {tipo === 'fermo' && [
          reparto,
          <NumberField key="quanto" name={field('quanto')} label="Persone ferme" help="0: tutto il reparto" />,
          dal,
          al,
        ]}
        {tipo === 'fornitore' && [
          <SelectField
            key="fornitore"
            name={field('fornitorePk')}
            label="Fornitore"
            required
            empty=""
            choices={fornitori.map(({ pk, name, tipologia }) => ({ valore: pk, text: `${name} (${tipologia})` }))}
          />,
          <NumberField key="quanto" name={field('quanto')} label="Giorni di ritardo" required />,
        ]}
        {tipo === 'urgente' && [
          <NumberField key="macchine" name={field('macchine')} label="Macchine" unita="min" />,
          <NumberField key="banchi" name={field('banchi')} label="Banchi" unita="min" />,
          <DateField key="al" name={field('periodo.al')} label="Approntamento" />,
        ]}
      </Box>
      <IconButton
        onClick={onRemove}
        aria-label={`Togli il cambiamento ${index + 1}`}
        sx={{ mt: 2.5, alignSelf: 'start' }}
      >
        <Delete />
      </IconButton>
    </Box>
  )
}
