import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { ListFilters } from '../../../../ui/list/ListFilters.tsx'
import type { ListOf } from '../../../../ui/list/useList.ts'
import type { utentiUrlState } from '../utentiUrlState.ts'

type Filtro = 'is_superuser' | 'is_staff' | 'is_operatore' | 'agente' | 'is_app_account' | 'is_active'

const filtri: Record<Filtro, string> = {
  is_superuser: 'Admin',
  is_staff: 'Staff',
  is_operatore: 'Operatore',
  agente: 'Agente',
  is_app_account: 'App',
  is_active: 'Attivo',
}
const nomi = Object.keys(filtri) as Filtro[]

/** 'Staff: sì' */
const inParole = (nome: Filtro, valore: boolean | null) =>
  `${filtri[nome]}: ${valore === null ? 'tutti' : valore ? 'sì' : 'no'}`
const inTesto = (valore: boolean | null) => (valore === null ? '' : valore ? 'si' : 'no')
const daTesto = (testo: string) => (testo === '' ? null : testo === 'si')

/** Filters of the list: free search, each role, whether one may log in. */
export function UtentiFilters({ list }: { list: ListOf<typeof utentiUrlState> }) {
  const { valori, imposta } = list.state
  return (
    <ListFilters list={list} chips={Object.fromEntries(nomi.map((nome) => [nome, inParole(nome, valori[nome])]))}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 140px)', lg: 'repeat(6, 136px)' },
          gap: 1,
          width: { xs: '100%', sm: 'auto' },
        }}
      >
        {nomi.map((nome) => (
          <NativeSelect
            key={nome}
            input={<OutlinedInput size="small" />}
            value={inTesto(valori[nome])}
            onChange={(evento) => imposta({ [nome]: daTesto(evento.target.value) })}
            inputProps={{ 'aria-label': filtri[nome] }}
          >
            {[null, true, false].map((valore) => (
              <option key={inTesto(valore)} value={inTesto(valore)}>
                {inParole(nome, valore)}
              </option>
            ))}
          </NativeSelect>
        ))}
      </Box>
    </ListFilters>
  )
}
