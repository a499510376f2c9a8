/**
 * @generated SignedSource<<f16b5b34e3fba3ffb2038a89e241d99c>>
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
  readonly " $fragmentSpreads": FragmentRefs<"PreventivoOrdine_preventivo">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PreventivoOrdine_preventivo"
    }
  ],
  "type": "Preventivo",
  "abstractKey": null
};

(node as any).hash = "f4cc6130d892c8bc815c017fe539e8a4";

export default node;
