import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { getIn, useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Calcolato } from '../../../../forms/Calcolato.tsx'
import { CampoNumero } from '../../../../forms/CampoNumero.tsx'
import { CampoRemoto } from '../../../../forms/CampoRemoto.tsx'
import { CampoScelta } from '../../../../forms/CampoScelta.tsx'
import { CampoTesto } from '../../../../forms/CampoTesto.tsx'
import { scriviNumero } from '../../../../forms/numeri.ts'
import { Euro } from '../../../../ui/Valori.tsx'
import { cercaCodici } from '../cerca.ts'
import { useContestoModulo } from '../contesto.ts'
import { nettoLive, nettoProposto } from '../prezzi.ts'
import { etichetteRiga as etichette, type RigaModulo } from '../valori.ts'

function Linea({ colonne, children }: { colonne: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))', lg: colonne },
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  )
}

const PREZZI = '88px 136px 104px 136px 128px'

/** The fields of one line (spec/001 §2). @param indice its place in the form */
export function CampiRiga({ indice, rivendita }: { indice: number; rivendita: boolean }) {
  const { visibile, tipi, tipiExtra } = useContestoModulo()
  const nome = (campo: keyof typeof etichette) => `righe[${indice}].${campo}`
  const colonne = `minmax(0, 1fr) minmax(0, 1.2fr) ${visibile.prezzi ? PREZZI : '88px'}`
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Linea colonne={colonne}>
        <CampoScelta
          nome={nome('tipoSerramentoId')}
          etichetta={etichette.tipoSerramentoId}
          scelte={rivendita ? tipiExtra : tipi}
          obbligatorio
        />
        {rivendita ? <CodiceExtra nome={nome('codiceRivendita')} /> : <Codice nome={nome('codiceSerramentoId')} />}
        <CampoNumero nome={nome('numero')} etichetta={etichette.numero} obbligatorio />
        {visibile.prezzi && (
          <>
            <CampoNumero nome={nome('listino')} etichetta={etichette.listino} unita="€" decimali fissi={2} />
            <CampoNumero nome={nome('scontoArticolo')} etichetta={etichette.scontoArticolo} unita="%" decimali />
            <Netti indice={indice} rivendita={rivendita} />
          </>
        )}
      </Linea>
      <Linea colonne="128px 128px 88px 160px minmax(0, 1fr)">
        <CampoNumero nome={nome('altezza')} etichetta={etichette.altezza} unita="mm" />
        <CampoNumero nome={nome('larghezza')} etichetta={etichette.larghezza} unita="mm" />
        <CampoNumero nome={nome('ante')} etichetta={etichette.ante} />
        <CampoTesto nome={nome('forma')} etichetta={etichette.forma} massimo={50} />
        <Box sx={{ gridColumn: { sm: '1 / -1', lg: 'auto' }, minWidth: 0 }} data-ultimo={indice}>
          <CampoTesto nome={nome('descrizione')} etichetta={etichette.descrizione} righe={1} massimo={2000} />
        </Box>
      </Linea>
    </Stack>
  )
}

function Codice({ nome }: { nome: string }) {
  const { codici } = useContestoModulo()
  return (
    <CampoRemoto
      nome={nome}
      etichetta={etichette.codiceSerramentoId}
      cerca={cercaCodici}
      testoDi={(id) => codici.get(id) ?? `n. ${id}`}
      onScelta={(voce) => voce && codici.set(voce.id, voce.testo)}
      nessuno="Nessun codice trovato"
      obbligatorio
    />
  )
}

function CodiceExtra({ nome }: { nome: string }) {
  const { codiciExtra } = useContestoModulo()
  return (
    <CampoTesto nome={nome} etichetta={etichette.codiceRivendita} proposte={codiciExtra} massimo={100} obbligatorio />
  )
}

/** Corrective discount and net: an extra line has the net alone, and it is written by hand. */
function Netti({ indice, rivendita }: { indice: number; rivendita: boolean }) {
  const { values } = useFormikContext<object>()
  const riga = getIn(values, `righe[${indice}]`) as RigaModulo | undefined
  if (!riga) return null
  if (!rivendita) {
    return (
      <>
        <CampoNumero
          nome={`righe[${indice}].scontoCorrettivo`}
          etichetta={etichette.scontoCorrettivo}
          unita="%"
          decimali
        />
        <Calcolato etichetta={etichette.netto}>
          <Euro valore={nettoLive(riga)} />
        </Calcolato>
      </>
    )
  }
  return (
    <>
      <Box sx={{ display: { xs: 'none', lg: 'block' } }} />
      <CampoNumero
        nome={`righe[${indice}].netto`}
        etichetta={etichette.netto}
        unita="€"
        decimali
        fissi={2}
        placeholder={scriviNumero(nettoProposto(riga), 2)}
      />
    </>
  )
}
