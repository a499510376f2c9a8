import FilterList from '@mui/icons-material/FilterList'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { CO, MAGAZZINI, RILIEVI } from '../../../../../server/acquisti/ordiniFornitore/rules.ts'
import { formatCount, stateInWords } from '../../../../../server/shared/formats/formats.ts'
import { MultiSelect } from '../../../../forms/multiple/MultiSelect.tsx'
import { PeriodFields } from '../../../../forms/time/PeriodFields.tsx'
import { ListSelect } from '../../../../ui/ListSelect.tsx'
import type { ListOf } from '../../../../ui/list/useList.ts'
import { SideDrawer } from '../../../../ui/SideDrawer.tsx'
import { FilterBar } from '../../../../ui/table/FilterBar.tsx'
import { FilterText } from '../../../../ui/table/FilterText.tsx'
import { FILTER_DAYS, type FornitureFilterChip } from './filterChips.ts'
import { IN_RITARDO, NO_FORNITORE, type ordiniFornitoreUrlState, TIPI_AGENTE } from './ordiniFornitoreUrlState.ts'

interface Voce {
  readonly pk: number
  readonly nome: string
}

/** What the list is filtered by. */
interface FornitureFilterChoices {
  tipologie: readonly string[]
  /** Names of the states. */
  stati: readonly string[]
  statiMateriali: readonly Voce[]
  /** Null for who may not see agents. */
  agenti: readonly Voce[] | null
}

interface Props {
  list: ListOf<typeof ordiniFornitoreUrlState>
  scelte: FornitureFilterChoices
  chip: readonly FornitureFilterChip[]
  /** Supplier orders that the filters leave. */
  totale: number
}

const perNumero = ({ pk, nome }: Voce) => ({ valore: pk, testo: nome })

/** A short list whose first entry asks nothing. */
function Poche(props: {
  etichetta: string
  valore: string
  voci: readonly (readonly [valore: string, testo: string])[]
  onChange: (value: string) => void
}) {
  const { etichetta, valore, voci, onChange } = props
  // An address may name what is no longer there.
  const tutte = valore === '' || voci.some(([voce]) => voce === valore) ? voci : [...voci, [valore, valore] as const]
  return (
    <TextField
      select
      fullWidth
      label={etichetta}
      value={valore}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">Tutti</option>
      {tutte.map(([voce, testo]) => (
        <option key={voce} value={voce}>
          {testo}
        </option>
      ))}
    </TextField>
  )
}

const doppia = (voce: string) => [voce, voce] as const
const stateChoice = (state: string) => [state, stateInWords(state)] as const
const GRIGLIA = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const

/** Filters of the list: search, material and state at hand, all of them in a drawer. */
export function FornitureFilters({ list, scelte, chip, totale }: Props) {
  const { valori, imposta } = list.state
  const [aperto, setAperto] = useState(false)
  const testo = (
    nome: 'numero_commessa' | 'cliente' | 'progetto' | 'riferimento' | 'fornitore_nome' | 'note',
    etichetta: string,
  ) => (
    <FilterText
      etichetta={etichetta}
      valore={valori[nome]}
      onChange={(written) => imposta({ [nome]: written }, { sostituisci: true })}
    />
  )
  const tipologia = (
    <Poche
      etichetta="Tipologia"
      valore={valori.tipologia}
      voci={scelte.tipologie.map(doppia)}
      onChange={(scelta) => imposta({ tipologia: scelta })}
    />
  )
  const stato = (
    <Poche
      etichetta="Stato"
      valore={valori.stato}
      voci={[...scelte.stati.map(stateChoice), [NO_FORNITORE, 'Nessuno stato'], [IN_RITARDO, 'In ritardo']]}
      onChange={(scelta) => imposta({ stato: scelta })}
    />
  )
  const passo = (nome: 'rilievo' | 'co' | 'magazzino', etichetta: string, voci: readonly string[]) => (
    <Poche
      etichetta={etichetta}
      valore={valori[nome]}
      voci={voci.map(stateChoice)}
      onChange={(scelta) => imposta({ [nome]: scelta })}
    />
  )
  return (
    <>
      <FilterBar
        cerca={{ valore: valori.search, onChange: (search) => imposta({ search }, { sostituisci: true }) }}
        attivi={chip.map(({ nome, etichetta, senza }) => ({ nome, etichetta, togli: () => imposta(senza) }))}
        onAzzera={list.clearFilters}
      >
        <Box sx={{ display: { xs: 'none', md: 'grid' }, gridTemplateColumns: 'repeat(2, 180px)', gap: 1 }}>
          {tipologia}
          {stato}
        </Box>
        <Badge badgeContent={chip.length} color="primary" overlap="rectangular">
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<FilterList />}
            aria-haspopup="dialog"
            aria-expanded={aperto}
            onClick={() => setAperto(true)}
            sx={{ height: { md: 40 }, color: 'text.secondary', borderColor: 'action.disabled', fontWeight: 400 }}
          >
            Tutti i filtri
          </Button>
        </Badge>
      </FilterBar>
      <SideDrawer aperto={aperto} titolo="Filtri" onClose={() => setAperto(false)}>
        <Box sx={GRIGLIA}>
          {tipologia}
          {stato}
          {testo('fornitore_nome', 'Fornitore')}
          {testo('note', 'Note')}
          {passo('rilievo', 'Rilievo', RILIEVI)}
          {passo('co', 'CO', CO)}
          {passo('magazzino', 'Magazzino', MAGAZZINI)}
          {testo('numero_commessa', 'Numero commessa')}
          {testo('cliente', 'Cliente')}
          {testo('progetto', 'Progetto')}
          {testo('riferimento', 'Riferimento')}
          {scelte.agenti && (
            <>
              <ListSelect
                etichetta="Agente"
                voci={scelte.agenti.map(perNumero)}
                valore={valori.agente}
                onChange={(agente) => imposta({ agente })}
              />
              <Poche
                etichetta="Tipo agente"
                valore={valori.tipo_agente}
                voci={TIPI_AGENTE.map(doppia)}
                onChange={(scelta) => imposta({ tipo_agente: scelta as (typeof TIPI_AGENTE)[number] | '' })}
              />
            </>
          )}
          <MultiSelect
            mostrati={1}
            etichetta="Materiali"
            voci={scelte.tipologie.map((nome) => ({ valore: nome, testo: nome }))}
            valori={valori.materiali}
            onChange={(materiali) => imposta({ materiali })}
          />
          <MultiSelect
            mostrati={1}
            etichetta="Stati materiali"
            voci={scelte.statiMateriali.map(perNumero)}
            valori={valori.stati_materiali}
            onChange={(stati_materiali) => imposta({ stati_materiali })}
          />
          {FILTER_DAYS.map(([nome, etichetta]) => {
            const [da, a] = [`${nome}_da`, `${nome}_a`] as const
            return (
              <PeriodFields
                key={nome}
                name={etichetta}
                labels={[`${etichetta} dal`, 'al']}
                from={valori[da]}
                to={valori[a]}
                onChange={(from, to) => imposta({ [da]: from, [a]: to })}
                sx={{ ...GRIGLIA, width: '100%', gridColumn: '1 / -1' }}
              />
            )
          })}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, mt: 'auto', pt: 2 }}>
          <Button onClick={list.clearFilters} disabled={chip.length === 0 && valori.search === ''}>
            Azzera filtri
          </Button>
          <Button variant="contained" onClick={() => setAperto(false)} sx={{ flex: 1 }}>
            Mostra {formatCount(totale, 'ordine fornitore', 'ordini fornitore')}
          </Button>
        </Box>
      </SideDrawer>
    </>
  )
}
