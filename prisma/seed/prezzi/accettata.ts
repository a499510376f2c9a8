// The order that an accepted offer of the demo has become: by the same rules as the product, so that its net is the offer's.

import { orderedStato } from '#ordini/daPreventivo/rules.ts'
import { addRighe } from '#ordini/finestra/write.ts'
import { wholeAlternativa } from '#ordini/offerte/contenuto/read.ts'
import { pricedRigheOf, pricedServiziOf } from '#ordini/offerte/contenuto/stored.ts'
import { righeOfOrdine } from '#ordini/offerte/ordine/rules.ts'
import { offertaName } from '#ordini/offerte/rules.ts'
import { ordineData } from '#ordini/ordini/data.ts'
import { readNextNumero } from '#ordini/ordini/nextNumero.ts'
import { completeOrdine } from '#ordini/ordini/rules.ts'
import { NO_POSA } from '#ordini/posa/rules.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import type { PrintedPreventivo } from '#vendite/preventivi/pdf/data.ts'

/** A window code of each type that has timings for one. */
export async function readCodiciOfTipi(tx: Tx): Promise<ReadonlyMap<number, number>> {
  const timings = await tx.tempistica.findMany({
    where: { codiceSerramentoId: { not: null } },
    orderBy: { id: 'desc' },
    select: { tipoSerramentoId: true, codiceSerramentoId: true },
  })
  return new Map(timings.map((one) => [one.tipoSerramentoId, one.codiceSerramentoId ?? 0]))
}

interface Accepted {
  offertaId: number
  p: PrintedPreventivo
  codici: ReadonlyMap<number, number>
}

/** Makes the order of an accepted offer, its customer and its confirmation; the quote follows. */
export async function acceptDemo(tx: Tx, { offertaId, p, codici }: Accepted): Promise<void> {
  const offerta = await tx.offerta.findUniqueOrThrow({
    where: { id: offertaId },
    include: { versioni: { where: { stato: 'ACCETTATA' }, include: { alternative: { include: wholeAlternativa } } } },
  })
  const [versione] = offerta.versioni
  const alternativa = versione?.alternative.find(({ accettata }) => accettata)
  if (!versione?.decisaIl || versione.fileId === null || !alternativa) return
  const extra = await tx.tipoSerramento.findFirstOrThrow({ where: { extra: true }, select: { id: true } })
  const stato = await tx.valoreStato.findFirst({ where: { contesto: 'ORDINE', nome: 'Confermato' } })
  const tipoCliente = offerta.tipoCliente ?? 'PRIVA'
  const who = { indirizzo: p.indirizzo, citta: p.citta, provincia: p.provincia, agenteId: p.agenteId }
  const cliente = await tx.cliente.create({
    data: {
      ...who,
      codice: `C${String((await tx.cliente.count()) + 1).padStart(5, '0')}`,
      nome: offerta.nomeCliente,
      email: offerta.emailCliente,
      telefono: offerta.telefonoCliente,
      tipoCliente,
    },
  })
  const { messaInPosa, indirizzoPosa, cittaPosa, provinciaPosa, pianoPosa } = offerta
  const numeroCommessa = await readNextNumero(tx)
  const input = completeOrdine({
    ...NO_POSA,
    messaInPosa,
    indirizzoPosa,
    cittaPosa,
    provinciaPosa,
    pianoPosa,
    numeroCommessa,
    clientePk: cliente.id,
    tipoCliente,
    data: dayOfInstant(versione.decisaIl),
    dataConsegna: null,
    dataPosa: null,
    progetto: '',
    riferimento: offerta.riferimento,
    statoPk: stato?.id ?? null,
    codiceSistema: '',
    agentePk: p.agenteId,
    areaConsegna: null,
    senzaMisure: true,
    note: `Dall’offerta ${offertaName(offerta.id, versione.numero)} («${alternativa.nome}»)`,
    nonSchedulabile: false,
    autoSchedulazione: false,
    righe: righeOfOrdine(pricedRigheOf(alternativa), pricedServiziOf(alternativa), {
      sconto: alternativa.sconto.toNumber(),
      tipoExtraPk: extra.id,
      codiceOf: ({ tipoSerramentoPk }) => codici.get(tipoSerramentoPk ?? 0) ?? null,
    }),
  })
  const { id } = await tx.ordine.create({
    data: { ...ordineData(input), preventivoId: p.id, creatoIl: versione.decisaIl },
    select: { id: true },
  })
  await addRighe(
    tx,
    input.righe.map((riga, index) => ({ ordineId: id, riga, index })),
  )
  await tx.offerta.update({ where: { id: offertaId }, data: { ordineId: id, clienteId: cliente.id } })
  const ordered = orderedStato(await tx.statoPreventivo.findMany({ orderBy: { ordine: 'asc' } }))
  if (ordered) await tx.preventivo.update({ where: { id: p.id }, data: { statoId: ordered.id } })
  await tx.confermaOrdine.create({
    data: {
      data: dateOfDay(input.data),
      nomeCliente: offerta.nomeCliente,
      tipoCliente,
      codiceCliente: cliente.codice ?? '',
      emailCliente: offerta.emailCliente,
      numeroCommessa,
      preventivoDaFirmareId: versione.fileId,
      preventivoDaFirmareNome: versione.fileNome,
      preventivoFirmatoId: versione.fileId,
      preventivoFirmatoNome: 'offerta-firmata.pdf',
      ordineId: id,
      preventivoId: p.id,
      eventi: { create: { tipo: 'FIRMATA', chi: offerta.nomeCliente, il: versione.decisaIl } },
    },
  })
}
