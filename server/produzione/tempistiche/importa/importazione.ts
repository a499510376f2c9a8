import { ValidationError } from 'yup'
import { type CatalogoCodici, leggiCatalogo } from '../../../ordini/righe/catalogoCodici.ts'
import { storiaCampi } from '../../../platform/db/conflitto.ts'
import { valoriDi } from '../../../platform/imports/lettura/valori.ts'
import { perImportazione } from '../../../platform/imports/perImportazione.ts'
import { pezzi, type RigaDiFile, raccogli, respiro, rigaPiano, righeDeiFogli } from '../../../platform/imports/righe.ts'
import { COLONNE } from '../../../platform/imports/rules.ts'
import { type Importazione, NESSUN_RISULTATO, type Piano, type RigaPiano } from '../../../platform/imports/tipo.ts'
import { CAMPO_OBBLIGATORIO } from '../../../shared/fields/fields.ts'
import { allineaTempi } from '../../schedulazione/allinea.ts'
import { type Ambito, chiaveAmbito, tempiSchema } from '../rules.ts'

interface Tempi {
  tempoRepartoMacchine: number
  tempoRepartoBanchi: number
}

const COLONNA: Readonly<Record<string, string>> = { tipoSerramentoId: 'tipoSerramento', codiceSerramentoId: 'codice' }

/** Window type and code of a row; what is not known is told. */
function riferitiDi(
  letta: RigaDiFile,
  testo: (nome: string) => string,
  catalogo: CatalogoCodici,
  segna: (dove: RigaDiFile, colonna: string, messaggio: string) => void,
): Ambito | null {
  const nome = testo('tipoSerramento')
  const tipoSerramentoId = catalogo.tipo(nome)
  if (tipoSerramentoId === null) {
    segna(letta, 'tipoSerramento', nome === '' ? CAMPO_OBBLIGATORIO : `tipo serramento «${nome}» sconosciuto`)
  }
  const codici = codiciDi(testo('categoria'), testo('forma'), testo('codice'), catalogo)
  if ('motivo' in codici) segna(letta, codici.colonna, codici.motivo)
  return tipoSerramentoId === null || 'motivo' in codici ? null : { tipoSerramentoId, ...codici }
}

/** One code, those of a category and a shape, or all: as much as the row says. */
function codiciDi(categoria: string, forma: string, codice: string, catalogo: CatalogoCodici) {
  const tutti = { codiceSerramentoId: null, categoria: null, forma: null }
  if (categoria === '' && forma === '' && codice === '') return tutti
  if (codice === '') {
    const trovata = catalogo.forma(categoria, forma)
    return 'motivo' in trovata ? { ...trovata, colonna: 'forma' } : { ...tutti, ...trovata }
  }
  const trovato = catalogo.codice(categoria, forma, codice)
  return 'motivo' in trovato ? { ...trovato, colonna: 'codice' } : { ...tutti, codiceSerramentoId: trovato.pk }
}

/** Timings by window type and code. */
export const importazioneTempi: Importazione = {
  nome: 'tempi',
  async pianifica(fogli, db): Promise<Piano> {
    const { righe: lette, ignote } = righeDeiFogli(fogli, COLONNE.tempi)
    const catalogo = await leggiCatalogo(db)
    const attuali = new Map((await db.tempistica.findMany()).map((voce) => [chiaveAmbito(voce), voce]))
    const raccolta = raccogli()
    const viste = new Map<string, number>()
    const righe: RigaPiano[] = []
    const nuove: (Ambito & Tempi)[] = []
    const modificate: { pk: number; prima: Tempi; dopo: Tempi }[] = []
    let invariati = 0
    const pausa = respiro()
    for (const letta of lette) {
      await pausa()
      const { valori, errori } = valoriDi(letta.celle, COLONNE.tempi)
      for (const { colonna, messaggio } of errori) raccolta.segna(letta, colonna, messaggio)
      const riferiti = riferitiDi(letta, (nome) => String(valori[nome] ?? ''), catalogo, raccolta.segna)
      const chiave = riferiti && chiaveAmbito(riferiti)
      if (chiave && viste.has(chiave)) {
        raccolta.segna(letta, 'tipoSerramento', `questo tipo e codice sono già alla riga ${viste.get(chiave)}`)
      } else if (chiave) viste.set(chiave, letta.riga)
      let tempi: Tempi | null = null
      try {
        tempi = tempiSchema.validateSync(valori, { abortEarly: false, stripUnknown: true })
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error
        for (const { path = '', message } of error.inner) raccolta.segna(letta, COLONNA[path] ?? path, message)
      }
      if (!riferiti || !tempi || raccolta.in(letta)) {
        righe.push(rigaPiano(letta, 'ERRORE'))
        continue
      }
      const attuale = attuali.get(chiaveAmbito(riferiti))
      if (!attuale) nuove.push({ ...riferiti, ...tempi })
      else {
        const { tempoRepartoMacchine, tempoRepartoBanchi } = attuale
        const prima = { tempoRepartoMacchine, tempoRepartoBanchi }
        const uguale = JSON.stringify(prima) === JSON.stringify({ ...prima, ...tempi })
        if (uguale) invariati++
        else modificate.push({ pk: attuale.id, prima, dopo: tempi })
        righe.push(rigaPiano(letta, uguale ? 'UGUALE' : 'MODIFICATO'))
        continue
      }
      righe.push(rigaPiano(letta, 'NUOVO'))
    }
    const previsto = { ...NESSUN_RISULTATO, inseriti: nuove.length, aggiornati: modificate.length, invariati }
    return {
      righe,
      rilievi: raccolta.rilievi,
      avvisi: [],
      ignote,
      previsto,
      async esegui({ tx, audit, emit, progresso }) {
        const toccate: number[] = []
        const fatto = () => progresso(toccate.length / Math.max(1, nuove.length + modificate.length))
        for (const alcune of pezzi(nuove, 500)) {
          const create = await tx.tempistica.createManyAndReturn({ data: alcune })
          await audit(
            create.map(({ id, tempoRepartoMacchine, tempoRepartoBanchi }) => ({
              oggetto: 'Tempistica',
              oggettoPk: id,
              azione: 'crea',
              dopo: `macchine ${tempoRepartoMacchine} min, banchi ${tempoRepartoBanchi} min`,
            })),
          )
          toccate.push(...create.map(({ id }) => id))
          await fatto()
        }
        for (const { pk, prima, dopo } of modificate) {
          await tx.tempistica.update({ where: { id: pk }, data: { ...dopo, versione: { increment: 1 } } })
          await audit(storiaCampi('Tempistica', pk, 'modifica', { ...prima }, { ...dopo }))
          toccate.push(pk)
          await fatto()
        }
        if (toccate.length > 0) await allineaTempi(perImportazione(tx, audit), null)
        await emit('tempistica', toccate)
        return previsto
      },
    }
  },
}
