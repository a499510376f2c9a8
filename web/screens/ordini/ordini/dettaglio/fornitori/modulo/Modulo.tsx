import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { VoceExtra } from '../../../../../../../server/acquisti/righeOrdineFornitore/rules.ts'
import { formatoQuantita } from '../../../../../../../server/shared/formats/formats.ts'
import { CampoNumero } from '../../../../../../forms/CampoNumero.tsx'
import { CampoScelta } from '../../../../../../forms/CampoScelta.tsx'
import { CampoTesto } from '../../../../../../forms/CampoTesto.tsx'
import { ModuloInDialogo } from '../../../../../../forms/ModuloInDialogo.tsx'
import type { MutationForm } from '../../../../../../forms/useMutationForm.ts'
import { CampoExtra } from './CampoExtra.tsx'
import type { Scelte } from './scelteRiga.ts'
import { etichette, type ValoriRiga } from './valori.ts'

interface Props extends MutationForm<ValoriRiga> {
  scelte: Scelte
  /** Number of the supplier order that has the row: type and supplier stay. */
  ordineFornitore?: number | null
  onAnnulla: () => void
}

/** The form of a row for a supplier, in its dialog. */
export function Modulo({ form, conflitto, chiudiConflitto, scelte, ordineFornitore, onAnnulla }: Props) {
  const { tipologie, fornitori, righe } = scelte
  const { tipologia } = form.values
  const bloccata = ordineFornitore != null
  const suoi = fornitori.filter((fornitore) => fornitore.tipologia === tipologia)

  // Of another type there are other suppliers: the default one is the likely choice.
  function scegliTipologia(scelta: string | number | null) {
    const predefinito = fornitori.find((fornitore) => fornitore.tipologia === scelta && fornitore.isDefault)
    void form.setFieldValue('fornitore', predefinito?.pk ?? null)
  }
  function mostra(campo: string, valore: unknown): ReactNode {
    if (valore === null || valore === '') return '–'
    if (campo === 'fornitore') return fornitori.find(({ pk }) => pk === valore)?.nome ?? String(valore)
    if (campo === 'rigaOrdine') return righe.find((riga) => riga.valore === valore)?.testo ?? String(valore)
    if (campo === 'quantita') return formatoQuantita(Number(valore))
    if (campo !== 'extraFields') return String(valore)
    return (valore as VoceExtra[]).map(({ nome, testo }) => `${nome}: ${testo}`).join(', ') || '–'
  }
  return (
    <ModuloInDialogo {...{ form, conflitto, chiudiConflitto, etichette, mostra, onAnnulla }} nome="Riga a fornitore">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          columnGap: 2,
          rowGap: 1.5,
          pt: 1,
          alignItems: 'start',
          '& > .tutta': { gridColumn: { sm: '1 / -1' } },
        }}
      >
        <CampoScelta
          nome="tipologia"
          etichetta={etichette.tipologia}
          obbligatorio
          disabled={bloccata}
          scelte={tipologie.map((nome) => ({ valore: nome, testo: nome }))}
          onScelta={scegliTipologia}
          aiuto={bloccata ? `È nell’ordine a fornitore n. ${ordineFornitore}: prima va staccata.` : undefined}
        />
        <CampoScelta
          nome="fornitore"
          etichetta={etichette.fornitore}
          obbligatorio
          disabled={bloccata || tipologia === null}
          scelte={suoi.map(({ pk, nome, isDefault }) => ({
            valore: pk,
            testo: isDefault ? `${nome} (predefinito)` : nome,
          }))}
          aiuto={tipologia !== null && suoi.length === 0 ? `Nessun fornitore di ${tipologia}.` : undefined}
        />
        <CampoNumero nome="quantita" etichetta={etichette.quantita} obbligatorio decimali />
        <CampoTesto nome="um" etichetta={etichette.um} massimo={20} />
        <CampoTesto nome="codice" etichetta={etichette.codice} massimo={100} />
        <CampoScelta nome="rigaOrdine" etichetta={etichette.rigaOrdine} vuota="Tutto l’ordine" scelte={righe} />
        <div className="tutta">
          <CampoTesto nome="descrizione" etichetta={etichette.descrizione} righe={2} massimo={2000} />
        </div>
        <CampoTesto nome="misure" etichetta={etichette.misure} massimo={200} />
        <CampoTesto nome="misureVetro" etichetta={etichette.misureVetro} massimo={200} />
        <CampoTesto nome="spessore" etichetta={etichette.spessore} massimo={100} />
        <CampoTesto nome="stampato" etichetta={etichette.stampato} massimo={200} />
        <CampoTesto nome="sezione" etichetta={etichette.sezione} massimo={200} />
        <div className="tutta">
          <CampoExtra nome="extraFields" etichetta={etichette.extraFields} />
        </div>
      </Box>
    </ModuloInDialogo>
  )
}
