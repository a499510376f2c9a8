/**
 * @generated SignedSource<<85bbf6e29de679a0deef366b643fb73b>>
 * @relayHash 7b4aa2fec8a27c1223e2674fa9fd5a41
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0fe61faea53fafe15454d9d48d72d8ceb20d53631e05f229a73d49fa3860ab4

import type { ConcreteRequest } from 'relay-runtime';
export type ToOrderWorkQuery$variables = Record<PropertyKey, never>;
export type ToOrderWorkQuery$data = {
  readonly warningsOrdiniFornitore: {
    readonly mancanti: ReadonlyArray<{
      readonly materiali: ReadonlyArray<{
        readonly materiale: string;
        readonly ordinareEntro: string | null;
      }>;
      readonly ordine: {
        readonly cliente: {
          readonly nome: string;
        };
        readonly numeroCommessa: string;
        readonly pk: number;
      };
    }>;
    readonly oggi: string;
    readonly totaleMancanti: number;
  };
};
export type ToOrderWorkQuery = {
  response: ToOrderWorkQuery$data;
  variables: ToOrderWorkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WarningsOrdiniFornitore",
    "kind": "LinkedField",
    "name": "warningsOrdiniFornitore",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "oggi",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totaleMancanti",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrdineIncompleto",
        "kind": "LinkedField",
        "name": "mancanti",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineAvvisato",
            "kind": "LinkedField",
            "name": "ordine",
            "plural": false,
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
                "concreteType": "ClienteAvvisato",
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
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MaterialeDaOrdinare",
            "kind": "LinkedField",
            "name": "materiali",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "materiale",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ordinareEntro",
                "storageKey": null
              }
            ],
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
    "name": "ToOrderWorkQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ToOrderWorkQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f0fe61faea53fafe15454d9d48d72d8ceb20d53631e05f229a73d49fa3860ab4",
    "metadata": {},
    "name": "ToOrderWorkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d7db1c9d3026e7d20e4f0eb7d41f2586";

export default node;
