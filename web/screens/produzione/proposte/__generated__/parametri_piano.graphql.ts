/**
 * @generated SignedSource<<be85c84fbd9b3a28320f26160cd15a37>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type parametri_piano$data = {
  readonly al: string | null;
  readonly ambito: string;
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
    readonly tipo: string;
  }>;
  readonly priorita: ReadonlyArray<string>;
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
