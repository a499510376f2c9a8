import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { Periodo } from '../../../../server/persone/assenze/rules.ts'
import { formatoData } from '../../../../server/shared/formats/formats.ts'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { BackLink } from '../../../ui/list/BackLink.tsx'
import { Pagina } from '../../../ui/Pagina.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { useIsNarrow } from '../../../ui/useIsPhone.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import { BarraCalendario } from '../calendario/BarraCalendario.tsx'
import { COLORE_FESTIVITA, coloreDi, giorniLetti } from '../calendario/eventi.ts'
import { idVoce, periodoLetto } from '../calendario/periodo/modello.ts'
import { NOMI } from '../calendario/periodo/mutazioniPeriodo.ts'
import { type DaModificare, PeriodoDialog } from '../calendario/periodo/PeriodoDialog.tsx'
import { usePeriodi } from '../calendario/periodo/usePeriodi.ts'
import { ScheletroBlocco } from '../calendario/ScheletroBlocco.tsx'
import { oggi, statoCalendario } from '../calendario/stato.ts'
import { useCalendarioDiretto } from '../calendario/useCalendarioDiretto.ts'
import type { PersonaPageQuery } from './__generated__/PersonaPageQuery.graphql.ts'
import { PersonaDialog } from './PersonaDialog.tsx'
import { readPersonaRow } from './PersonaRow.tsx'
import { Reparto } from './Reparto.tsx'
import { useDeletePersona } from './useDeletePersona.ts'

const Calendario = lazy(() => import('../calendario/Calendario.tsx'))

const query = graphql`
  query PersonaPageQuery($pk: Int!, $fromDate: Date!, $toDate: Date!) {
    persona(pk: $pk) {
      ...PersonaRow_persona
      assenze(fromDate: $fromDate, toDate: $toDate) {
        pk
        personaPk
        giornoDa
        giornoA
        oraDa
        oraA
        title
        versione
      }
    }
    festivita(filtro: { fromDate: $fromDate, toDate: $toDate }, perPagina: 1000) {
      nodes {
        pk
        giornoDa
        giornoA
        oraDa
        oraA
        title
        versione
      }
    }
  }
`

/** Staff detail with the calendar of the absences, over the holidays of all. */
export default function PersonaPage() {
  const { riferimento, inAttesa } = useRouteQuery<PersonaPageQuery>()
  const letto = usePreloadedQuery<PersonaPageQuery>(query, riferimento)
  const { festivita } = letto
  const persona = letto.persona && readPersonaRow(letto.persona)
  const assenze = letto.persona?.assenze
  const { valori, imposta } = useUrlState(statoCalendario)
  const naviga = useNavigate()
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  const [modulo, setModulo] = useState(false)
  const [aperto, setAperto] = useState<DaModificare | null>(null)
  const eliminaPersona = useDeletePersona(() => naviga('/personale', { replace: true }))
  const { sposta, elimina } = usePeriodi(rileggi)
  const stretto = useIsNarrow()
  const giorno = valori.giorno ?? oggi()
  useCalendarioDiretto(rileggi, giorniLetti(giorno))
  const periodi = useMemo(
    () => [
      ...festivita.nodes.map((riga) => periodoLetto('festivita', riga)),
      ...(assenze ?? []).map((riga) => periodoLetto('assenza', riga)),
    ],
    [festivita, assenze],
  )
  const voci = useMemo(
    () =>
      periodi.map((periodo) => ({
        ...periodo,
        id: idVoce(periodo),
        testo: periodo.title || NOMI[periodo.tipo],
        colore: periodo.tipo === 'festivita' ? COLORE_FESTIVITA : coloreDi(0),
        spostabile: periodo.tipo === 'assenza',
      })),
    [periodi],
  )

  if (!persona) return <NonTrovata />
  const { pk, nome, reparto, dataInizio, dataFine } = persona
  const perId = new Map(periodi.map((periodo) => [idVoce(periodo), periodo]))
  const nuova = (periodo: Periodo | null) => setAperto({ tipo: 'assenza', persona: pk, periodo })
  return (
    <Pagina
      titolo={nome}
      inAttesa={inAttesa}
      piena={!stretto}
      indietro={<BackLink to="/personale" title="Personale" />}
      accanto={
        <>
          <Reparto reparto={reparto} />
          <Typography variant="body2" color="textSecondary">
            {`In forza dal ${formatoData(dataInizio)}${dataFine ? ` al ${formatoData(dataFine)}` : ''}`}
          </Typography>
        </>
      }
      azioni={
        <>
          <Button color="error" onClick={() => eliminaPersona(persona)}>
            Elimina
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => setModulo(true)}>
            Modifica
          </Button>
          <Button variant="contained" startIcon={<Add />} onClick={() => nuova(null)}>
            Aggiungi assenza
          </Button>
        </>
      }
      filtri={
        <BarraCalendario
          vista={valori.vista}
          giorno={giorno}
          onGiorno={(scelto) => imposta({ giorno: scelto })}
          onVista={(vista) => imposta({ vista })}
        />
      }
    >
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', pb: 1 }}>
        <Suspense fallback={<ScheletroBlocco />}>
          <Calendario
            etichetta={`Assenze di ${nome}`}
            vista={valori.vista}
            giorno={giorno}
            voci={voci}
            onScegli={nuova}
            onApri={(id) => {
              const letto = perId.get(id)
              if (letto) setAperto({ letto })
            }}
            onSposta={async (id, periodo) => {
              const letto = perId.get(id)
              return letto !== undefined && (await sposta(letto, periodo))
            }}
          />
        </Suspense>
      </Box>
      {modulo && <PersonaDialog persona={persona} onClose={() => setModulo(false)} onSaved={() => setModulo(false)} />}
      {aperto && (
        <PeriodoDialog
          cosa={aperto}
          persone={[persona]}
          onChiudi={() => setAperto(null)}
          onSalvato={() => {
            setAperto(null)
            rileggi()
          }}
          onElimina={async (periodo) => {
            if (await elimina(periodo)) setAperto(null)
          }}
        />
      )}
    </Pagina>
  )
}

function NonTrovata() {
  return (
    <Pagina titolo="Persona non trovata">
      <EmptyState
        titolo="Questa persona non esiste"
        testo="Il numero è sbagliato, oppure è stata eliminata."
        azione={
          <Button variant="contained" component={Link} to="/personale">
            Personale
          </Button>
        }
      />
    </Pagina>
  )
}
