import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { DateField } from '#forms/DateField.tsx'
import { NumberField } from '#forms/NumberField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { IPOTESI_LABELS, type Ipotesi, TIPI_IPOTESI, type TipoIpotesi } from '#produzione/proposte/rules.ts'

export interface ChosenFornitore {
  pk: number
  nome: string
  tipologia: string
}

interface Props {
  index: number
  one: Ipotesi
  fornitori: readonly ChosenFornitore[]
  onTipo: (tipo: TipoIpotesi) => void
  onRemove: () => void
}

const TIPI = TIPI_IPOTESI.map((value) => ({ valore: value, testo: IPOTESI_LABELS[value] }))
const REPARTI = [
  { valore: 'macchine', testo: 'Macchine' },
  { valore: 'banchi', testo: 'Banchi' },
]

/** One thing that a scenario changes: what it is, and what that kind asks for. */
export function IpotesiFields({ index, one: { tipo }, fornitori, onTipo, onRemove }: Props) {
  const field = (name: keyof Ipotesi) => `ipotesi[${index}].${name}`
  const dal = <DateField key="dal" nome={field('dal')} etichetta="Dal" obbligatorio={tipo === 'fermo'} />
  const al = <DateField key="al" nome={field('al')} etichetta="Al" obbligatorio={tipo === 'fermo'} />
  const reparto = (
    <SelectField key="reparto" nome={field('reparto')} etichetta="Reparto" choices={REPARTI} obbligatorio />
  )
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
          nome={field('tipo')}
          etichetta="Cambiamento"
          choices={TIPI}
          onChoose={(chosen) => onTipo(chosen as TipoIpotesi)}
        />
        {tipo === 'persone' && [
          reparto,
          <NumberField key="quanto" nome={field('quanto')} etichetta="Persone" obbligatorio />,
          dal,
          al,
        ]}
        {(tipo === 'sabati' || tipo === 'ore') && [
          <SelectField
            key="reparto"
            nome={field('reparto')}
            etichetta="Reparto"
            choices={REPARTI}
            vuota="Macchine e banchi"
          />,
          <NumberField
            key="quanto"
            nome={field('quanto')}
            etichetta={tipo === 'ore' ? 'Ore al giorno' : 'Ore del sabato'}
            unita="h"
            decimali
            obbligatorio
          />,
          dal,
          al,
        ]}
        {tipo === 'fermo' && [
          reparto,
          <NumberField key="quanto" nome={field('quanto')} etichetta="Persone ferme" aiuto="0: tutto il reparto" />,
          dal,
          al,
        ]}
        {tipo === 'fornitore' && [
          <SelectField
            key="fornitore"
            nome={field('fornitore')}
            etichetta="Fornitore"
            obbligatorio
            vuota=""
            choices={fornitori.map(({ pk, nome, tipologia }) => ({ valore: pk, testo: `${nome} (${tipologia})` }))}
          />,
          <NumberField key="quanto" nome={field('quanto')} etichetta="Giorni di ritardo" obbligatorio />,
        ]}
        {tipo === 'urgente' && [
          <NumberField key="macchine" nome={field('macchine')} etichetta="Macchine" unita="min" />,
          <NumberField key="banchi" nome={field('banchi')} etichetta="Banchi" unita="min" />,
          <DateField key="al" nome={field('al')} etichetta="Approntamento" />,
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
