/**
 * @generated SignedSource<<e3b7abb04bed58889327ff81ab78dba9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AmbitoRicerca = "celle_rotte" | "non_schedulati" | "periodo" | "selezione" | "tutti";
export type PrioritaPiano = "anticipo" | "cambi" | "inRitardo" | "ritardo";
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
import type { FragmentRefs } from "relay-runtime";
export type parametri_piano$data = {
  readonly al: string | null;
  readonly ambito: AmbitoRicerca;
  readonly congelatoFino: string | null;
  readonly dal: string | null;
  readonly ipotesi: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"parametri_ipotesi">;
  }>;
  readonly nome: string;
  readonly ordini: ReadonlyArray<number>;
  readonly passi: number | null;
  readonly pesi: ReadonlyArray<{
    readonly ordine: number;
    readonly peso: number;
  }>;
  readonly pesiCliente: ReadonlyArray<{
    readonly peso: number;
    readonly tipo: TipoCliente;
  }>;
  readonly priorita: ReadonlyArray<PrioritaPiano>;
  readonly secondi: number;
  readonly seme: number;
  readonly trattenuti: ReadonlyArray<number>;
  readonly " $fragmentType": "parametri_piano";
};
export type parametri_piano$key = {
  readonly " $data"?: parametri_piano$data;
  readonly " $fragmentSpreads": FragmentRefs<"parametri_piano">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "parametri_piano"
};

(node as any).hash = "362b0c93d0dbfd2802e25d59e77d4de2";

export default node;
