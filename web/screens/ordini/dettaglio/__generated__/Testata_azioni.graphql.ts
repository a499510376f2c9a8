/**
 * @generated SignedSource<<e026367cfc1e619cf23e4ccba2bf53c1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Testata_azioni$data = {
  readonly cliente: {
    readonly nome: string;
  };
  readonly nonSchedulabile: boolean;
  readonly numeroCommessa: string;
  readonly pk: number;
  readonly " $fragmentSpreads": FragmentRefs<"BottoneMail_ordine">;
  readonly " $fragmentType": "Testata_azioni";
};
export type Testata_azioni$key = {
  readonly " $data"?: Testata_azioni$data;
  readonly " $fragmentSpreads": FragmentRefs<"Testata_azioni">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Testata_azioni",
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
      "name": "numeroCommessa",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nonSchedulabile",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClienteOrdine",
      "kind": "LinkedField",
      "name": "cliente",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BottoneMail_ordine"
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "b55805f5ca7fa87293dc466c367a0679";

export default node;
