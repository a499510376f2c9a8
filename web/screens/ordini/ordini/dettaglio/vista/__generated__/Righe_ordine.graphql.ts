/**
 * @generated SignedSource<<b3e365612c2007f2e7b56901d04df430>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Righe_ordine$data = {
  readonly righe: ReadonlyArray<{
    readonly pk: number;
    readonly " $fragmentSpreads": FragmentRefs<"RigaLetta_riga">;
  }>;
  readonly " $fragmentType": "Righe_ordine";
};
export type Righe_ordine$key = {
  readonly " $data"?: Righe_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"Righe_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Righe_ordine",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RigaOrdine",
      "kind": "LinkedField",
      "name": "righe",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pk",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RigaLetta_riga"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "fef7c899ceec94158283186c0614eab3";

export default node;
