import { graphql, readInlineData } from 'relay-runtime'
import type { readSetting_impostazione$key } from '#generated/readSetting_impostazione.graphql.ts'
import type { SavedSetting } from './save.ts'

const fragment = graphql`
  fragment readSetting_impostazione on Impostazione @inline {
    chiave
    valore
    versione
    modificataIl
    modificataDa
  }
`

/** Reads a setting out of what spreads its fragment. */
export const readSetting = (impostazione: readSetting_impostazione$key): SavedSetting =>
  readInlineData(fragment, impostazione)
