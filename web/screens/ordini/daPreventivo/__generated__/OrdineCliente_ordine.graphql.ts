/**
 * @generated SignedSource<<21e7f26a382d546fed77eb2918512468>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdineCliente_ordine$data = {
  readonly cliente: {
    readonly nome: string;
  };
  readonly pk: number;
  readonly preventivoPk: number | null;
  readonly " $fragmentType": "OrdineCliente_ordine";
};
export type OrdineCliente_ordine$key = {
  readonly " $data"?: OrdineCliente_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdineCliente_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrdineCliente_ordine",
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
      "name": "preventivoPk",
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
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "d9c4f1264596d6a6d54ce795ea57fc7d";

export default node;
