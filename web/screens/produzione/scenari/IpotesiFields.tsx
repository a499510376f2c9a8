import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import {
  IPOTESI_LABELS,
  type Ipotesi,
  TIPI_IPOTESI,
  type TipoIpotesi,
} from '../../../../server/produzione/proposte/rules.ts'
import { DateField } from '../../../forms/DateField.tsx'
import { NumberField } from '../../../forms/NumberField.tsx'
import { SelectField } from '../../../forms/SelectField.tsx'

export interface FornitoreScelto {
  pk: number
  nome: string
  tipologia: string
}

interface Props {
  indice: number
  una: Ipotesi
  fornitori: readonly FornitoreScelto[]
  onTipo: (tipo: TipoIpotesi) => void
  onTogli: () => void
}

const TIPI = TIPI_IPOTESI.map((valore) => ({ valore, testo: IPOTESI_LABELS[valore] }))
const REPARTI = [
  { valore: 'macchine', testo: 'Macchine' },
  { valore: 'banchi', testo: 'Banchi' },
]

/** One thing that a scenario changes: what it is, and what that kind asks for. */
export function IpotesiFields({ indice, una: { tipo }, fornitori, onTipo, onTogli }: Props) {
  const campo = (nome: keyof Ipotesi) => `ipotesi[${indice}].${nome}`
  const dal = <DateField key="dal" nome={campo('dal')} etichetta="Dal" obbligatorio={tipo === 'fermo'} />
  const al = <DateField key="al" nome={campo('al')} etichetta="Al" obbligatorio={tipo === 'fermo'} />
  const reparto = (
    <SelectField key="reparto" nome={campo('reparto')} etichetta="Reparto" scelte={REPARTI} obbligatorio />
  )
  return (
    <Box
      component="fieldset"
      aria-label={`Cambiamento ${indice + 1}`}
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
          nome={campo('tipo')}
          etichetta="Cambiamento"
          scelte={TIPI}
          onChoose={(scelto) => onTipo(scelto as TipoIpotesi)}
        />
        {tipo === 'persone' && [
          reparto,
          <NumberField key="quanto" nome={campo('quanto')} etichetta="Persone" obbligatorio />,
          dal,
          al,
        ]}
        {(tipo === 'sabati' || tipo === 'ore') && [
          <SelectField
            key="reparto"
            nome={campo('reparto')}
            etichetta="Reparto"
            scelte={REPARTI}
            vuota="Macchine e banchi"
          />,
          <NumberField
            key="quanto"
            nome={campo('quanto')}
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
          <NumberField key="quanto" nome={campo('quanto')} etichetta="Persone ferme" aiuto="0: tutto il reparto" />,
          dal,
          al,
        ]}
        {tipo === 'fornitore' && [
          <SelectField
            key="fornitore"
            nome={campo('fornitore')}
            etichetta="Fornitore"
            obbligatorio
            vuota=""
            scelte={fornitori.map(({ pk, nome, tipologia }) => ({ valore: pk, testo: `${nome} (${tipologia})` }))}
          />,
          <NumberField key="quanto" nome={campo('quanto')} etichetta="Giorni di ritardo" obbligatorio />,
        ]}
        {tipo === 'urgente' && [
          <NumberField key="macchine" nome={campo('macchine')} etichetta="Macchine" unita="min" />,
          <NumberField key="banchi" nome={campo('banchi')} etichetta="Banchi" unita="min" />,
          <DateField key="al" nome={campo('al')} etichetta="Approntamento" />,
        ]}
      </Box>
      <IconButton
        onClick={onTogli}
        aria-label={`Togli il cambiamento ${indice + 1}`}
        sx={{ mt: 2.5, alignSelf: 'start' }}
      >
        <Delete />
      </IconButton>
    </Box>
  )
}
