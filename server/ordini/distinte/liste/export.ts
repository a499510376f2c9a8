import type { Context } from '#platform/context.ts'
import { boundedInteger, whereOne } from '#platform/db/whereOne.ts'
import { Refusal } from '#platform/errors.ts'
import { CSV, CSV_MARK, csvLine } from '#platform/excel/csv.ts'
import type { AnsweredExport } from '#platform/exports.ts'
import { authorize } from '#platform/operation.ts'
import { can } from '#platform/permissions.ts'
import { readPaper } from '#platform/settings/paper.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { ordiniSettings } from '../../impostazioni/rules.ts'
import { ordiniList } from '../../ordini/list.ts'
import { documentName } from '../../ordini/pdf/data.ts'
import { readDistinte } from '../read.ts'
import type { Barre } from '../tagli/rules.ts'
import { tagliDocument, vetriDocument } from './document.ts'
import { pezziLabelsDocument } from './labels/document.ts'
import { type EtichettePezzi, pezziLabelsFile } from './labels/kinds/rules.ts'
import { type PezzoLabel, tagliLabels, vetriLabels, whyNoLabels } from './labels/rules.ts'
import { tagliOf, vetriOf } from './rules.ts'

/** Where of the order whose lists are asked for: one that the viewer sees. @throws Refusal UNAUTHENTICATED, FORBIDDEN */
function whereListed(pk: number, ctx: Context): Prisma.OrdineWhereInput {
  authorize('viewOrdiniFornitore', ctx)
  return whereOne(ordiniList, pk, ctx)
}

/**
 * Where of the order whose labels are asked for: who records activities works at any, and they say nothing but its
 * number, its pieces and their measures. @throws Refusal UNAUTHENTICATED, FORBIDDEN
 */
const whereLabelled = (pk: number, ctx: Context): Prisma.OrdineWhereInput =>
  can(ctx.viewer, 'addAttivita') ? { id: pk } : whereListed(pk, ctx)

/**
 * The order of `?ordine=` with its bills.
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
async function askedOrdine(request: Request, ctx: Context, whereOf = whereListed) {
  const pk = boundedInteger(new URL(request.url).searchParams.get('ordine') ?? '')
  const { db } = ctx.services
  const ordine = await db.ordine.findFirst({ where: whereOf(pk, ctx), select: { id: true, numeroCommessa: true } })
  if (!ordine) throw new Refusal('NOT_FOUND')
  const bills = (await readDistinte(db, { ordineId: ordine.id })).map(({ bill }) => bill)
  return { ...ordine, bills }
}

function answer(name: string, type: string, bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

const csvFile = (name: string, rows: readonly (readonly (string | number | null)[])[]) =>
  answer(`${name}.csv`, CSV, new TextEncoder().encode(CSV_MARK + rows.map(csvLine).join('')))

/** What bars are cut of, as the settings say. */
async function readBarre({ services: { db } }: Context): Promise<Barre> {
  const { lunghezze_barre, lama_mm, avanzo_minimo_mm } = await readSettings(db, ordiniSettings)
  return { lunghezze: lunghezze_barre.map(Number), lama: lama_mm, avanzoMin: avanzo_minimo_mm }
}

const nameOf = (document: string, numeroCommessa: string) =>
  documentName(document, numeroCommessa).replace(/\.pdf$/, '')

/** `GET /esporta/vetri.csv?ordine=…`: the glass list of an order. */
export const vetriCsvExport: AnsweredExport = {
  name: 'vetri.csv',
  async answer(request, ctx) {
    const { numeroCommessa, bills } = await askedOrdine(request, ctx)
    return csvFile(nameOf('vetri', numeroCommessa), [
      ['Commessa', 'Riga', 'Vetro', 'Composizione', 'Larghezza mm', 'Altezza mm', 'Pezzi', 'Peso kg'],
      ...vetriOf(bills).map(({ posizione, descrizione, composizione, larghezza, altezza, quantita, peso }) => [
        ...[numeroCommessa, posizione, descrizione, composizione],
        ...[larghezza, altezza, quantita, peso],
      ]),
    ])
  },
}

