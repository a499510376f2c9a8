import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import { useFragment, usePreloadedQuery } from 'react-relay'
import { Link, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { useViewer } from '../../../shell/viewer.ts'
import { BackLink } from '../../../ui/list/BackLink.tsx'
import { Page } from '../../../ui/Page.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { oneOfParam } from '../../../ui/urlState.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { UtentePageQuery } from './__generated__/UtentePageQuery.graphql.ts'
import type { utente_user$key } from './__generated__/utente_user.graphql.ts'
import { useUtenteActions } from './actions/useUtenteActions.ts'
import { AgenteTab } from './tabs/AgenteTab.tsx'
import { AppAccountTab } from './tabs/AppAccountTab.tsx'
import { ClientiAccessTab } from './tabs/ClientiAccessTab.tsx'
import { FornitoreTab } from './tabs/FornitoreTab.tsx'
import { OperatoreTab } from './tabs/OperatoreTab.tsx'
import { UtenteDataTab } from './tabs/UtenteDataTab.tsx'
import { UtenteTokens } from './tabs/UtenteTokens.tsx'
import { UtenteNotFound } from './UtenteNotFound.tsx'
import { type ShownUtente, utenteFragment } from './utente.ts'

const query = graphql`
  query UtentePageQuery($pk: Int!) {
    userAdmin(pk: $pk) {
      ...utente_user
    }
    agenti {
      pk
      codice
      user {
        nome
      }
    }
    fornitori(perPagina: 1000) {
      edges {
        node {
          pk
          nome
          tipologia
        }
      }
    }
  }
`

const SCHEDE = {
  dati: 'Utente',
  operatore: 'Operatore',
  app: 'App Account',
  clienti: 'App Accesso Clienti',
  agente: 'Agente',
  fornitore: 'Fornitore',
  token: 'Token',
} as const
type NomeScheda = keyof typeof SCHEDE
const names = Object.keys(SCHEDE) as NomeScheda[]

const statoUtente = { scheda: oneOfParam(names, 'dati') }

/** User detail: data, roles, tokens. */
export default function UtentePage() {
  const { riferimento, inAttesa } = useRouteQuery<UtentePageQuery>()
  const { userAdmin, agenti, fornitori } = usePreloadedQuery<UtentePageQuery>(query, riferimento)
  const utente = useFragment<utente_user$key>(utenteFragment, userAdmin ?? null)
  if (!utente) return <UtenteNotFound />
  const scelte = agenti.map(({ pk, codice, user }) => ({ valore: pk, testo: `${user.nome} (${codice})` }))
  const daScegliere = fornitori.edges.map(({ node: { pk, nome, tipologia } }) => ({
    valore: pk,
    testo: `${nome} (${tipologia})`,
  }))
  return <Dettaglio utente={utente} agenti={scelte} fornitori={daScegliere} inAttesa={inAttesa} />
}

interface Props {
  utente: ShownUtente
  agenti: readonly { valore: number; testo: string }[]
  fornitori: readonly { valore: number; testo: string }[]
  inAttesa: boolean
}

function Dettaglio({ utente, agenti, fornitori, inAttesa }: Props) {
  const naviga = useNavigate()
  const { valori, imposta } = useUrlState(statoUtente)
  const { pk: io, permessi } = useViewer()
  const { elimina, disattiva, riattiva, vediCome, togliFattore } = useUtenteActions(() => naviga('/'))
  // A form begins anew after each save: then it starts from what the server says.
  const [giro, setGiro] = useState(0)
  const onSaved = () => setGiro((n) => n + 1)
  const { appAccount } = utente
  const visibili = names.filter((nome) => nome !== 'clienti' || appAccount)
  const scheda = visibili.includes(valori.scheda) ? valori.scheda : 'dati'
  const comune = { utente, onSaved }
  return (
    <Page
      titolo={utente.nome}
      inAttesa={inAttesa}
      indietro={<BackLink to="/" title="Torna all’elenco" />}
      accanto={!utente.isActive && <StatusChip parola="Disattivato" tono="attenzione" />}
      azioni={
        <>
          {permessi.vediCome && utente.pk !== io && utente.isActive && (
            <Button variant="outlined" onClick={() => void vediCome(utente)}>
              Vedi come
            </Button>
          )}
          <Button variant="outlined" component={Link} to={`/${utente.pk}/change-password`}>
            Cambia password
          </Button>
          {utente.secondoFattoreDal && utente.pk !== io && (
            <Button variant="outlined" onClick={() => void togliFattore(utente)}>
              Togli secondo fattore
            </Button>
          )}
          {utente.pk !== io && (
            <>
              {utente.isActive ? (
                <Button variant="outlined" onClick={() => void disattiva(utente)}>
                  Disattiva
                </Button>
              ) : (
                <Button variant="outlined" onClick={() => void riattiva(utente)}>
                  Riattiva
                </Button>
              )}
              <Button variant="outlined" color="error" onClick={() => void elimina(utente)}>
                Elimina utente
              </Button>
            </>
          )}
        </>
      }
      filtri={
        <Tabs
          value={scheda}
          onChange={(_, nuova: NomeScheda) => imposta({ scheda: nuova })}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label="Schede dell’utente"
        >
          {visibili.map((nome) => (
            <Tab
              key={nome}
              value={nome}
              label={SCHEDE[nome]}
              id={`scheda-${nome}`}
              aria-controls={`pannello-${nome}`}
            />
          ))}
        </Tabs>
      }
    >
      <div role="tabpanel" id={`pannello-${scheda}`} aria-labelledby={`scheda-${scheda}`} key={`${utente.pk} ${giro}`}>
        {scheda === 'dati' && <UtenteDataTab {...comune} />}
        {scheda === 'operatore' && <OperatoreTab {...comune} />}
        {scheda === 'app' && <AppAccountTab {...comune} />}
        {scheda === 'clienti' && appAccount && <ClientiAccessTab {...comune} appAccount={appAccount} />}
        {scheda === 'agente' && <AgenteTab {...comune} agenti={agenti} />}
        {scheda === 'fornitore' && <FornitoreTab {...comune} fornitori={fornitori} />}
        {scheda === 'token' && <UtenteTokens utente={utente} />}
      </div>
    </Page>
  )
}
