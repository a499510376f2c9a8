/**
 * @generated SignedSource<<c8c2a2dfdd80f73a2e8d5dbf93534fff>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type parametri_ipotesi$data = {
  readonly al: string | null;
  readonly banchi: number;
  readonly dal: string | null;
  readonly fornitore: number | null;
  readonly macchine: number;
  readonly quanto: number;
  readonly reparto: string | null;
  readonly tipo: string;
  readonly " $fragmentType": "parametri_ipotesi";
};
export type parametri_ipotesi$key = {
  readonly " $data"?: parametri_ipotesi$data;
  readonly " $fragmentSpreads": FragmentRefs<"parametri_ipotesi">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "parametri_ipotesi"
};

(node as any).hash = "b253f284928c4d785d0b2012f230bcea";

export default node;
