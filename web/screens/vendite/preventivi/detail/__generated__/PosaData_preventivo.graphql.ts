/**
 * @generated SignedSource<<2d50ea8d424c1188f2dc6298571143e8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PosaData_preventivo$data = {
  readonly cittaPosa: string;
  readonly indirizzoPosa: string;
  readonly messaInPosa: boolean;
  readonly pianoPosa: string;
  readonly provinciaPosa: string;
  readonly regionePosa: string;
  readonly " $fragmentType": "PosaData_preventivo";
};
export type PosaData_preventivo$key = {
  readonly " $data"?: PosaData_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"PosaData_preventivo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PosaData_preventivo",
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

(node as any).hash = "1d44d89c35cfe1d8bb5c00e305d5a5aa";

export default node;
