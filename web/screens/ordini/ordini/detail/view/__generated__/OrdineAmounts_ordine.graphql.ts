/**
 * @generated SignedSource<<09c366696e2b43400ce7848e6beec358>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdineAmounts_ordine$data = {
  readonly listino: number | null;
  readonly netto: number | null;
  readonly sconto: number | null;
  readonly " $fragmentType": "OrdineAmounts_ordine";
};
export type OrdineAmounts_ordine$key = {
  readonly " $data"?: OrdineAmounts_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdineAmounts_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrdineAmounts_ordine",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listino",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sconto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netto",
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "73fb3ba65a710035ae8cd0da5ad60ef8";

export default node;
