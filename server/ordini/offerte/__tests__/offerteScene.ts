import { PDFDocument } from 'pdf-lib'
import { finishedBody } from '#platform/mail/finish.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCatalogo, makeCliente, makePreventivo, nextNumber } from '#server-test/factories.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')
/** A drawn signature. */
export const FIRMA = `data:image/png;base64,${PNG}`

/** What is read of an offer after a change. */
export const OFFERTA = `offerta { pk versione stato netto totale
  versioni { pk numero stato puoInviare motivoNonInviabile impronta pdf
    alternative { pk nome sconto netto imposta totale daQuotare scontoApprovato
      servizi { nome importo importoCalcolato }
      righe { pk numero listino listinoCalcolato scontoArticolo scontoCorrettivo netto senzaPrezzo aMano iva
        passi { tipo testo importo } } } } }`

export interface RigaRead {
  pk: number
  numero: number
  listino: number | null
  listinoCalcolato: number | null
  scontoArticolo: number
  netto: number | null
  senzaPrezzo: string
  iva: number
  passi: { tipo: string }[]
}

export interface OffertaRead {
  pk: number
  versione: number
  stato: string
  netto: number
  totale: number
  versioni: {
    pk: number
    numero: number
    stato: string
    puoInviare: boolean
    motivoNonInviabile: string | null
    impronta: string | null
    pdf: string | null
    alternative: {
      pk: number
      nome: string
      netto: number
      totale: number
      daQuotare: number
      scontoApprovato: number | null
      servizi: { nome: string; importo: number; importoCalcolato: number | null }[]
      righe: RigaRead[]
    }[]
  }[]
}

async function pdf(): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage()
  return Buffer.from(await document.save())
}

export type OfferteScene = Awaited<ReturnType<typeof openOfferteScene>>

/** The app, who makes offers, a list in force for a family and type, and what makes offers of them. */
export async function openOfferteScene() {
  const app: TestApp = await createTestApp({ config: { publicUrl: 'http://serramenti.example' } })
  const [superuser, staff, agente] = [await app.as('super'), await app.as('staff'), await app.as('agente')]
  const agenteId = (await app.db.agente.findFirstOrThrow({ where: { user: { username: 'agente' } } })).id
  const sheet = await pdf()
  app.services.pdf.render = async () => sheet
  await app.db.statoPreventivo.create({ data: { stato: 'Ordinato', ordine: 4 } })
  const { famiglia, tipo } = await makeCatalogo(app.db)
  const listino = await app.db.listino.create({
    data: {
      nome: `Listino ${nextNumber()}`,
      stato: 'IN_VIGORE',
      dal: new Date('2020-01-01T00:00:00Z'),
      scontoMaxAgenti: 10,
      scontoMaxUfficio: 20,
      voci: { create: [{ famigliaId: famiglia.id, tipoSerramentoId: tipo.id, modo: 'PEZZO', prezzo: 500 }] },
      servizi: {
        create: [
          { nome: 'Posa in opera', tipo: 'POSA', calcolo: 'PEZZO', importo: 80, iva: 10 },
          { nome: 'Trasporto', tipo: 'TRASPORTO', calcolo: 'CORPO', importo: 120, iva: 22, ordine: 1 },
        ],
      },
      sconti: { create: [{ tipoCliente: 'PRIVA', percentuale: 5 }] },
    },
  })

  /** A quote of the agent, of a customer on record, with two windows of the list. */
  const makeQuote = async (
    different: { agenteId?: number | null; serramenti?: object[]; messaInPosa?: boolean } = {},
  ) => {
    const email = `anna${nextNumber()}@example.it`
    await makeCliente(app.db, { email, tipoCliente: 'PRIVA', agenteId: different.agenteId ?? agenteId })
    return makePreventivo(app.db, {
      famigliaId: famiglia.id,
      agenteId,
      email,
      serramenti: [
        {
          tipoSerramentoId: tipo.id,
          tipoAperturaId: tipo.aperture[0]?.id ?? 0,
          quantita: 2,
          altezza: 1200,
          larghezza: 1000,
        },
      ],
      ...different,
    })
  }

  const write = (name: string, input: object, who: Client = superuser) =>
    mutateAs<{ offerta: OffertaRead }>(who, name, input, OFFERTA)

  /** An offer of a new quote. */
  async function makeOfferta(who: Client = superuser, different: Parameters<typeof makeQuote>[0] = {}) {
    const { id: preventivoPk } = await makeQuote(different)
    const { offerta } = await write('createOfferta', { preventivoPk }, who)
    return { ...offerta, preventivoPk }
  }

  /** The same, sent, with the secret of its link. */
  async function makeSent(who: Client = superuser, prepared = makeOfferta(who)) {
    const offerta = await prepared
    const pk = offerta.versioni[0]?.pk ?? 0
    const sent = await write('sendOfferta', { pk }, who)
    if (sent.errors.length > 0) throw new Error(JSON.stringify(sent.errors))
    return { ...sent.offerta, preventivoPk: offerta.preventivoPk, versionePk: pk, token: await tokenOf() }
  }

  /** The secret that the last mail with a link takes along. */
  async function tokenOf() {
    const mail = await app.db.mail.findFirstOrThrow({ where: { contesto: 'LinkCliente' }, orderBy: { id: 'desc' } })
    const body = await finishedBody(app.db, mail, 'http://serramenti.example')
    return /http:\/\/serramenti\.example\/offerta#([\w-]{43})"/.exec(body)?.[1] ?? ''
  }

  const alternativaOf = (offerta: OffertaRead) => offerta.versioni[0]?.alternative[0]?.pk ?? 0
  return {
    app,
    superuser,
    staff,
    agente,
    agenteId,
    famiglia,
    tipo,
    listino,
    makeQuote,
    makeOfferta,
    makeSent,
    write,
    alternativaOf,
    tokenOf,
  }
}

/** A line as it is sent back, from what was read of it. */
export const lineInput = (scene: OfferteScene, riga: RigaRead | null, different: object = {}) => ({
  pk: riga?.pk ?? null,
  tipoSerramentoPk: scene.tipo.id,
  famigliaPk: scene.famiglia.id,
  tipoAperturaPk: scene.tipo.aperture[0]?.id ?? null,
  opzioni: [],
  accessoriPks: [],
  numero: riga?.numero ?? 1,
  altezza: 1200,
  larghezza: 1000,
  ...different,
})
