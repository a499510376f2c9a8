/**
 * @generated SignedSource<<f83f14b0c35748c74d65a84b098d3d6c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScriviEmail_preventivo$data = {
  readonly email: string;
  readonly nomeCognome: string;
  readonly pk: number;
  readonly " $fragmentType": "ScriviEmail_preventivo";
};
export type ScriviEmail_preventivo$key = {
  readonly " $data"?: ScriviEmail_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScriviEmail_preventivo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScriviEmail_preventivo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nomeCognome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Preventivo",
  "abstractKey": null
};

(node as any).hash = "4d299babadf0bc3d0ae8952f620cced3";

export default node;
