/**
 * @generated SignedSource<<af5b3f7382a84e07ea120af63ff8d7f2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdineHeaderParts_azioni$data = {
  readonly cliente: {
    readonly nome: string;
  };
  readonly nonSchedulabile: boolean;
  readonly numeroCommessa: string;
  readonly numeroSerramenti: number;
  readonly pk: number;
  readonly " $fragmentSpreads": FragmentRefs<"MailButton_ordine" | "OrdineCliente_ordine">;
  readonly " $fragmentType": "OrdineHeaderParts_azioni";
};
export type OrdineHeaderParts_azioni$key = {
  readonly " $data"?: OrdineHeaderParts_azioni$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdineHeaderParts_azioni">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrdineHeaderParts_azioni",
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
      "name": "MailButton_ordine"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrdineCliente_ordine"
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "35481997e928ddf5b0947d83a705d763";

export default node;
