// How the matrix asks about offers, and what a customer's link to one opens.
import { fingerprint } from '#platform/identity/secrets.ts'
import type { StatoOfferta } from '#prisma/generated/enums.ts'
import { makeCliente, makeStoredFile } from '../../factories.ts'
import type { MatrixAction, MatrixQuery } from '../calls.ts'
import type { CallerName, MatrixFacts, MatrixScene, MatrixTarget, ObjectKind } from '../scene.ts'

export const offerteQueries: Record<string, MatrixQuery> = {
  offerta: { tipo: 'Offerta', args: (pk) => `pk: ${pk}` },
  consegnaOfferta: { tipo: 'VersioneOfferta', args: (pk) => `versioneOffertaPk: ${pk}` },
  offertaPdf: { tipo: 'VersioneOfferta', args: (pk) => `versioneOffertaPk: ${pk}` },
  confrontoVersioniOfferta: { tipo: 'VersioneOfferta', args: (pk) => `primaPk: ${pk}, dopoPk: ${pk}` },
}

export const offerteNodes: Record<string, ObjectKind> = {
  Offerta: 'Offerta',
  VersioneOfferta: 'VersioneOfferta',
  AlternativaOfferta: 'AlternativaOfferta',
  RigaOfferta: 'RigaOfferta',
  OpzioneRigaOfferta: 'OpzioneRigaOfferta',
  SpecchiaturaOfferta: 'SpecchiaturaOfferta',
  ServizioOfferta: 'ServizioOfferta',
  MessaggioOfferta: 'MessaggioOfferta',
  EventoOfferta: 'EventoOfferta',
  LinkOfferta: 'LinkOfferta',
}

/** An offer of a customer with one of everything, in a state. */
async function writeOfferta(
  db: MatrixFacts['db'],
  of: { clienteId: number; tipoSerramentoId: number; famigliaId: number; valoreId: number },
  stato: StatoOfferta,
) {
  const sent =
    stato === 'BOZZA' ? {} : { inviataIl: new Date(), inviataA: 'a@example.com', validaFino: new Date('2099-01-01') }
  const { opzioneId } = await db.valoreOpzione.findUniqueOrThrow({ where: { id: of.valoreId } })
  const { id } = await db.offerta.create({
    data: {
      clienteId: of.clienteId,
      nomeCliente: 'Anna',
      emailCliente: 'a@example.com',
      note: 'Nota',
      stato,
      messaggi: { create: { note: 'Prova' } },
    },
  })
  const versione = await db.versioneOfferta.create({
    data: {
      offertaId: id,
      numero: 1,
      stato,
      consegnaPrevista: new Date('2099-01-01'),
      ...sent,
      fileId: stato === 'BOZZA' ? null : (await makeStoredFile(db)).id,
      fileNome: stato === 'BOZZA' ? '' : 'offerta.pdf',
      eventi: { create: { tipo: 'APERTA' } },
    },
  })
  const alternativa = await db.alternativaOfferta.create({
    data: {
      versioneOffertaId: versione.id,
      nome: 'Legno',
      netto: 100,
      totale: 122,
      servizi: { create: { nome: 'Posa', tipo: 'POSA', importo: 10, iva: 10 } },
    },
  })
  const other = await db.alternativaOfferta.create({
    data: { versioneOffertaId: versione.id, nome: 'PVC', ordine: 1 },
  })
  const riga = { numero: 1, altezza: 1200, larghezza: 1000, iva: 22, listino: 100, netto: 100, aMano: true }
  for (const alternativaId of [alternativa.id, other.id]) {
    await db.rigaOfferta.create({
      data: {
        ...riga,
        alternativaId,
        posizione: 1,
        tipoSerramentoId: of.tipoSerramentoId,
        famigliaId: of.famigliaId,
        opzioni: { create: { opzioneId, valoreId: of.valoreId } },
      },
    })
  }
  const scadeIl = new Date('2099-01-01')
  await db.linkSegreto.create({ data: { versioneOffertaId: versione.id, hash: crypto.randomUUID(), scadeIl } })
  return { id, versione: versione.id, alternativa: alternativa.id }
}

