/**
 * @generated SignedSource<<fb202045fba0d998f85a1abf8cf4bacc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Testata_insegne$data = {
  readonly cliente: {
    readonly nome: string;
  };
  readonly etichettaSchedulazione: string;
  readonly schedulato: boolean;
  readonly stato: {
    readonly nome: string;
  } | null;
  readonly " $fragmentType": "Testata_insegne";
};
export type Testata_insegne$key = {
  readonly " $data"?: Testata_insegne$data;
  readonly " $fragmentSpreads": FragmentRefs<"Testata_insegne">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "nome",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Testata_insegne",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ClienteOrdine",
      "kind": "LinkedField",
      "name": "cliente",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ValoreStato",
      "kind": "LinkedField",
      "name": "stato",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "schedulato",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "etichettaSchedulazione",
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};
})();

(node as any).hash = "8840a7b949c01be0d0aa0f79de7f57f0";

export default node;
