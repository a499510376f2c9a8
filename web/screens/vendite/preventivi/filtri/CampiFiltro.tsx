import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { provincePerNome, regioni } from '../../../../../server/shared/places/places.ts'
import { SceltaData } from '../../../../forms/SceltaData.tsx'
import { SceltaDaElenco } from '../../../../ui/SceltaDaElenco.tsx'
import { TestoFiltro } from '../../../../ui/tabella/TestoFiltro.tsx'
import type { UrlState } from '../../../../ui/useUrlState.ts'
import type { preventiviUrlState } from '../preventiviUrlState.ts'
import type { Scelta, Scelte } from '../scelte.ts'

type Elenco = Pick<UrlState<typeof preventiviUrlState.schema>, 'valori' | 'imposta'>

const perNome = ({ nome }: { nome: string }) => ({ valore: nome, testo: nome })
const province = provincePerNome.map(perNome)
const regioniDiPosa = regioni.map(perNome)
const perNumero = ({ pk, testo }: Scelta) => ({ valore: pk, testo })

const presenze = [
  ['no', 'Non eliminati'],
  ['si', 'Solo eliminati'],
  ['tutti', 'Tutti'],
] as const

/** The filters that are used most: state and, for whoever sees it, agent. */
export function FiltriPrincipali({
  elenco,
  scelte,
  conAgente,
}: {
  elenco: Elenco
  scelte: Scelte
  conAgente: boolean
}) {
  const { valori, imposta } = elenco
  return (
    <>
      <SceltaDaElenco
        etichetta="Stato"
        voci={scelte.stati.map(perNumero)}
        valore={valori.stato}
        onCambia={(stato) => imposta({ stato })}
      />
      {conAgente && (
        <SceltaDaElenco
          etichetta="Agente"
          voci={scelte.agenti.map(perNumero)}
          valore={valori.agente}
          onCambia={(agente) => imposta({ agente })}
        />
      )}
    </>
  )
}

/** The filters that the drawer holds: places, days, deleted ones. */
export function AltriFiltri({ elenco: { valori, imposta } }: { elenco: Elenco }) {
  const presenza = valori.eliminato === null ? 'tutti' : valori.eliminato ? 'si' : 'no'
  return (
    <>
      <TestoFiltro
        etichetta="Città"
        valore={valori.citta}
        onCambia={(citta) => imposta({ citta }, { sostituisci: true })}
      />
      <SceltaDaElenco
        etichetta="Provincia"
        voci={province}
        valore={valori.provincia || null}
        onCambia={(provincia) => imposta({ provincia: provincia ?? '' })}
      />
      <SceltaDaElenco
        etichetta="Regione di posa"
        voci={regioniDiPosa}
        valore={valori.regione_posa || null}
        onCambia={(regione) => imposta({ regione_posa: regione ?? '' })}
      />
      <TextField
        select
        fullWidth
        label="Eliminati"
        value={presenza}
        onChange={({ target }) => imposta({ eliminato: target.value === 'tutti' ? null : target.value === 'si' })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {presenze.map(([valore, testo]) => (
          <option key={valore} value={valore}>
            {testo}
          </option>
        ))}
      </TextField>
      <Box>
        <SceltaData
          etichetta="Dal giorno"
          valore={valori.start_date}
          onCambia={(start_date) => imposta({ start_date })}
          massimo={valori.end_date ?? undefined}
        />
      </Box>
      <Box>
        <SceltaData
          etichetta="Al giorno"
          valore={valori.end_date}
          onCambia={(end_date) => imposta({ end_date })}
          minimo={valori.start_date ?? undefined}
        />
      </Box>
    </>
  )
}
