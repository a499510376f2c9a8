// How the matrix asks about folders and files, and how it asks the old API about them.
import { sampleFiles } from '#platform/files/__tests__/samples.ts'
import type { MatrixAction, MatrixQuery } from './calls.ts'
import type { MatrixScene, ObjectKind } from './scene.ts'

const file = { nome: 'prova.png', base64: sampleFiles.png.toString('base64') }

export const documentiQueries: Record<string, MatrixQuery> = {
  cartella: { tipo: 'Cartella', args: (pk) => `pk: ${pk}` },
  contenutoCartella: { tipo: 'Cartella', args: (pk) => `pk: ${pk}` },
}

export const documentiNodes: Record<string, ObjectKind> = {
  Cartella: 'Cartella',
  CondivisioneCartella: 'CondivisioneCartella',
  DocumentoCartella: 'DocumentoCartella',
}

export const documentiActions: Record<string, MatrixAction> = {
  createCartella: { input: () => ({ nome: 'Nuova' }) },
  updateCartella: { tipo: 'Cartella', input: (pk) => ({ pk, nome: `Altra ${pk}` }) },
  deleteCartella: { tipo: 'Cartella', input: (pk) => ({ pk }) },
  shareCartella: { tipo: 'Cartella', input: (pk) => ({ pk, accountPks: [] }) },
  restoreCartella: { tipo: 'CartellaNelCestino', input: (pk) => ({ pk }) },
  addDocumentoCartella: { tipo: 'Cartella', input: (cartella) => ({ cartellaPk: cartella, file }) },
  updateDocumentoCartella: { tipo: 'DocumentoCartella', input: (pk) => ({ pk, titolo: `Altro ${pk}` }) },
  replaceDocumentoCartella: { tipo: 'DocumentoCartella', input: (pk) => ({ pk, file }) },
  restoreVersioneDocumento: { tipo: 'DocumentoCartella', input: (pk) => ({ pk, precedentePk: pk }) },
  deleteDocumentoCartella: { tipo: 'DocumentoCartella', input: (pk) => ({ pk }) },
  restoreDocumentoCartella: { tipo: 'DocumentoNelCestino', input: (pk) => ({ pk }) },
}

export const documentiPaths: readonly [RegExp, ObjectKind][] = [
  [/^\/api\/qrapp\/admin\/folders\//, 'Cartella'],
  [/^\/api\/qrapp\/admin\/files\//, 'DocumentoCartella'],
]

export const documentiBodies: Record<string, (pk: number, scena: MatrixScene) => object> = {
  'POST /api/qrapp/admin/folders/': () => ({ name: 'Nuova' }),
  'PATCH /api/qrapp/admin/folders/{id}/': (pk) => ({ name: `Altra ${pk}` }),
  'PUT /api/qrapp/admin/folders/{id}/share_folder/': () => ({ ids: [] }),
  'PATCH /api/qrapp/admin/files/{id}/': (pk) => ({ title: `Altro ${pk}` }),
}
