/**
 * @generated SignedSource<<77d3ff387a4ce5a2ee208e6775e34a0c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreventivoContent_preventivo$data = {
  readonly note: string;
  readonly pk: number;
  readonly versione: number;
  readonly " $fragmentSpreads": FragmentRefs<"ClienteData_preventivo" | "FamigliaOptions_preventivo" | "PosaData_preventivo" | "PreventivoManagement_preventivo" | "Serramenti_preventivo">;
  readonly " $fragmentType": "PreventivoContent_preventivo";
};
export type PreventivoContent_preventivo$key = {
  readonly " $data"?: PreventivoContent_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreventivoContent_preventivo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreventivoContent_preventivo",
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
      "name": "versione",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClienteData_preventivo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PosaData_preventivo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FamigliaOptions_preventivo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Serramenti_preventivo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PreventivoManagement_preventivo"
    }
  ],
  "type": "Preventivo",
  "abstractKey": null
};

(node as any).hash = "b9533ea09cfa9e40c7c35fcc8422b77e";

export default node;
