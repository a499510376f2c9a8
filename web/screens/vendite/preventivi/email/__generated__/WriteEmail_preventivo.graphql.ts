/**
 * @generated SignedSource<<1ffe1cef817065fe1add4cfb7ae76fb3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriteEmail_preventivo$data = {
  readonly email: string;
  readonly nomeCognome: string;
  readonly pk: number;
  readonly " $fragmentType": "WriteEmail_preventivo";
};
export type WriteEmail_preventivo$key = {
  readonly " $data"?: WriteEmail_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteEmail_preventivo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteEmail_preventivo",
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

(node as any).hash = "e01b2d00be31eea4e9068bfe682641c0";

export default node;
