import type { Tx } from '#platform/db/prisma.ts'
import type { ProductSettings } from '#platform/settings/rules.ts'
import type { VenditeSettings } from '#vendite/impostazioni/rules.ts'

/** The company of the demo: nobody's, with a number that no one has. */
export const demoSettings = {
  azienda: {
    ragioneSociale: 'Serramenti Valdombra S.r.l.',
    indirizzo: 'Via delle Essenze 12',
    cap: '32000',
    citta: 'Valdombra',
    provincia: 'Belluno',
    partitaIva: '00000000000',
    telefono: '0437 000000',
    email: 'info@valdombra.example',
    pec: '',
    codiceSdi: '',
    iban: '',
  },
  sito: 'https://www.valdombra.example',
  telefono_commerciale: '800 000 000',
  mittente_nome: 'Serramenti Valdombra',
  mittente_email: 'preventivi@valdombra.example',
} satisfies Partial<ProductSettings & VenditeSettings>

/** Writes the company of the demo, where none has been written. */
export async function seedAzienda(tx: Tx): Promise<void> {
  const data = Object.entries(demoSettings).map(([chiave, valore]) => ({ chiave, valore }))
  await tx.impostazione.createMany({ data, skipDuplicates: true })
}