/** `GET /esporta/vetri.pdf?ordine=…` */
export const vetriPdfExport: AnsweredExport = {
  name: 'vetri.pdf',
  async answer(request, ctx) {
    const { numeroCommessa, bills } = await askedOrdine(request, ctx)
    const carta = await readPaper(ctx.services)
    const document = await vetriDocument({ numeroCommessa, carta }, vetriOf(bills))
    const bytes = await ctx.services.pdf.render({ html: document })
    return answer(`${nameOf('vetri', numeroCommessa)}.pdf`, 'application/pdf', new Uint8Array(bytes))
  },
}

/** `GET /esporta/tagli.csv?ordine=…`: the cut lists of an order, a line a piece. */
export const tagliCsvExport: AnsweredExport = {
  name: 'tagli.csv',
  async answer(request, ctx) {
    const { numeroCommessa, bills } = await askedOrdine(request, ctx)
    const liste = tagliOf(bills, await readBarre(ctx))
    return csvFile(nameOf('tagli', numeroCommessa), [
      ['Commessa', 'Materiale', 'Codice', 'Sezione', 'Barra', 'Barra mm', 'Riga', 'Pezzo', 'Lunghezza mm'],
      ...liste.flatMap(({ tipologia, codice, sezione, barre }) =>
        barre.flatMap(({ lunghezza, pezzi }, n) =>
          pezzi.map((pezzo) => [
            ...[numeroCommessa, tipologia, codice, sezione, n + 1, lunghezza],
            ...[pezzo.posizione, pezzo.descrizione, pezzo.lunghezza],
          ]),
        ),
      ),
    ])
  },
}

/** `GET /esporta/tagli.pdf?ordine=…` */
export const tagliPdfExport: AnsweredExport = {
  name: 'tagli.pdf',
  async answer(request, ctx) {
    const { numeroCommessa, bills } = await askedOrdine(request, ctx)
    const carta = await readPaper(ctx.services)
    const barre = await readBarre(ctx)
    const document = await tagliDocument({ numeroCommessa, carta }, tagliOf(bills, barre), barre)
    const bytes = await ctx.services.pdf.render({ html: document })
    return answer(`${nameOf('tagli', numeroCommessa)}.pdf`, 'application/pdf', new Uint8Array(bytes))
  },
}

/** `GET /esporta/etichette_….pdf?ordine=…`: the labels of the pieces of one of the lists. */
function pezziLabelsExport(
  kind: EtichettePezzi,
  labelsOf: (bills: Parameters<typeof vetriOf>[0], ctx: Context) => Promise<PezzoLabel[]>,
): AnsweredExport {
  return {
    name: pezziLabelsFile(kind),
    async answer(request, ctx) {
      const { id, numeroCommessa, bills } = await askedOrdine(request, ctx, whereLabelled)
      const labels = await labelsOf(bills, ctx)
      const reason = whyNoLabels(labels.length)
      if (reason) throw new Refusal('CONFLICT', reason)
      const base = ctx.services.config.publicUrl ?? new URL(request.url).origin
      const of = { pk: id, numeroCommessa, base: base.replace(/\/$/, '') }
      const bytes = await ctx.services.pdf.render({ html: await pezziLabelsDocument(of, 'Etichette', labels) })
      return answer(`${nameOf(`etichette-${kind}`, numeroCommessa)}.pdf`, 'application/pdf', new Uint8Array(bytes))
    },
  }
}

export const vetriLabelsExport = pezziLabelsExport('vetri', async (bills) => vetriLabels(vetriOf(bills)))

export const tagliLabelsExport = pezziLabelsExport('tagli', async (bills, ctx) =>
  tagliLabels(tagliOf(bills, await readBarre(ctx))),
)
