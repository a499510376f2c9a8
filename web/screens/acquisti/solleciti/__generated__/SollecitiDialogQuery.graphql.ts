/**
 * @generated SignedSource<<3ab6966faa765d45c9b53a5eeb3e97ec>>
 * @relayHash 0fff634b5cdc28b87d3c03c2387ab6f7
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a4ffdcbd88b51389afd025a038963c50e21eb7e4b758830acea1d1646f501ff

import type { ConcreteRequest } from 'relay-runtime';
export type SollecitiDialogQuery$variables = Record<PropertyKey, never>;
export type SollecitiDialogQuery$data = {
  readonly solleciti: ReadonlyArray<{
    readonly corpo: string;
    readonly email: string;
    readonly fornitore: number;
    readonly motivo: string | null;
    readonly nome: string;
    readonly oggetto: string;
    readonly ordini: ReadonlyArray<{
      readonly pk: number;
    }>;
    readonly sollecitatoIl: string | null;
  }>;
};
export type SollecitiDialogQuery = {
  response: SollecitiDialogQuery$data;
  variables: SollecitiDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SollecitoFornitore",
    "kind": "LinkedField",
    "name": "solleciti",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fornitore",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nome",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "oggetto",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "corpo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sollecitatoIl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "motivo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrdineSollecitato",
        "kind": "LinkedField",
        "name": "ordini",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pk",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SollecitiDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SollecitiDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5a4ffdcbd88b51389afd025a038963c50e21eb7e4b758830acea1d1646f501ff",
    "metadata": {},
    "name": "SollecitiDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8244ca54dc6c1111e29bf989bc97b640";

export default node;
