/**
 * @generated SignedSource<<c86c8ff72c9a3f05b9d6894c09d87a4d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
import type { FragmentRefs } from "relay-runtime";
export type OrdineHeaderParts_insegne$data = {
  readonly cliente: {
    readonly nome: string;
  };
  readonly etichettaSchedulazione: string;
  readonly id: string;
  readonly numeroCommessa: string;
  readonly ordiniFornitoreMancanti: ReadonlyArray<{
    readonly materiale: string;
  }> | null;
  readonly pk: number;
  readonly schedulato: boolean;
  readonly stato: {
    readonly colore: ColoreStato;
    readonly nome: string;
    readonly pk: number;
  } | null;
  readonly " $fragmentType": "OrdineHeaderParts_insegne";
};
export type OrdineHeaderParts_insegne$key = {
  readonly " $data"?: OrdineHeaderParts_insegne$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdineHeaderParts_insegne">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrdineHeaderParts_insegne",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "concreteType": "ClienteOrdine",
      "kind": "LinkedField",
      "name": "cliente",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ValoreStato",
      "kind": "LinkedField",
      "name": "stato",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "colore",
          "storageKey": null
        }
      ],
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MaterialeMancante",
      "kind": "LinkedField",
      "name": "ordiniFornitoreMancanti",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "materiale",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};
})();

(node as any).hash = "3b8a87334fe8c90cf6957a771b5a3981";

export default node;
