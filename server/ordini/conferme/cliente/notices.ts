// What the house is told of a customer's page.
import { sendNotice } from '#platform/mail/notice.ts'
import type { OperationContext } from '#platform/operation.ts'
import { html, paragraphs } from '#platform/pdf/html.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { ConfermaOrdine } from '#prisma/generated/client.ts'
import { ordiniSettings } from '../../impostazioni/rules.ts'

type Conferma = Pick<ConfermaOrdine, 'id' | 'nomeCliente' | 'numeroCommessa'>

const named = ({ nomeCliente, numeroCommessa }: Conferma) =>
  [nomeCliente, numeroCommessa && `commessa ${numeroCommessa}`].filter(Boolean).join(', ')

const pageOf = ({ id }: Conferma) => `/planner/#/conferme-ordini/${id}`

/** A customer has signed. @param how 'sullo schermo', 'a mano' */
export async function noticeSignature(ctx: OperationContext, conferma: Conferma, how: string): Promise<void> {
  const { avvisi_firme: addresses } = await readSettings(ctx.tx, ordiniSettings)
  await sendNotice(ctx, addresses, {
    oggetto: `Preventivo firmato: ${named(conferma)}`,
    corpo: html`<p>Il cliente ha firmato il preventivo ${how}: ${named(conferma)}. Ora l’ordine si può confermare.</p>`,
    contesto: 'AvvisoFirma',
    contestoPk: conferma.id,
    path: pageOf(conferma),
  })
}

/** A customer has written. */
export async function noticeMessage(ctx: OperationContext, conferma: Conferma, text: string): Promise<void> {
  const { avvisi_messaggi: addresses } = await readSettings(ctx.tx, ordiniSettings)
  await sendNotice(ctx, addresses, {
    oggetto: `Messaggio del cliente: ${named(conferma)}`,
    corpo: html`<p>${named(conferma)} ha scritto:</p>${paragraphs(text)}`,
    contesto: 'AvvisoMessaggio',
    contestoPk: conferma.id,
    path: pageOf(conferma),
  })
}