async function make(
  { db, dati, agenteDi }: MatrixFacts,
  target: MatrixTarget,
  who: CallerName,
  stato: StatoOfferta = 'BOZZA',
) {
  const { id: clienteId } = await makeCliente(db, { agenteId: await agenteDi(target, who) })
  const of = { clienteId, tipoSerramentoId: dati.tipoSerramento, famigliaId: dati.famiglia, valoreId: dati.valore }
  return writeOfferta(db, of, stato)
}

type Make = (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => Promise<{ id: number }>
const ofNew =
  (find: (db: MatrixFacts['db'], made: Awaited<ReturnType<typeof make>>) => Promise<{ id: number }>): Make =>
  async (facts, target, who) =>
    find(facts.db, await make(facts, target, who))

/** Of the customers of agents. */
const targets: MatrixTarget[] = ['suo', 'delSubAgente', 'altrui', 'mancante']

const makeOfferteRows = {
  Offerta: ((facts, target, who) => make(facts, target, who)) satisfies Make,
  OffertaInviata: (async (facts, target, who) => make(facts, target, who, 'INVIATA')) satisfies Make,
  VersioneOfferta: ofNew(async (_db, { versione }) => ({ id: versione })),
  VersioneInviata: (async (facts, target, who) => ({
    id: (await make(facts, target, who, 'INVIATA')).versione,
  })) satisfies Make,
  AlternativaOfferta: ofNew(async (_db, { alternativa }) => ({ id: alternativa })),
  RigaOfferta: ofNew((db, { alternativa }) =>
    db.rigaOfferta.findFirstOrThrow({ where: { alternativaId: alternativa } }),
  ),
  OpzioneRigaOfferta: ofNew((db, { alternativa }) =>
    db.opzioneRigaOfferta.findFirstOrThrow({ where: { riga: { alternativaId: alternativa } } }),
  ),
  SpecchiaturaOfferta: (async (facts, target, who) => {
    const { alternativa } = await make(facts, target, who)
    const { id: rigaId } = await facts.db.rigaOfferta.findFirstOrThrow({ where: { alternativaId: alternativa } })
    const box = { x: 0, y: 0, larghezza: 400, altezza: 1400, posizione: 1, ante: 1 }
    return facts.db.specchiaturaOfferta.create({
      data: { ...box, rigaId, tipoSerramentoId: facts.dati.tipoSerramento },
    })
  }) satisfies Make,
  ServizioOfferta: ofNew((db, { alternativa }) =>
    db.servizioOfferta.findFirstOrThrow({ where: { alternativaId: alternativa } }),
  ),
  MessaggioOfferta: ofNew((db, { id }) => db.messaggioOfferta.findFirstOrThrow({ where: { offertaId: id } })),
  EventoOfferta: ofNew((db, { versione }) =>
    db.eventoOfferta.findFirstOrThrow({ where: { versioneOffertaId: versione } }),
  ),
  LinkOfferta: ofNew((db, { versione }) => db.linkSegreto.findFirstOrThrow({ where: { versioneOffertaId: versione } })),
}

/** How each type of row of an offer is made. */
export const offerteRows = {
  Offerta: { targets, create: makeOfferteRows.Offerta },
  OffertaInviata: { targets, create: makeOfferteRows.OffertaInviata },
  VersioneOfferta: { targets, create: makeOfferteRows.VersioneOfferta },
  VersioneInviata: { targets, create: makeOfferteRows.VersioneInviata },
  AlternativaOfferta: { targets, create: makeOfferteRows.AlternativaOfferta },
  RigaOfferta: { targets, create: makeOfferteRows.RigaOfferta },
  OpzioneRigaOfferta: { targets, create: makeOfferteRows.OpzioneRigaOfferta },
  SpecchiaturaOfferta: { targets, create: makeOfferteRows.SpecchiaturaOfferta },
  ServizioOfferta: { targets, create: makeOfferteRows.ServizioOfferta },
  MessaggioOfferta: { targets, create: makeOfferteRows.MessaggioOfferta },
  EventoOfferta: { targets, create: makeOfferteRows.EventoOfferta },
  LinkOfferta: { targets, create: makeOfferteRows.LinkOfferta },
}

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')
const token = 'o'.repeat(43)
/** The alternative of the offer whose secret the matrix knows. */
let known = 0

/** The one link whose secret the matrix knows, of a new offer. */
async function freshLink({ app: { db }, dati }: MatrixScene) {
  await db.linkSegreto.deleteMany({ where: { hash: fingerprint(token) } })
  const { id: clienteId } = await makeCliente(db)
  const of = { clienteId, tipoSerramentoId: dati.tipoSerramento, famigliaId: dati.famiglia, valoreId: dati.valore }
  const { versione, alternativa } = await writeOfferta(db, of, 'INVIATA')
  known = alternativa
  const { fileId } = await db.versioneOfferta.findUniqueOrThrow({ where: { id: versione } })
  const link = { versioneOffertaId: versione, fileId, fileNome: 'offerta.pdf', scadeIl: new Date('2099-01-01') }
  await db.linkSegreto.create({ data: { ...link, hash: fingerprint(token) } })
}

const inviata = (other: object = {}): MatrixAction => ({ tipo: 'VersioneInviata', input: (pk) => ({ pk, ...other }) })

export const offerteActions: Record<string, MatrixAction> = {
  createOfferta: { tipo: 'Cliente', input: (pk) => ({ clientePk: pk }) },
  updateOfferta: { tipo: 'Offerta', input: (pk) => ({ pk, riferimento: 'Altro' }) },
  deleteOfferta: { tipo: 'Offerta', input: (pk) => ({ pk }) },
  updateVersioneOfferta: { tipo: 'VersioneOfferta', input: (pk) => ({ pk, condizioni: 'Altre' }) },
  addVersioneOfferta: { tipo: 'OffertaInviata', input: (pk) => ({ offertaPk: pk }) },
  // The only version of each is refused to everybody: it is proved elsewhere.
  removeVersioneOfferta: { tipo: 'VersioneOfferta', input: (pk) => ({ pk }), never: true },
  addAlternativaOfferta: { tipo: 'VersioneOfferta', input: (pk) => ({ versioneOffertaPk: pk, nome: 'Altra' }) },
  updateAlternativaOfferta: { tipo: 'AlternativaOfferta', input: (pk) => ({ pk, descrizione: 'Altra' }) },
  removeAlternativaOfferta: { tipo: 'AlternativaOfferta', input: (pk) => ({ pk }) },
  // Which alternatives there are is another answer for each: it is proved elsewhere.
  arrangeAlternativeOfferta: {
    tipo: 'VersioneOfferta',
    input: (pk) => ({ versioneOffertaPk: pk, pks: [pk] }),
    never: true,
  },
  sendOfferta: { tipo: 'VersioneOfferta', input: (pk) => ({ pk }) },
  // Who may send the draft has nothing to ask.
  sendRichiestaInvioOfferta: { tipo: 'VersioneOfferta', input: (pk) => ({ pk, note: '' }), never: true },
  createLinkOfferta: inviata(),
  revokeLinkOfferta: inviata(),
  revokeOfferta: inviata(),
  refuseOfferta: inviata({ causa: 'ALTRO' }),
  // The alternative is another number for each: it is proved elsewhere.
  acceptOfferta: { ...inviata({ alternativaPk: 1 }), never: true },
  addMessaggioOfferta: { tipo: 'Offerta', input: (pk) => ({ offertaPk: pk, note: 'Prova' }) },
  openPaginaOfferta: { input: () => ({ token }), prima: freshLink },
  writeOffertaCliente: { input: () => ({ token, note: 'Prova' }), prima: freshLink },
  refuseOffertaCliente: { input: () => ({ token, causa: 'ALTRO' }), prima: freshLink },
  signOffertaCliente: {
    input: () => ({
      token,
      alternativaPk: known,
      nome: 'Nuovo',
      firma: `data:image/png;base64,${PNG}`,
      accetto: 'si',
    }),
    prima: freshLink,
  },
}
