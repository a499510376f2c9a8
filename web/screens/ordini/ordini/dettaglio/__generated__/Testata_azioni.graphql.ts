/**
 * @generated SignedSource<<82dcb22c8b42ab38b38128523d5b8e9c>>
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
  readonly numeroSerramenti: number;
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
      "kind": "ScalarField",
      "name": "numeroSerramenti",
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

(node as any).hash = "7de5f15e5fc3a42afe45925b5d83aff2";

export default node;
