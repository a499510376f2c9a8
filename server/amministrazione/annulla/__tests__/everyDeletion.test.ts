import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { undoableDeletion } from '#platform/db/undo/undo.ts'
import { exposedOperations } from '#platform/graphql/mutationField.ts'
import '#server/schema.ts'

/** Deletions that are for good, or have another way back, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  deleteAgente: 'who has it logs in anew',
  deleteAllegatoOrdine: 'a file',
  deleteAllegatoOrdineFornitore: 'a file',
  deleteAppAccount: 'who has it logs in anew',
  deleteAttivita: 'its pieces are free for others',
  deleteAttivitaAutomatica: 'its pieces are free for others',
  deleteCartella: 'the bin',
  deleteDocumentoCartella: 'the bin',
  deleteFase: 'its states and its place in the order of phases go too',
  deleteFornitoreUtente: 'who has it logs in anew',
  deleteImmagineFamiglia: 'a file',
  deleteImmagineRiga: 'a file',
  deleteInteressato: 'what the law wants forgotten',
  deleteOperatore: 'who has it logs in anew',
  deletePasskey: 'a key that its device made',
  deleteRigaOrdineFornitore: 'undoModificaRighe',
  deleteRigheOrdineFornitore: 'undoModificaRighe',
  deleteTablet: 'its secret is worth nothing any more',
  deleteUser: 'its sessions and keys are gone',
  deleteWebhook: 'its secret is not kept',
}
/** Those whose page needs say nothing: another way back, or no question is asked. */
const SAID_OTHERWISE = ['the bin', 'undoModificaRighe', 'a key that its device made']

const deletions = [...exposedOperations.keys()].filter((name) => name.startsWith('delete')).sort()

test('every deletion can be taken back, or it is known why not', () => {
  expect(deletions.filter((name) => !undoableDeletion(name))).toEqual(Object.keys(OTHERWISE))
})

test('pages say of what is for good that it is', () => {
  const files = globSync('web/**/*.{ts,tsx}', { exclude: ['web/__generated__/**', 'web/**/__tests__/**'] })
  const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const silent = Object.entries(OTHERWISE).flatMap(([name, why]) => {
    if (SAID_OTHERWISE.includes(why)) return []
    // The question stands with the mutation, or in what draws it.
    const asking = sources.filter(({ text }) => text.includes(`${name}(input`))
    return asking
      .filter(({ file, text }) => !text.includes('forever: true') && !SHARED.has(file))
      .map(({ file }) => `${name}: ${file}`)
  })
  expect(silent).toEqual([])
})

/** Files whose question another file asks: the role of a user, the card of an operator; and what is itself an undo. */
const SHARED = new Set([
  'web/screens/amministrazione/utenti/tabs/AgenteTab.tsx',
  'web/screens/amministrazione/utenti/tabs/AppAccountTab.tsx',
  'web/screens/amministrazione/utenti/tabs/FornitoreTab.tsx',
  'web/screens/amministrazione/utenti/tabs/OperatoreTab.tsx',
  'web/screens/officina/operatore/queue/useAttivitaQueue.ts',
  'web/screens/officina/rimanenze/useCompleta.ts',
])
