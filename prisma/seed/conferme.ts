// Order confirmations of the demo, two in each state, with small real PDFs.
import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { Tx } from '#platform/db/prisma.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'

/** A PDF of the demo in the store. */
export interface DemoPdf {
  chiave: string
  nome: string
  dimensione: number
}

const FIRST_DAY = new Date('2026-01-01T00:00:00Z')

/** Draws a small PDF with some lines. */
export async function drawPdf(storage: Storage, name: string, lines: readonly string[]): Promise<DemoPdf> {
  const document = await PDFDocument.create()
  // The same bytes at every run.
  document.setCreationDate(FIRST_DAY)
  document.setModificationDate(FIRST_DAY)
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([595, 842])
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 60, y: 760 - index * 26, size: 16, font })
  const bytes = await document.save()
  return { chiave: await storage.put(bytes), nome: name, dimensione: bytes.length }
}

/** Draws the quote to be signed, and the signed one. */
export async function drawConferme(storage: Storage): Promise<{ daFirmare: DemoPdf; firmato: DemoPdf }> {
  return {
    daFirmare: await drawPdf(storage, 'preventivo.pdf', ['Preventivo di prova', 'Da firmare']),
    firmato: await drawPdf(storage, 'preventivo-firmato.pdf', ['Preventivo di prova', 'Firmato dal cliente']),
  }
}

const DAY = 86_400_000

/** Inserts the confirmations: sent, waiting to be sent, not signed, signed without an order. */
export async function seedConferme(
  tx: Tx,
  { daFirmare, firmato }: { daFirmare: DemoPdf; firmato: DemoPdf },
  now: Date,
): Promise<void> {
  const pdf = ({ chiave, nome, dimensione }: DemoPdf) => ({ chiave, nome, dimensione, mime: 'application/pdf' })
  const [one, due] = await tx.storedFile.createManyAndReturn({ data: [pdf(daFirmare), pdf(firmato)] })
  if (!one || !due) return
  const ordini = await tx.ordine.findMany({
    where: { dataConsegna: { gt: now }, cliente: { email: { not: '' } } },
    orderBy: [{ data: 'desc' }, { id: 'desc' }],
    include: { cliente: true },
    take: 6,
  })
  for (const [place, ordine] of ordini.entries()) {
    const { cliente, numeroCommessa, tipoCliente } = ordine
    const numero = numeroCommessa.replace('/', '-')
    const sent = place < 2
    const withFirma = place < 4
    const at = new Date(now.getTime() - (12 - place) * DAY)
    const conferma = await tx.confermaOrdine.create({
      data: {
        data: dateOfDay(dayOfInstant(at)),
        nomeCliente: cliente.nome,
        tipoCliente,
        codiceCliente: cliente.codice ?? '',
        emailCliente: cliente.email,
        numeroCommessa,
        preventivoDaFirmareId: one.id,
        preventivoDaFirmareNome: `preventivo-${numero}.pdf`,
        ...(withFirma
          ? { preventivoFirmatoId: due.id, preventivoFirmatoNome: `preventivo-${numero}-firmato.pdf` }
          : {}),
        ...(sent ? { dataInvio: new Date(at.getTime() + 3 * DAY) } : {}),
        // The last one waits for the order of its number.
        ...(place === 5 ? { numeroCommessa: `${numeroCommessa}-BIS` } : { ordineId: ordine.id }),
        messaggi: {
          create: [
            { note: 'Preventivo mandato al cliente, aspettiamo la firma.', data: at },
            ...(withFirma
              ? [
                  {
                    note: 'Va bene, procedete.',
                    tipoMittente: 'CLIENTE' as const,
                    data: new Date(at.getTime() + DAY),
                  },
                ]
              : []),
          ],
        },
      },
    })
    const it = (days: number) => new Date(at.getTime() + days * DAY)
    await tx.eventoConferma.createMany({
      data: [
        { confermaId: conferma.id, tipo: 'LINK_INVIATO', il: at, dettaglio: cliente.email },
        { confermaId: conferma.id, tipo: 'APERTA', il: it(1), indirizzo: '203.0.113.7' },
        ...(withFirma
          ? [
              {
                confermaId: conferma.id,
                tipo: 'FIRMATA' as const,
                il: it(1),
                chi: cliente.nome,
                indirizzo: '203.0.113.7',
              },
            ]
          : []),
        ...(sent ? [{ confermaId: conferma.id, tipo: 'INVIATA' as const, il: it(3), dettaglio: cliente.email }] : []),
      ],
    })
  }
}
