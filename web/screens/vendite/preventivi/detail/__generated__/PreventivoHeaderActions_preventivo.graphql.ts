/**
 * @generated SignedSource<<ac1bbd456a9cb6cf8730df45954422cc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreventivoHeaderActions_preventivo$data = {
  readonly eliminato: boolean;
  readonly nomeCognome: string;
  readonly pdf: string;
  readonly pk: number;
  readonly " $fragmentType": "PreventivoHeaderActions_preventivo";
};
export type PreventivoHeaderActions_preventivo$key = {
  readonly " $data"?: PreventivoHeaderActions_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreventivoHeaderActions_preventivo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreventivoHeaderActions_preventivo",
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
      "name": "pdf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eliminato",
      "storageKey": null
    }
  ],
  "type": "Preventivo",
  "abstractKey": null
};

(node as any).hash = "0efecc99b475f24fc82ab7829bd6ab0d";

export default node;
