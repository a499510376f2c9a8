/**
 * @generated SignedSource<<91a5fa9033bb2ceae75b8615b8f65454>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AzioniTestata_preventivo$data = {
  readonly eliminato: boolean;
  readonly nomeCognome: string;
  readonly pdf: string;
  readonly pk: number;
  readonly " $fragmentType": "AzioniTestata_preventivo";
};
export type AzioniTestata_preventivo$key = {
  readonly " $data"?: AzioniTestata_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"AzioniTestata_preventivo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AzioniTestata_preventivo",
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

(node as any).hash = "a3456e4bf0d33c70ed69bb8d9e0b823b";

export default node;
