import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Field } from '#forms/Field.tsx'
import { NumberField } from '#forms/NumberField.tsx'
import { schemaField } from '#forms/schemaField.ts'
import { daysSchema, type Ipotesi, ipotesiSchema, type TipoIpotesi } from '#produzione/proposte/rules.ts'
import { SearchedFornitoreField } from '#screens/acquisti/fornitori/SearchedFornitoreField.tsx'
import { isWithMinutes, repartiChoices, useReparti } from '#shell/reparti.ts'
import type { IpotesiNames } from './scenario.ts'

interface Props {
  index: number
  one: Ipotesi
  /** Names of those that the scenario has already. */
  fornitori: IpotesiNames['fornitori']
  onTipo: (tipo: TipoIpotesi) => void
  onRemove: () => void
}

/** One thing that a scenario changes: what it is, and what that kind asks for. */
export function IpotesiFields({ index, one: { tipo }, fornitori, onTipo, onRemove }: Props) {
  const at = `ipotesi[${index}]`
  const of = { of: ipotesiSchema, at }
  const days = { of: daysSchema, at: `${at}.periodo` }
  const dal = <Field key="dal" {...days} name="dal" required={tipo === 'fermo'} />
  const al = <Field key="al" {...days} name="al" required={tipo === 'fermo'} />
  const choices = repartiChoices(useReparti().filter(isWithMinutes))
  const reparto = <Field key="reparto" {...of} name="reparto" choices={choices} required />
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
        <Field {...of} name="tipo" onChoose={(chosen) => onTipo(chosen as TipoIpotesi)} />
        {tipo === 'persone' && [
          reparto,
          <NumberField key="quanto" name={`${at}.quanto`} label="Persone" required />,
          dal,
          al,
        ]}
        {(tipo === 'sabati' || tipo === 'ore') && [
          <Field key="reparto" {...of} name="reparto" choices={choices} empty="Tutti i reparti" />,
          <NumberField
            key="quanto"
            name={`${at}.quanto`}
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
          <NumberField key="quanto" name={`${at}.quanto`} label="Persone ferme" help="0: tutto il reparto" />,
          dal,
          al,
        ]}
        {tipo === 'fornitore' && [
          <SearchedFornitoreField
            key="fornitore"
            {...schemaField(ipotesiSchema, 'fornitorePk', at)}
            required
            nameOf={(pk) => fornitori.get(pk) ?? ''}
          />,
          <NumberField key="quanto" name={`${at}.quanto`} label="Giorni di ritardo" required />,
        ]}
        {tipo === 'urgente' && [
          <Field key="macchine" {...of} name="macchine" unita="min" />,
          <Field key="banchi" {...of} name="banchi" unita="min" />,
          <Field key="al" {...days} name="al" label="Approntamento" />,
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
