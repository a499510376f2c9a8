import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link } from 'react-router'
import { indirizzoDi, type Quali, type StatoStatistiche } from './stato.ts'

/** Id of what the open tab shows. */
export const PANNELLO = 'pannello-statistiche'

const ETICHETTE = { clienti: 'Clienti', agenti: 'Agenti' } as const

/** From one statistic to the other, with the filters. */
export function Schede({ quali, stato }: { quali: Quali; stato: StatoStatistiche }) {
  return (
    <Tabs aria-label="Statistiche" value={quali} sx={{ minHeight: 36 }}>
      {(['clienti', 'agenti'] as const).map((nome) => (
        <Tab
          key={nome}
          value={nome}
          label={ETICHETTE[nome]}
          component={Link}
          to={indirizzoDi(nome, stato)}
          id={`scheda-${nome}`}
          aria-controls={nome === quali ? PANNELLO : undefined}
          sx={{ minHeight: 36, py: 0.5, '@media (pointer: coarse)': { minHeight: 44 } }}
        />
      ))}
    </Tabs>
  )
}
