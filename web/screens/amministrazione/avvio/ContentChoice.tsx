import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Content } from '#amministrazione/avvio/rules.ts'
import { useFormField } from '#forms/useFormField.ts'

const choices: readonly { valore: Content; title: string; spiegazione: string }[] = [
  {
    valore: 'CATALOGO',
    title: 'Un catalogo di esempio da adattare',
    spiegazione: 'Famiglie, tipi, aperture, opzioni e tempi. Nessun cliente e nessun ordine.',
  },
  { valore: 'VUOTO', title: 'Niente', spiegazione: 'Si comincia da zero.' },
  {
    valore: 'DEMO',
    title: 'Tutti i dati dimostrativi',
    spiegazione:
      'Catalogo, clienti, preventivi, ordini e utenti di prova con password «demo»: per provare, non per lavorare.',
  },
]

/** What the database begins with. */
export function ContentChoice({ name, disabled }: { name: string; disabled: boolean }) {
  const { valore, set } = useFormField<Content>(name)
  const id = useId()
  return (
    <div data-campo={name}>
      <FormLabel id={id} sx={{ fontSize: '0.8125rem', fontWeight: 550, color: 'text.primary' }}>
        Con che cosa cominciare
      </FormLabel>
      <RadioGroup aria-labelledby={id} name={name} value={valore} onChange={(_, chosen) => set(chosen as Content)}>
        {choices.map(({ valore: one, title, spiegazione }) => (
          <FormControlLabel
            key={one}
            value={one}
            disabled={disabled}
            control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${one}` } }} />}
            sx={{ alignItems: 'flex-start', mt: 0.5, mr: 0 }}
            slotProps={{ typography: { component: 'div', sx: { pt: '9px' } } }}
            label={
              <>
                {title}
                <Typography id={`${id}-${one}`} variant="body2" color="textSecondary" aria-hidden>
                  {spiegazione}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </div>
  )
}
