import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { getIn, useFormikContext } from 'formik'
import { type ComponentProps, memo, type ReactNode } from 'react'
import { Calcolato } from '../../../../../forms/Calcolato.tsx'
import { CampoNumero } from '../../../../../forms/CampoNumero.tsx'
import { CampoRemoto } from '../../../../../forms/CampoRemoto.tsx'
import { CampoScelta } from '../../../../../forms/CampoScelta.tsx'
import { CampoTesto } from '../../../../../forms/CampoTesto.tsx'
import { scriviNumero } from '../../../../../forms/numeri.ts'
import { SottoModulo } from '../../../../../forms/SottoModulo.tsx'
import { Euro } from '../../../../../ui/Valori.tsx'
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

const euro = { unita: '€', decimali: true, fissi: 2 } as const
const percento = { unita: '%', decimali: true } as const

const PREZZI = '88px 136px 104px 136px 128px'

type Nomi = keyof typeof etichette

/** One field of a line, drawn again only when its value changes. */
function Isolato({ indice, campo, children }: { indice: number; campo: Nomi; children: (nome: string) => ReactNode }) {
  const nome = `righe[${indice}].${campo}`
  return <SottoModulo nomi={[nome]}>{children(nome)}</SottoModulo>
}

/** The fields of one line. @param indice its place in the form */
export const CampiRiga = memo(function CampiRiga({ indice, rivendita }: { indice: number; rivendita: boolean }) {
  const { visibile } = useContestoModulo()
  const colonne = `minmax(0, 1fr) minmax(0, 1.2fr) ${visibile.prezzi ? PREZZI : '88px'}`
  const numero = (campo: Nomi, opzioni: Partial<ComponentProps<typeof CampoNumero>> = {}) => (
    <Isolato indice={indice} campo={campo}>
      {(nome) => <CampoNumero nome={nome} etichetta={etichette[campo]} {...opzioni} />}
    </Isolato>
  )
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Linea colonne={colonne}>
        <Isolato indice={indice} campo="tipoSerramentoId">
          {(nome) => <Tipo nome={nome} rivendita={rivendita} />}
        </Isolato>
        {rivendita ? (
          <Isolato indice={indice} campo="codiceRivendita">
            {(nome) => <CodiceExtra nome={nome} />}
          </Isolato>
        ) : (
          <Isolato indice={indice} campo="codiceSerramentoId">
            {(nome) => <Codice nome={nome} />}
          </Isolato>
        )}
        {numero('numero', { obbligatorio: true })}
        {visibile.prezzi && (
          <>
            {numero('listino', euro)}
            {numero('scontoArticolo', percento)}
            {rivendita ? <Box sx={{ display: { xs: 'none', lg: 'block' } }} /> : numero('scontoCorrettivo', percento)}
            <Netto indice={indice} />
          </>
        )}
      </Linea>
      <Linea colonne="128px 128px 88px 160px minmax(0, 1fr)">
        {numero('altezza', { unita: 'mm' })}
        {numero('larghezza', { unita: 'mm' })}
        {numero('ante')}
        <Isolato indice={indice} campo="forma">
          {(nome) => <CampoTesto nome={nome} etichetta={etichette.forma} massimo={50} />}
        </Isolato>
        <Box sx={{ gridColumn: { sm: '1 / -1', lg: 'auto' }, minWidth: 0 }} data-ultimo={indice}>
          <Isolato indice={indice} campo="descrizione">
            {(nome) => <CampoTesto nome={nome} etichetta={etichette.descrizione} righe={1} massimo={2000} leggero />}
          </Isolato>
        </Box>
      </Linea>
    </Stack>
  )
})

/** EXTRA is for extra lines, but for an old line that has it. */
function Tipo({ nome, rivendita }: { nome: string; rivendita: boolean }) {
  const { tipi, tipiExtra, tipoExtra } = useContestoModulo()
  const { values } = useFormikContext<object>()
  const tutti = rivendita || (tipoExtra !== null && getIn(values, nome) === tipoExtra)
  return (
    <CampoScelta nome={nome} etichetta={etichette.tipoSerramentoId} scelte={tutti ? tipiExtra : tipi} obbligatorio />
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

/** Net of a line: computed, but written by hand where the line is extra. */
function Netto({ indice }: { indice: number }) {
  const { values } = useFormikContext<object>()
  const riga = getIn(values, `righe[${indice}]`) as RigaModulo | undefined
  if (!riga) return null
  if (riga.rivendita) {
    const nome = `righe[${indice}].netto`
    const proposto = scriviNumero(nettoProposto(riga), 2)
    return <CampoNumero nome={nome} etichetta={etichette.netto} placeholder={proposto} {...euro} />
  }
  return (
    <Calcolato etichetta={etichette.netto}>
      <Euro valore={nettoLive(riga)} />
    </Calcolato>
  )
}
