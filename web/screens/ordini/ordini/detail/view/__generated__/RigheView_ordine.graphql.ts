/**
 * @generated SignedSource<<6e6e96ee781ff1926228323a1661542a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RigheView_ordine$data = {
  readonly righe: ReadonlyArray<{
    readonly pk: number;
    readonly " $fragmentSpreads": FragmentRefs<"RigaView_riga">;
  }>;
  readonly " $fragmentType": "RigheView_ordine";
};
export type RigheView_ordine$key = {
  readonly " $data"?: RigheView_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"RigheView_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RigheView_ordine",
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
          "name": "RigaView_riga"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "14a1e7d3bc34d539b614492495f8ec14";

export default node;
