import { specchiatureInput } from '../../composti/read.ts'
import { storedSteps } from '../stored.ts'
import type { PricedRiga, PricedServizio } from './prices.ts'
import type { WholeAlternativa } from './read.ts'

/** Stored lines as they are priced. */
export const pricedRigheOf = ({ righe }: Pick<WholeAlternativa, 'righe'>): PricedRiga[] =>
  righe.map((riga) => ({
    pk: riga.id,
    rivendita: riga.rivendita,
    codiceRivendita: riga.codiceRivendita,
    tipoSerramentoPk: riga.tipoSerramentoId,
    famigliaPk: riga.famigliaId,
    opzioni: riga.opzioni.map(({ opzioneId, valoreId }) => ({ opzionePk: opzioneId, valorePk: valoreId })),
    tipoAperturaPk: riga.tipoAperturaId,
    accessoriPks: riga.accessori.map(({ id }) => id),
    numero: riga.numero,
    altezza: riga.altezza,
    larghezza: riga.larghezza,
    ante: riga.ante,
    specchiature: specchiatureInput(riga.specchiature),
    forma: riga.forma,
    descrizione: riga.descrizione,
    aMano: riga.aMano,
    listino: riga.listino?.toNumber() ?? null,
    listinoCalcolato: riga.listinoCalcolato?.toNumber() ?? null,
    listinoPrezziPk: riga.listinoPrezziId,
    passi: storedSteps(riga.passi),
    senzaPrezzo: riga.senzaPrezzo,
    costo: riga.costo?.toNumber() ?? null,
    scontoArticolo: riga.scontoArticolo.toNumber(),
    scontoCliente: riga.scontoCliente.toNumber(),
    iva: riga.iva.toNumber(),
  }))

/** Stored services as they are priced. */
export const pricedServiziOf = ({ servizi }: Pick<WholeAlternativa, 'servizi'>): PricedServizio[] =>
  servizi.map(({ nome, tipo, importo, importoCalcolato, costo, costoAMano, iva }) => ({
    nome,
    tipo,
    importo: importo.toNumber(),
    importoCalcolato: importoCalcolato?.toNumber() ?? null,
    costo: costo?.toNumber() ?? null,
    costoAMano,
    iva: iva.toNumber(),
  }))
