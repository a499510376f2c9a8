/**
 * @generated SignedSource<<2e18f059db4c3063b6fd4f7d364f978f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DatiPosa_preventivo$data = {
  readonly cittaPosa: string;
  readonly indirizzoPosa: string;
  readonly messaInPosa: boolean;
  readonly pianoPosa: string;
  readonly provinciaPosa: string;
  readonly regionePosa: string;
  readonly " $fragmentType": "DatiPosa_preventivo";
};
export type DatiPosa_preventivo$key = {
  readonly " $data"?: DatiPosa_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"DatiPosa_preventivo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DatiPosa_preventivo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messaInPosa",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "regionePosa",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "indirizzoPosa",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cittaPosa",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "provinciaPosa",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pianoPosa",
      "storageKey": null
    }
  ],
  "type": "Preventivo",
  "abstractKey": null
};

(node as any).hash = "ebe394cfb46678ba5587d7381bd6069a";

export default node;
