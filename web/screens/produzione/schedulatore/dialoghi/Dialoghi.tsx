import { messaggioErrore } from '../../../../relay/errors.ts'
import { provaFine, provaRipara } from '../dati/prove.ts'
import type { Cella } from '../modello.ts'
import type { DatiOrdine } from '../pannello/Pannello.tsx'
import { fineDelPiano } from '../piano.ts'
import { CercaOrdineDialog } from './CercaOrdineDialog.tsx'
import { ConflittoDialog, type ConflittoFase } from './ConflittoDialog.tsx'
import { ConsegnaDialog, ultimoGiorno } from './ConsegnaDialog.tsx'
import { MancantiDialog } from './MancantiDialog.tsx'
import { OrdiniFornitoreDialog } from './OrdiniFornitoreDialog.tsx'
import { RiparaDialog } from './RiparaDialog.tsx'
import { type ModoFine, SpostaFineDialog } from './SpostaFineDialog.tsx'

/** The one dialog that is open. */
export type Dialogo =
  | { tipo: 'cerca' }
  | { tipo: 'mancanti' }
  | { tipo: 'consegna'; proposta: string | null; errore: string | null }
  | { tipo: 'fine'; nomeFase: string; proposta: string | null }
  | { tipo: 'ordiniFornitore'; nomeFase: string }
  | { tipo: 'conflitto'; conflitti: readonly ConflittoFase[] }
  | { tipo: 'ripara'; cella: Cella }

interface Props {
  dialogo: Dialogo | null
  dati: DatiOrdine | null
  /** The saved dates, whatever is being edited. */
  salvate: DatiOrdine['piano']['fasi']
  salvataggio: boolean
  onChiudi: () => void
  onScegli: (pk: number) => void
  onConsegna: (giorno: string) => void
  onSpostaFine: (nomeFase: string, fine: string, modo: ModoFine) => void
  onRipara: (cella: Cella) => void
  onRicalcola: () => void
}

/** The dialogs of the timeline. */
export function Dialoghi(props: Props) {
  const { dialogo, dati, salvate, salvataggio, onChiudi } = props
  if (!dialogo) return null
  if (dialogo.tipo === 'cerca') return <CercaOrdineDialog onScegli={props.onScegli} onChiudi={onChiudi} />
  if (dialogo.tipo === 'ripara') {
    const { cella } = dialogo
    return (
      <RiparaDialog
        cella={cella}
        salvataggio={salvataggio}
        prova={(interruzione) => provaRipara(cella, interruzione)}
        inParole={messaggioErrore}
        onRipara={() => props.onRipara(cella)}
        onChiudi={onChiudi}
      />
    )
  }
  if (!dati) return null
  const { ordine, mancanti, piano } = dati
  switch (dialogo.tipo) {
    case 'mancanti':
      return <MancantiDialog mancanti={mancanti} onChiudi={onChiudi} />
    case 'consegna':
      return (
        <ConsegnaDialog
          ordine={ordine}
          proposta={dialogo.proposta}
          ultimo={ultimoGiorno(fineDelPiano(piano.fasi))}
          inCorso={salvataggio}
          errore={dialogo.errore}
          onSalva={props.onConsegna}
          onChiudi={onChiudi}
        />
      )
    case 'fine': {
      const fase = salvate.find(({ nomeFase }) => nomeFase === dialogo.nomeFase)
      const finora = { pk: ordine.pk, numeroCommessa: ordine.numeroCommessa, fasi: salvate }
      return fase ? (
        <SpostaFineDialog
          ordine={ordine}
          fase={fase}
          proposta={dialogo.proposta}
          salvataggio={salvataggio}
          prova={(fine, modo, interruzione) =>
            provaFine(finora, { nomeFase: dialogo.nomeFase, fine, modo }, interruzione)
          }
          inParole={messaggioErrore}
          onSalva={(fine, modo) => props.onSpostaFine(dialogo.nomeFase, fine, modo)}
          onChiudi={onChiudi}
        />
      ) : null
    }
    case 'ordiniFornitore':
      return <OrdiniFornitoreDialog ordine={ordine} nomeFase={dialogo.nomeFase} onChiudi={onChiudi} />
    case 'conflitto':
      return <ConflittoDialog conflitti={dialogo.conflitti} onRicalcola={props.onRicalcola} onChiudi={onChiudi} />
  }
}
